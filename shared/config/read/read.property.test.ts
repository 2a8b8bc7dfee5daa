import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { applyEdits } from '../../text/edit.ts'
import { readNavigation } from '../navigation/navigation.ts'
import { readDivisions } from '../navigation/read-divisions.ts'
import { docsSchema, type Schema } from '../schema/schema.ts'
import { readConfig } from './read.ts'

const handbook = readFileSync(new URL('../../../resources/handbook/docs.json', import.meta.url), 'utf8')

function keysOf(schema: Schema): readonly string[] {
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...Object.values(schema.definitions ?? {}),
    ...(schema.oneOf ?? []),
  ]
  return [...Object.keys(schema.properties ?? {}), ...inside.flatMap(keysOf)]
}

const key = fc.oneof(
  fc.constantFrom(...new Set(keysOf(docsSchema))),
  fc.constantFrom('__proto__', 'constructor', 'x'),
)
const text = fc.oneof(
  fc.constantFrom('#fff', 'teal', 'link', 'github', '', '/a.mdx', 'https://x'),
  fc.string(),
)

const { value } = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map(entries => Object.fromEntries(entries)),
  ),
}))

function holds(source: string): void {
  const reading = readConfig(source)
  for (const problem of reading.problems) {
    expect(problem.offset).toBeGreaterThanOrEqual(0)
    expect(problem.offset + problem.length).toBeLessThanOrEqual(source.length)
    expect(inEnglish(problem.message)).toMatch(/^[“"A-Z].*[.”)]$/s)
    if (problem.fix) expect(applyEdits(source, problem.fix.edits)).not.toBe(source)
  }
  readDivisions(reading.value, readNavigation(reading.value))
}

test('any JSON is read, and every problem is located inside it', () => {
  const config = fc.dictionary(key, value, { maxKeys: 12 })
  fc.assert(
    fc.property(config, found => holds(JSON.stringify(found, null, 1))),
    { numRuns: 500 },
  )
  fc.assert(fc.property(fc.json(), holds))
})

test('any text is read, however it is damaged', () => {
  const damage = fc.tuple(
    fc.nat(handbook.length),
    fc.nat(40),
    fc.oneof(fc.string(), fc.constantFrom(...'{}[]",:\\')),
  )
  fc.assert(
    fc.property(damage, ([offset, length, inserted]) =>
      holds(handbook.slice(0, offset) + inserted + handbook.slice(offset + length)),
    ),
    { numRuns: 500 },
  )
  fc.assert(fc.property(fc.string(), holds))
})

test('a value of the right form is read as it is', () => {
  const reading = readConfig(handbook)
  expect(reading.problems).toEqual([])
  expect(reading.value).toEqual(JSON.parse(handbook))
})

test('ten megabytes are read, and a thousand problems are enough', () => {
  const many = Array.from({ length: 250_000 }, (_, index) => `"unknown-key-of-mine-${index}":["${index}"]`)
  const source = `{"name":"x","navigation":[],${many.join(',')}}`
  expect(source.length).toBeGreaterThan(9_000_000)
  const reading = readConfig(source)
  expect(reading.problems.length).toBe(1000)
})

test('more than twenty million characters are refused', () => {
  expect(inEnglish(readConfig(' '.repeat(20_000_001)).problems[0]?.message ?? '')).toBe(
    'The file is too large to be read: 20 million characters.',
  )
})
