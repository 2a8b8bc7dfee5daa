import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import type { JsonCause } from './error.ts'
import { nodeAt, parseJson, toValue } from './parse.ts'

/** Cause, text, the marked range, and the text with the fix applied. */
type Case = readonly [JsonCause, string, string, string?]

const CASES: readonly Case[] = [
  ['empty', '', '', '{\n  "name": "Documentation",\n  "navigation": []\n}\n'],
  ['empty', ' \n\t', ' \n\t', '{\n  "name": "Documentation",\n  "navigation": []\n}\n'],
  ['trailing-comma', '[1,]', ',', '[1]'],
  ['trailing-comma', '{"a": 1 ,\n}', ',', '{"a": 1 \n}'],
  ['extra-comma', '[1,,2]', ',', '[1,2]'],
  ['extra-comma', '[,1]', ',', '[1]'],
  ['missing-comma', '{"a": 1\n "b": 2}', '1', '{"a": 1,\n "b": 2}'],
  ['missing-comma', '["a" "b"]', '"', '["a", "b"]'],
  ['missing-colon', '{"a" 1}', '1', '{"a": 1}'],
  ['missing-colon', '{"a"}', '}'],
  ['missing-value', '{"a": }', '}', '{"a": "" }'],
  ['missing-value', '{"a":, "b": 1}', ',', '{"a": "", "b": 1}'],
  ['missing-quote', '{"a": "x,\n "b": 1}', '"x,', '{"a": "x",\n "b": 1}'],
  ['missing-quote', '{"a": x",\n "b": 1}', 'x', '{"a": "x",\n "b": 1}'],
  ['wrong-quotes', "{'a': 1}", "'a'", '{"a": 1}'],
  ['wrong-quotes', '{“name”: 1}', '“name”', '{"name": 1}'],
  ['wrong-quotes', '{"a": \'it is "x"\'}', '\'it is "x"\'', '{"a": "it is \\"x\\""}'],
  ['quote-inside', '{"a": "say "hi" now"}', 'hi'],
  ['unquoted-key', '{name: 1}', 'name', '{"name": 1}'],
  ['unquoted-value', '{"a": hello world,\n "b": 1}', 'hello', '{"a": "hello world",\n "b": 1}'],
  ['unquoted-value', '{"a": hello, world, "b": [1]}', 'hello', '{"a": "hello, world", "b": [1]}'],
  ['unquoted-value', '{"a": [hello, "b"]}', 'hello', '{"a": ["hello", "b"]}'],
  ['text-after-end', '{} x', 'x', '{}'],
  ['unexpected', '{"a": True}', 'True', '{"a": true}'],
  ['unexpected', '{"a": None}', 'None', '{"a": null}'],
  ['unexpected', '@', '@'],
  ['wrong-bracket', '{"a": [1}', '}'],
  ['unexpected-end', '{"a": 1', '1'],
  ['unexpected-end', '{"a": [1, 2', '2'],
  ['text-after-end', '{} \n{}\n', '{}', '{}\n'],
  ['text-after-end', '{}}', '}', '{}'],
  ['number', '{"a": 012}', '12'],
  ['number', '[1.]', '1.'],
  ['number', '[.5]', '.5'],
  ['number', '[+1]', '+1'],
  ['escape', '["C:\\docs"]', '\\d', '["C:\\\\docs"]'],
  ['escape', '["\\u12"]', '\\u', '["\\\\u12"]'],
  ['control-character', '["a\tb"]', '\t', '["a\\tb"]'],
  ['comment', '{ // hello\n}', '// hello'],
  ['open-comment', '{ /* hello', '/* hello'],
  ['odd-space', '{\u00a0"a": 1}', '\u00a0', '{ "a": 1}'],
  ['conflict-markers', '{\n  <<<<<<< HEAD\n  "a": 1\n  =======\n  "a": 2\n  >>>>>>> x\n}', '<<<<<<<'],
  ['conflict-markers', '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}', '<<<<<<<'],
]

test.for(CASES)('%s: %j', ([cause, text, marked, fixed]) => {
  const error = parseJson(text).errors[0]
  expect(error?.cause).toBe(cause)
  if (!error) return
  expect(text.slice(error.offset, error.offset + error.length)).toBe(marked)
  expect(error.fix && applyEdits(text, error.fix.edits)).toBe(fixed)
})

test('invalid JSON with a clear meaning is read', () => {
  const { root, errors } = parseJson('{ // a\n "a": [1, 2,], /* b */ "b": "\t", }')
  expect(root && toValue(root)).toEqual({ a: [1, 2], b: '\t' })
  expect(errors.map(({ cause, fatal }) => [cause, fatal])).toEqual([
    ['comment', false],
    ['trailing-comma', false],
    ['control-character', false],
    ['trailing-comma', false],
  ])
})

test('a broken file keeps everything before the mistake', () => {
  const { root } = parseJson('{"name": "Acme", "colors": {"primary": "#fff"}, oops')
  expect(root && toValue(root)).toMatchObject({ name: 'Acme', colors: { primary: '#fff' } })
})

// Covers F10
test('duplicate keys are reported with their ranges; the last one counts', () => {
  const text = '{"a": 1, "b": {"x": 1, "x": 2}, "a": 3}'
  const { root, errors, duplicates } = parseJson(text)
  expect(errors).toEqual([])
  expect(duplicates.map(({ key, ranges }) => [key, ranges.map(({ offset }) => offset)])).toEqual([
    ['a', [1, 32]],
    ['x', [15, 23]],
  ])
  expect(root && toValue(root)).toEqual(JSON.parse(text))
  expect(root && nodeAt(root, ['a'])?.value).toBe(3)
})

test('paths lead to nodes, whether steps are numbers or texts', () => {
  const { root } = parseJson('{"0": ["x", {"y": null}]}')
  const at = (...path: readonly (string | number)[]) => root && nodeAt(root, path)
  expect(at(0, 1, 'y')?.type).toBe('null')
  expect(at('0', '1', 'y')?.type).toBe('null')
  expect(at('0', -1)).toBeUndefined()
  expect(at('0', 'length')).toBeUndefined()
  expect(at('constructor')).toBeUndefined()
})

// Covers C05
test('no key reaches a prototype', () => {
  const text = '{"__proto__": {"evil": 1}, "constructor": 2}'
  const { root } = parseJson(text)
  const value = root && toValue(root)
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)))
})

test('reads any JSON like JSON.parse', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent)
      const { root, errors } = parseJson(text)
      expect(errors).toEqual([])
      expect(root && toValue(root)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  ['lists', '['.repeat(10_000)],
  ['closed lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['objects', '{"a":'.repeat(10_000)],
  ['lists and wrong brackets', '[}'.repeat(10_000)],
  ['objects and wrong brackets', '{]'.repeat(10_000)],
])('10,000 nested %s are an error, not a crash', (_, text) => {
  expect(parseJson(text).errors.at(-1)?.fatal).toBe(true)
})

test('brackets in strings and comments do not count as depth', () => {
  const many = '['.repeat(300)
  expect(
    parseJson(`{"a": "${many}\\"${many}" /* " ${many} */ // ${many}\n}`).errors.every(error => !error.fatal),
  ).toBe(true)
})

// Covers F10, D07
test('any text can be read, however broken', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '//',
    '/*',
    '*/',
    '\n',
    '\\',
    'a',
    '1',
    ' ',
    "'",
    'null',
    '"k"',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      const text = pieces.join('')
      const { errors, root } = parseJson(text)
      for (const { offset, length } of errors)
        expect(offset >= 0 && offset + length <= text.length).toBe(true)
      for (const { fix } of errors) if (fix) applyEdits(text, fix.edits)
      if (errors.every(error => !error.fatal)) expect(root).toBeDefined()
    }),
    { numRuns: 3000 },
  )
})

test('10 MB are read completely', () => {
  const entry = { group: 'Group', pages: Array.from({ length: 50 }, (_, index) => `guides/page-${index}`) }
  const text = JSON.stringify({ navigation: Array.from({ length: 8500 }, () => entry) }, null, 2)
  expect(text.length).toBeGreaterThan(10_000_000)
  const { root, errors } = parseJson(text)
  expect(errors).toEqual([])
  expect(root && nodeAt(root, ['navigation'])?.children).toHaveLength(8500)
})
