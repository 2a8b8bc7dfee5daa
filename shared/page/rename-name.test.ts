import { expect, test } from 'vitest'
import { isObject } from '../config/json/value.ts'
import { type Name, nameRules } from '../config/names/names.ts'
import { docsSchema, newerSchema } from '../config/schema/schema.ts'
import { applyEdits } from '../text/edit.ts'
import { fieldDescriptions } from './field-descriptions.ts'
import { renamedInPage } from './rename-name.ts'

const VERSION: Name = { kind: 'version', name: 'v1', at: ['versions', 0] }
const VARIABLE: Name = { kind: 'variable', name: 'price.base', at: ['variables', 'price.base'] }
const after = (text: string, name: Name, to: string) => applyEdits(text, renamedInPage(text, name, to))

test('the version in the frontmatter is renamed as it is written, and nothing below', () => {
  const page = '---\ntitle: A\nversion: "v1" # the old one\n---\n\nversion: v1\n'
  expect(after(page, VERSION, 'v1.0')).toBe(page.replace('"v1"', '"v1.0"'))
  expect(renamedInPage('---\nversion: v10\n---\n', VERSION, 'v2')).toEqual([])
  expect(after('---\nversion: 1.5\n---\n', { ...VERSION, name: '1.5' }, 'old')).toBe(
    '---\nversion: old\n---\n',
  )
})

test('a variable is renamed wherever a page fills it in, and no longer name is', () => {
  const page =
    'It is {{price.base}}, {{ price.base }} or {{priceXbase}}.\n\n```\n{{price.base}} {{price.base.eu}}\n```\n'
  expect(after(page, VARIABLE, 'cost')).toBe(
    'It is {{cost}}, {{ cost }} or {{priceXbase}}.\n\n```\n{{cost}} {{price.base.eu}}\n```\n',
  )
})

/** Every kind of value that a schema describes. */
function kindsIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(kindsIn)
  if (!isObject(schema)) return []
  const { 'x-kind': own, ...inner } = schema
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(inner).flatMap(kindsIn)]
}

/** Who keeps a reference true when its target gets another name. */
const KEEPERS: Readonly<Record<string, 'names' | 'moving' | 'check' | 'no reference'>> = {
  version: 'names',
  page: 'moving',
  link: 'moving',
  image: 'moving',
  openapi: 'moving',
  operation: 'moving',
  // The beginning of paths: a check reports one that no page has.
  prefix: 'check',
  icon: 'no reference',
  color: 'no reference',
  address: 'no reference',
  text: 'no reference',
  list: 'no reference',
  flag: 'no reference',
  choice: 'no reference',
}

test('every kind of value in the schemas and in the frontmatter has somebody who keeps its references', () => {
  const kinds = new Set([
    ...kindsIn(docsSchema),
    ...kindsIn(newerSchema),
    ...[...fieldDescriptions.values()].map(({ kind }) => kind),
  ])
  expect([...kinds].filter(kind => KEEPERS[kind] === undefined)).toEqual([])
  const named = [...kinds].filter(kind => KEEPERS[kind] === 'names')
  expect(named.every(kind => Object.hasOwn(nameRules, kind))).toBe(true)
})

test('every frontmatter field that names a value is known to the rule of that value', () => {
  for (const [field, { kind }] of fieldDescriptions)
    if (KEEPERS[kind] === 'names') expect(nameRules.version.inPages).toEqual({ field })
})
