import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../read/read.ts'
import json from './docs.schema.json' with { type: 'json' }

const validate = new Ajv({ strict: false, allErrors: true }).compile(json)

test('the schema accepts the handbook', () => {
  const text = readFileSync(new URL('../../../resources/handbook/docs.json', import.meta.url), 'utf8')
  expect(validate(JSON.parse(text))).toBe(true)
})

/** Problems that the schema alone can find. */
const BY_SCHEMA = new Set([
  'config/wrong-type',
  'config/missing',
  'config/unknown-choice',
  'config/bad-color',
  'config/blank',
  'config/empty-list',
  'config/basic-auth-name',
])

const text = fc.constantFrom(
  '#fff',
  '#0D9373',
  'teal',
  'link',
  'github',
  'basic',
  'a:b',
  'light',
  '/logo.svg',
  'x',
  '',
)
const leaf = fc.oneof(text, fc.boolean(), fc.constant(7), fc.constant(null))
const some = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: keys.length })
const colors = some(
  ['primary', 'light', 'background', 'anchors'],
  fc.oneof(leaf, some(['light', 'dark', 'from', 'to'], leaf)),
)
const item = fc.oneof(leaf, some(['name', 'url', 'color', 'iconType', 'group', 'pages', 'openapi'], leaf))
const value = fc.oneof(leaf, fc.array(item, { maxLength: 2 }), colors, item)
const auth = some(['method', 'name', 'inputPrefix'], leaf)
const wrong = fc.oneof(
  fc.record({ name: leaf }),
  fc.record({ navigation: fc.array(item, { maxLength: 2 }) }),
  fc.record({ colors }),
  fc.record({ logo: value }),
  fc.record({ tabs: value }),
  fc.record({ anchors: fc.array(item, { maxLength: 2 }) }),
  fc.record({ topbarCtaButton: some(['type', 'name', 'url'], leaf) }),
  fc.record({ api: fc.record({ auth }) }),
  fc.record({ versions: fc.array(item, { maxLength: 2 }) }),
  fc.record({ openapi: value }),
  fc.record({ theme: value }),
)
const right = { name: 'x', navigation: [{ group: 'a', pages: ['a'] }] }

test('the schema accepts what is read without problems, and nothing else', () => {
  fc.assert(
    fc.property(wrong, part => {
      const found = { ...right, ...part }
      const { problems } = readConfig(JSON.stringify(found))
      expect(!problems.some(problem => BY_SCHEMA.has(problem.code))).toBe(validate(found))
    }),
    { numRuns: 1000 },
  )
})
