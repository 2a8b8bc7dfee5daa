import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../config/read/read.ts'
import { inEnglish } from '../messages/in-english.ts'
import { message } from '../messages/message.ts'
import { readApis } from '../openapi/apis.ts'
import { apiEntries } from '../openapi/entries.ts'
import { parsePage } from '../page/parse/parse.ts'
import { noIcons } from '../site/base/icons.ts'
import { planSite } from '../site/plan/plan.ts'
import type { Problem } from '../text/problem.ts'
import type { LinkResult } from './base/link-result.ts'
import { checkConfig } from './check.ts'
import { ruleIds } from './rules/registry.ts'

const linesOf = (problems: readonly Problem[]) =>
  problems.map(({ severity, code, line, column, message, hint }) =>
    [severity, code, `${line}:${column}`, inEnglish(message), hint && inEnglish(hint)]
      .filter(Boolean)
      .join(' '),
  )

test.each([
  [
    'Text.\n\n</Note>\n',
    'error page/stray-tag 3:1 </Note> doesn’t close anything. Remove it, or write <Note> where its content starts.',
    'Text.\n\n<Note>\nText.\n</Note>\n',
  ],
  [
    '<Note>\n\na\n',
    'error page/unclosed-tag 1:1 <Note> isn’t closed. Write </Note> where its content ends, or <Note /> if it has none.',
    '<Note />\n',
  ],
  [
    '- a <Note>\n- b </Note>\n',
    'warning page/crossing-tag 1:5 <Note> starts in one list item, quote, or cell and ends in another. Indent </Note> like <Note>.',
    '- a <Note>b</Note>\n',
  ],
  [
    'So {open is.\n',
    'warning page/unclosed-brace 1:4 This “{” has no “}”, so it is shown as written. Write \\{ for a brace that belongs to the text.',
    'So \\{open is.\n',
  ],
  [
    'A <Card {...x}>a</Card>\n',
    'notice page/spread 1:9 “{...x}” has no effect: code in pages isn’t run. Write the attributes one by one.',
    'A <Card title="x">a</Card>\n',
  ],
  [
    '$$\na\n',
    'error page/unclosed-formula 1:1 This formula isn’t closed, so the rest of the page belongs to it. Write $$ on a line of its own where the formula ends, or \\$\\$ for signs that belong to the text.',
    '$$\na\n$$\n',
  ],
])('%j', (bad, says, good) => {
  expect(linesOf(parsePage('a.mdx', bad).problems)).toEqual([says])
  expect(parsePage('a.mdx', good).problems).toEqual([])
})

test.each([
  [
    '{"name":"x","navigation":{"tabs":{"$ref":"./tabs.json"}}}',
    'error config/ref 1:34 The file “./tabs.json” does not exist, so nothing is inserted here. “$ref” names a JSON file, relative to the file that names it.',
  ],
  [
    '[]',
    'error config/not-an-object 1:1 The file must hold the settings of a site, not a list. It starts with { and ends with }, with at least a name and a navigation between them.',
  ],
])('the settings %s have one problem', (text, says) => {
  expect(linesOf(readConfig(text).problems)).toEqual([says])
})

test('a file too deep or too large to read is reported', () => {
  const [deep] = linesOf(readConfig(`{"a":${'['.repeat(300)}${']'.repeat(300)}}`).problems)
  expect(deep).toContain(
    'error json/too-deep 1:205 Objects and lists are nested more than 200 levels deep here.',
  )
  expect(linesOf(readConfig(' '.repeat(20_000_001)).problems)).toEqual([
    'error config/too-large 1:1 The file is too large to be read: 20 million characters. Are these really the settings of a site?',
  ])
})

/** Checks docs.json with one more key. */
async function check(more: string, results?: ReadonlyMap<string, LinkResult>) {
  const reading = readConfig(`{"name":"x",${more},"navigation":[{"group":"a","pages":["one"]}]}`)
  const entries = apiEntries(reading.value)
  const apis = await readApis({ entries, repository: new Set(), read: async () => undefined })
  const pages = [{ file: 'one.mdx', path: 'one', title: 'One', titled: true }]
  const files = new Set(['one.mdx'])
  const site = planSite({ config: reading.value, pages, files, icons: noIcons, apis: apis.data() })
  const known = { site, pages: new Map(pages.map(page => [page.path, page])), anchors: () => undefined }
  return linesOf(checkConfig(reading, { ...known, linkResults: results }))
}

test('a description that was not downloaded is reported', async () => {
  expect(await check('"openapi":"https://example.com/api.json"')).toEqual([
    'warning api/address 1:23 The API description at “https://example.com/api.json” hasn’t been downloaded yet. Download it (on the command line with “galley check --fetch”), or add the file to the repository.',
  ])
})

test('a broken external link is reported after links were checked', async () => {
  const link = '"topbarLinks":[{"name":"a","url":"https://example.com/x#y"}]'
  const results = new Map<string, LinkResult>([
    [
      'https://example.com/x',
      { state: 'gone', reason: message('network:link.status', { status: '404 (Not Found)' }) },
    ],
  ])
  expect(await check(link, results)).toEqual([
    'warning link/external 1:46 “https://example.com/x” answers with 404 (Not Found). Check in a browser whether it has moved, then change or remove the link.',
  ])
  expect(await check(link, new Map([['https://example.com/x', { state: 'fine' }]]))).toEqual([])
  expect(await check(link)).toEqual([])
})

test('every rule has a test that names it', () => {
  const at = (path: string) => new URL(`../${path}`, import.meta.url)
  const tests = ['check', 'config', 'page', 'openapi', 'project'].flatMap(folder =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => file.endsWith('.test.ts') || /fixtures\/(?:mistakes|swagger)\/./.test(file))
      .map(file => readFileSync(at(`${folder}/${file}`), 'utf8')),
  )
  const namesOf = (id: string) => (id.startsWith('json/') ? [id, `'${id.slice(5)}'`] : [id])
  const isNamed = (id: string) => namesOf(id).some(name => tests.some(text => text.includes(name)))
  expect(ruleIds.filter(id => !isNamed(id))).toEqual([])
})
