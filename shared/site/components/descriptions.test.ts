import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { codeDescriptions, htmlDescriptions, imageDescriptions } from './describe-html.ts'
import { attributeNames } from './describe-names.ts'
import { descriptions } from './descriptions.ts'
import { componentNamed, componentNames } from './registry.ts'

const folder = new URL('./', import.meta.url)
const sources = readdirSync(folder).filter(
  name => !/(\.test|described|descriptions|describe-\w+|registry|values)\.ts$/.test(name),
)
const READ = /\b(?:textOf|flagOf|numberOf|shownOf|listOf|labels)\(tag, ('\w+'(?:, '\w+')*)/g

test.each(componentNames)('%s is described', name => {
  expect(inEnglish(descriptions.get(name)?.about ?? '')).toMatch(/^[A-Z].*[^.]$/)
})

test('only components are described', () => {
  expect([...descriptions.keys()].filter(name => componentNamed(name) === undefined)).toEqual([])
})

test.each(sources)('every attribute that %s reads is described', file => {
  const source = readFileSync(new URL(file, folder), 'utf8')
  const read = [...source.matchAll(READ)].flatMap(([, names = '']) => [...names.matchAll(/\w+/g)].map(String))
  const known = new Set([...descriptions.values()].flatMap(({ attributes }) => Object.keys(attributes)))
  expect(read.filter(name => !known.has(name))).toEqual([])
})

test('every described attribute has a name for forms, and no other has one', () => {
  const described = [
    ...[...descriptions.values()].map(({ attributes }) => attributes),
    ...htmlDescriptions.values(),
    imageDescriptions,
    codeDescriptions,
  ].flatMap(attributes => Object.keys(attributes))
  expect([...attributeNames.keys()].sort()).toEqual([...new Set(described)].sort())
})

/** The text of a template with unfilled fields. */
const plain = (template: string) => template.replace(/«\d[:|]([^,»]*)[^»]*»/g, '$1')

test.each([...descriptions])('inserting %s writes a tag that is closed', (name, { template, around }) => {
  for (const each of [template, around ?? template]) {
    const page = parsePage('page.mdx', plain(each))
    expect(page.problems).toEqual([])
    expect(JSON.stringify(page.blocks)).toContain(`"kind":"tag","name":"${name}"`)
    expect(each).toContain('«0:')
  }
})
