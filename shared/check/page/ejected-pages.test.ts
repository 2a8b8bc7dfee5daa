import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { apisOf } from '../../openapi/testing/api.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { ejectedText } from '../../site/api/eject/eject.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { siteTextsIn } from '../../site/texts/site-texts.ts'
import type { Problem } from '../../text/problem.ts'
import { checkPage } from '../check.ts'

const FILE = new URL('../../../resources/handbook/api/harbor.yaml', import.meta.url)
const config = readConfig('{"name":"x","navigation":[{"group":"a","pages":["page"]}]}').value

/** Each operation of the API as a page that describes it by hand, and its check. */
async function pagesByHand() {
  const apis = await apisOf({ 'api.yaml': readFileSync(FILE, 'utf8') })
  const check = (text: string): readonly Problem[] => {
    const pages = [summarizePage('page.mdx', text)]
    const site = planSite({
      config,
      pages,
      files: new Set(['page.mdx', 'api.yaml']),
      icons: noIcons,
      apis: apis.data(),
    })
    const known = { site, pages: new Map(pages.map(page => [page.path, page])), anchors: () => undefined }
    return checkPage(parsePage('page.mdx', text), known).filter(({ code }) => code.startsWith('api/'))
  }
  const operations = apis.sources.flatMap(source =>
    source.operations.filter(({ kind }) => kind !== 'webhook').map(operation => ({ operation, source })),
  )
  for (const { operation, source } of operations) await apis.prepare(operation, source, async () => undefined)
  const texts = operations.map(({ operation, source }) => {
    const text = ejectedText(apis.model(operation, source), { config, texts: siteTextsIn('en') })
    return { name: `${operation.method} ${operation.path}`, text }
  })
  return { check, texts }
}

const bare = (problems: readonly Problem[]) =>
  problems.map(({ code, line, message }) => `${code} ${line} ${inEnglish(message)}`)

test('a page that describes an operation as the API does has no problem, by `api:` and by `openapi:`', async () => {
  const { check, texts } = await pagesByHand()
  expect(texts.length).toBeGreaterThan(3)
  for (const { name, text } of texts) {
    expect([name, ...bare(check(text))]).toEqual([name])
    const named = text.replace(/^(?:api|openapi):.*$/m, `openapi: ${JSON.stringify(name)}`)
    expect([name, ...bare(check(named))]).toEqual([name])
  }
})

const FIELD = /<ParamField (path|query)="([^"]+)" type="(?:string|integer|boolean)"/g

test('every parameter with another name, type or location is reported', async () => {
  const { check, texts } = await pagesByHand()
  let count = 0
  for (const { text } of texts) {
    for (const { 0: whole, 1: location = '', 2: name = '', index } of text.matchAll(FIELD)) {
      const line = text.slice(0, index).split('\n').length
      const tellsOf = (field: string) =>
        check(text.slice(0, index) + field + text.slice(index + whole.length)).flatMap(problem =>
          problem.line === line ? [problem.code] : [],
        )
      expect(tellsOf(whole.replace(`"${name}"`, `"${name}Zz"`))).toContain('api/unknown-field')
      expect(tellsOf(whole.replace(/type=.*/, 'type="object"'))).toContain('api/field-differs')
      const other = location === 'path' ? 'query' : 'path'
      expect(tellsOf(whole.replace(`${location}=`, `${other}=`))).toContain('api/field-differs')
      count++
    }
  }
  expect(count).toBe(3)
})
