import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { isTooDeep } from './yaml-depth.ts'

// Covers D02
test.each([
  ['lists in brackets', `a: ${'['.repeat(200)}`],
  ['objects in braces', `a: ${'{b: '.repeat(200)}`],
  ['lists with a tag', `a: ${'!['.repeat(7000)}`],
  ['lists with an anchor', `a: ${'&x ['.repeat(7000)}`],
  ['items of items', `${'- '.repeat(200)}x`],
  ['keys that are values', `${'? '.repeat(200)}x`],
  ['indented fields', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
])('%s are found too deep', (_, source) => {
  expect(isTooDeep(source)).toBe(true)
})

test.each([
  ['many brackets side by side', `a: ${'[b], '.repeat(500)}`],
  ['brackets in text', `a: ${'see [b '.repeat(500)}`],
  ['brackets in quotes', `a: "${'['.repeat(500)}"`],
  ['a list of many items', '- a\n'.repeat(500)],
  ['a literal text with wide lines', `a: |\n  x\n${' '.repeat(300)}y\n`],
  ['fifty levels', `a: ${'['.repeat(50)}${']'.repeat(50)}`],
])('%s is not too deep', (_, source) => {
  expect(isTooDeep(source)).toBe(false)
  parseDocument(source, { logLevel: 'silent' })
})
