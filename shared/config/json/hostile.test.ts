import { expect, test } from 'vitest'
import { expectLinear } from '../../../e2e/laws/growth.ts'
import { parseJson } from './parse.ts'

const PARTS = [
  '\t',
  ' ',
  '\n',
  '\r',
  '[',
  '{"a":',
  '"',
  '\\',
  '1',
  'a',
  ',',
  ':',
  '<',
  '/*',
  '//\n',
  "'",
  '“',
  '-',
  '<<<<<<<\n',
]

test.each(PARTS)('broken JSON of %j: the work grows with the text', part => {
  expectLinear({
    make: size => `{"name": ${part.repeat(size / part.length)}`,
    run: parseJson,
    small: 8000,
    large: 100_000,
  })
})

// Covers D02
test('JSON that is nested as deeply as its text is long is an error, not the end', () => {
  for (const part of ['[', '{"a":']) {
    const { errors } = parseJson(part.repeat(100_000))
    expect(errors.length).toBeGreaterThan(0)
  }
})
