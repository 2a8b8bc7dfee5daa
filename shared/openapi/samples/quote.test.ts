import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { double, ruby, shell } from './quote.ts'

const shellParts = fc.array(
  fc.constantFrom(
    "'",
    '"',
    '\\',
    '`',
    '$',
    '(',
    ')',
    '\n',
    '!',
    ';',
    '|',
    '&',
    '<',
    '>',
    'a',
    ' ',
    'é',
    '{',
    '}',
    '#',
    '%',
  ),
  { maxLength: 30 },
)

test('a shell prints any text and does nothing else', () => {
  fc.assert(
    fc.property(shellParts, parts => {
      const text = parts.join('')
      expect(execFileSync('sh', ['-c', `printf %s ${shell(text)}`]).toString()).toBe(text)
    }),
    { numRuns: 40 },
  )
})

test('JavaScript reads any text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(JSON.parse(double(text))).toBe(text.replace(/\p{Cs}/gu, '\uFFFD'))
    }),
  )
})

test('Ruby runs and interpolates nothing in a text', () => {
  expect(ruby('#{exit} #$PROGRAM_NAME #@one ##{x} # one')).toBe(
    '"\\#{exit} \\#$PROGRAM_NAME \\#@one #\\#{x} # one"',
  )
})
