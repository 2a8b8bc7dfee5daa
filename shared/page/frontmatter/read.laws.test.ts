import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageTexts } from '../../../e2e/laws/at-hand.ts'
import { applyEdits, invertEdits } from '../../text/edit.ts'
import { removeField, setField } from './edit.ts'
import { readFrontmatter } from './read.ts'
import type { FieldValue } from './write.ts'

const KEYS = [
  'title',
  'description',
  'icon',
  'tags',
  'og:title',
  'mode',
  'x y',
  '1',
  'null',
  '__proto__',
  'a: b',
  '-',
  '',
]

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      ':',
      '#',
      '\n',
      '-',
      "'",
      '"',
      ',',
      '[',
      '{',
      '|',
      '>',
      '0',
      '.',
      '\\',
      '\t',
      '\r',
    ),
    maxLength: 8,
  }),
  fc.constantFrom(
    'true',
    'No',
    '~',
    'null',
    '1_000',
    '0x1F',
    '1e3',
    '2024-01-01',
    '12:30',
    '.inf',
    '---',
    '...',
    '...a',
    '- a',
    '? b',
    '@x',
    'a #b',
    'a: b',
    'a:',
    '=',
    '<<',
    '!x',
    '&a',
    '*a',
    '%x',
    '`x`',
    'One\n\nTwo\n',
    ' a',
    'a ',
    'a\n b',
    'Setup: the basics',
  ),
)
const values: fc.Arbitrary<FieldValue> = fc.oneof(
  { weight: 4, arbitrary: texts },
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0),
  fc.boolean(),
  fc.array(fc.oneof({ weight: 3, arbitrary: texts }, fc.integer(), fc.boolean()), { maxLength: 4 }),
)

/** How real pages write a field; `K` stands for the key. */
const LINES = [
  'K: plain text',
  'K: plain # comment',
  'K:   "double \\n\\u00e9"  ',
  "K: 'it''s'",
  'K: |\n  a\n  b',
  'K: |+\n  a\n\n',
  'K: >-\n    a\n    b',
  'K: >\n  a\n\n  b\n',
  'K:',
  'K: # nothing',
  'K: [a, "b", \'c\']',
  'K: [\n  a,\n  b # c\n  ]',
  'K:\n  - a\n  - "b" # c',
  'K:\n- a\n- b',
  'K:\n  # above\n  - a',
  'K:\n  sub: 1\n  other: [x]',
  'K: {a: 1}',
  'K: 5',
  'K: true # yes',
  'K: "over\n  lines"',
  'K: plain over\n  lines',
  'K: !!str 5',
  'K : spaced',
  'K: ""',
]
const others = fc.constantFrom('# a comment', '', '# title: no', '   # indented', ' ')
const names = ['title', 'description', 'icon', 'tags', '"og:title"', "'mode'", 'x y', 'custom', 'k-2']

const blocks = fc
  .tuple(
    fc.shuffledSubarray(names),
    fc.array(fc.constantFrom(...LINES), { minLength: 9, maxLength: 9 }),
    fc.array(fc.array(others, { maxLength: 2 }), { minLength: 9, maxLength: 9 }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\n', ' \n\n'),
    fc.constantFrom('', '\n# Body\n---\ntitle: no\n---\n', 'Body'),
  )
  .map(([keys, lines, between, eol, before, body]) => {
    const fields = keys.flatMap((key, index) => [
      ...(between[index] ?? []),
      (lines[index] ?? '').replace('K', key),
    ])
    return [`${before}---`, ...fields, '---', body].join('\n').replaceAll('\n', eol)
  })

const pages = fc.oneof(
  { weight: 5, arbitrary: blocks },
  texts.filter(text => !/^\s*---/.test(text)),
  fc.constantFrom(
    '---\n---\n',
    '---\n# x\n---\nB',
    '---\ntitle: A',
    '---\n{a: 1, b: "x"}\n---\n',
    '---\ntitle: "A\nb"\nicon: x\n---\n',
  ),
)

/** Nothing, or what would become part of a text above: empty lines and indented comments. */
const touches = (below: string) => /^(?:[ \t]*(?:[ \t]#[^\n]*)?\r?\n)*$/.test(below)

/** Other fields unchanged, the body byte for byte, edits only inside the block, and a working inverse. */
function checkEdit(text: string, key: string, value: FieldValue | undefined): string {
  const before = readFrontmatter(text)
  const edits = value === undefined ? removeField(text, key) : setField(text, key, value)
  const after = applyEdits(text, edits)
  const read = readFrontmatter(after)
  const { [key]: _, ...others } = before.data
  const expected = Object.entries(others)
  if (value !== undefined) expected.push([key, value])
  expect(Object.entries(read.data).sort()).toEqual(expected.sort())
  expect(after.endsWith(text.slice(before.body))).toBe(true)
  expect(applyEdits(after, invertEdits(text, edits))).toBe(text)
  const own = before.fields.filter(field => field.key === key)
  for (const { offset, length } of edits) {
    expect(offset + length).toBeLessThanOrEqual(before.body)
    if (length > 0)
      expect(
        own.some(({ start, end }) => touches(text.slice(end, offset + length)) && offset >= start - 4),
      ).toBe(true)
  }
  if (value !== undefined) expect(setField(after, key, value)).toEqual([])
  return after
}

test('a list in brackets stays one in a block that is read only as if it were fixed', () => {
  const text = '---\ntitle: "A\nb"\nicon: x\n---\n'
  checkEdit(checkEdit(text, 'mode', ['Setup: the basics']), 'title', undefined)
})

test('a field is set and removed, and nothing else changes', () => {
  const change = fc.tuple(fc.constantFrom(...KEYS), fc.option(values, { nil: undefined, freq: 4 }))
  fc.assert(
    fc.property(pages, fc.array(change, { minLength: 1, maxLength: 3 }), (start, changes) => {
      let text = start
      for (const [key, value] of changes) text = checkEdit(text, key, value)
    }),
    { numRuns: 1000 },
  )
})

// Covers D06, D07
test('any text can be read', () => {
  const piece = fc.constantFrom(
    '---',
    '\n',
    '\r\n',
    'a',
    ': ',
    '"',
    "'",
    '- ',
    '[',
    ']',
    '{',
    '}',
    '&a ',
    '*a',
    '|',
    '>',
    '#',
    '\t',
    '  ',
    '!',
    '!!',
    '%',
    '? ',
    'é',
    ',',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
      const text = `---\n${pieces.join('')}`
      const { body, problems, fields } = readFrontmatter(text)
      expect(body).toBeLessThanOrEqual(text.length)
      for (const { offset, length } of problems) expect(offset + length).toBeLessThanOrEqual(text.length)
      for (const { start, keyEnd, colonEnd, valueStart, valueEnd, end } of fields) {
        expect([start, keyEnd, colonEnd, valueStart, valueEnd, end]).toEqual(
          [start, keyEnd, colonEnd, valueStart, valueEnd, end].toSorted((a, b) => a - b),
        )
      }
    }),
    { numRuns: 1000 },
  )
})

test('the laws hold for the fields of real pages', () => {
  for (const text of pageTexts()) {
    const { data, state } = readFrontmatter(text)
    if (state === 'broken') continue
    for (const key of [...Object.keys(data), 'title', 'new']) {
      for (const value of ['New: value', 'plain', 3, ['a', 'b'], undefined]) checkEdit(text, key, value)
    }
  }
})
