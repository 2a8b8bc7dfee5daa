import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { double, ruby, shell, shellWith } from './quote.ts'

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

test('a shell fills in the variables that it is given, and everything else stays', () => {
  const texts = fc.string({
    unit: fc.constantFrom('$', 'TOKEN', '_2', '"', "'", '\\', '`', '!', '(id)', ' ', 'a'),
  })
  fc.assert(
    fc.property(texts, text => {
      const command = `printf %s ${shellWith(text, ['TOKEN', 'TOKEN_2'])}`
      const env = { PATH: process.env.PATH, TOKEN: 's3cret $HOME', TOKEN_2: '2nd' }
      const filled = text.replace(/\$(TOKEN_2|TOKEN)(?![A-Z0-9_])/g, (_, name: string) =>
        name === 'TOKEN' ? env.TOKEN : env.TOKEN_2,
      )
      expect(execFileSync('sh', ['-c', command], { env }).toString()).toBe(filled)
    }),
    { numRuns: 60 },
  )
})
