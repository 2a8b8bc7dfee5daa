import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { inEnglish } from '../../messages/in-english.ts'
import { answering, apisOf, modelOf } from '../testing/api.ts'
import { keepInBrackets } from './flow-yaml.ts'
import { dialectOf, isJsonText, readText } from './read.ts'
import { entriesOf, own, printJson, textOf } from './value.ts'

const yaml = (rest: string) => `openapi: 3.0.3\ninfo:\n  title: T\n  version: 1.10\n${rest}`

test('numeric keys keep their order, and a version is shown as written', () => {
  const { value } = readText(
    yaml(
      'paths:\n  /a:\n    get:\n      responses:\n        default: {}\n        404: {}\n        200: {}\n',
    ),
  )
  const responses = own(own(own(own(value, 'paths'), '/a'), 'get'), 'responses')
  expect(entriesOf(responses).map(([key]) => key)).toEqual(['default', '404', '200'])
  expect(printJson(own(own(value, 'info'), 'version'))).toBe('1.10')
  const json = readText('{"z": 1, "10": 2, "2": 3}')
  expect(entriesOf(json.value).map(([key]) => key)).toEqual(['z', '10', '2'])
})

test.each([
  ['a long integer beside a long fraction', '{"a": 9007199254740993, "b": 0.1234567890123456}'],
  [
    'a long fraction behind a digit',
    '{"a": 9007199254740993, "b": 12.1234567890123456e-7, "c": -1234567890123456789}',
  ],
  [
    'long digits in texts',
    '{"a": "0.1234567890123456", "b": 9007199254740993, "c": "x 12345678901234567890"}',
  ],
])('%s is read without a finding, and its integer keeps its digits', (_, text) => {
  const { value, finding } = readText(text)
  expect(finding).toBeUndefined()
  expect(printJson(value, '')).toContain('9007199254740993')
  expect(Object.keys(Object(value))).toEqual(Object.keys(JSON.parse(text)))
})

test('whatever numbers JSON holds, it is read as JSON', () => {
  const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,25})(\.\d{1,25})?([eE][+-]?\d{1,2})?$/)
  fc.assert(
    fc.property(fc.array(digits, { minLength: 1, maxLength: 8 }), numbers => {
      const { value, finding } = readText(`[${numbers.join(', ')}]`)
      expect(finding).toBeUndefined()
      expect(value).toHaveLength(numbers.length)
    }),
  )
})

test('no, on and dates stay text', () => {
  const { value } = readText('a: no\nb: on\nc: 2025-10-15\n')
  expect(entriesOf(value)).toEqual([
    ['a', 'no'],
    ['b', 'on'],
    ['c', '2025-10-15'],
  ])
})

/** Line and column of an offset, from 1. */
function placeIn(text: string, offset = -1): string {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const STATUSES = Array.from({ length: 300 }, (_, index) => `${index + 100}: {description: ok}\n`).join('')

test.each([
  ['a key This key is repeated here.', 'a: 1\nb: 2\na: 3\n', 'This key is repeated here.', '3:1'],
  [
    'a key This key is repeated here., below three hundred keys of digits',
    `${STATUSES}a: 1\na: 2\n`,
    'This key is repeated here.',
    '302:1',
  ],
  ['a tab', 'openapi: 3.0.3\ninfo:\n\ttitle: t\n', 'tab', '3:1'],
  ['a tab, below three hundred keys of digits', `${STATUSES}a:\n\tb: 1\n`, 'tab', '302:1'],
  ['two documents', 'a: 1\n---\nb: 2\n', 'several documents', '2:1'],
  ['a comma too much', '{\n  "a": 1,\n}\n', 'comma', '2:9'],
  ['a tag that runs code', 'a: !!js/function "x"\n', 'run code', '1:4'],
])('%s is one finding with its location', (_, text, words, location) => {
  const { finding } = readText(text)
  expect(inEnglish(finding?.message ?? '')).toContain(words)
  expect(placeIn(text, finding?.offset)).toBe(location)
})

test('keys, numbers and versions inside YAML brackets are kept as well', () => {
  const { value } = readText(
    'info: {title: t, version: 1.10}\nr: {default: {}, 404: {}, "200": {}, \'5XX\': {}}\n' +
      'n: {maximum: 9223372036854775807, all: [9007199254740993, -9007199254740993]}\n' +
      'words: "at {404: x}, 9007199254740993, and on"\n',
  )
  expect(entriesOf(own(value, 'r')).map(([key]) => key)).toEqual(['default', '404', '200', '5XX'])
  expect(printJson(own(value, 'n'), '')).toBe(
    '{"maximum":9223372036854775807,"all":[9007199254740993,-9007199254740993]}',
  )
  expect(textOf(own(own(value, 'info'), 'version'))).toBe('1.10')
  expect(textOf(own(value, 'words'))).toBe('at {404: x}, 9007199254740993, and on')
})

test('a tag or an anchor inside brackets hides neither the text nor the key after it', () => {
  const { value } = readText(
    'n: {x: &m "a}", y: !!str "b]", &k 404: c, 200: z, maximum: 9223372036854775807}\n',
  )
  expect(printJson(own(value, 'n'), '')).toBe(
    '{"x":"a}","y":"b]","404":"c","200":"z","maximum":9223372036854775807}',
  )
})

test.each([
  ['52.5,13: Berlin', '52.5,13'],
  ['"Grade 1,5": 2', 'Grade 1,5'],
  ['/tiles/{z},1: {}', '/tiles/{z},1'],
  ['"a: {1": 2', 'a: {1'],
  ["'it''s, 1': 2", "it's, 1"],
  ['a"1": 2', 'a"1"'],
  ['text: |\n  x: {a,\n52.5,13: 2', 'text', '52.5,13'],
  ['text: a b\n  {it, "\n52.5,13: 2', 'text', '52.5,13'],
])('digits inside the key of %j stay as they are', (text, ...keys) => {
  expect(Object.keys(readText(text).value ?? {})).toEqual(keys)
})

test('schemas whose names contain a comma and digits are found, and texts inside brackets stay', async () => {
  const { value } = readText(
    'required: ["a, 1", \'b, 2\': 3, it\'s, 404: x]\nn: { a: "x,\n  404: {1: y}" }\n',
  )
  expect(JSON.stringify(own(value, 'required'))).toBe('["a, 1",{"b, 2":3},"it\'s",{"\u0085404":"x"}]')
  expect(textOf(own(own(value, 'n'), 'a'))).toBe('x, 404: {1: y}')
  const text = yaml(
    "paths:\n  /tiles/{z},1:\n    get:\n      responses:\n        200:\n          description: Fine\n          content:\n            application/json: {schema: {$ref: '#/components/schemas/Pair,2'}}\ncomponents:\n  schemas:\n    Pair,2: {type: object, properties: {a: {}}}\n",
  )
  const { operation, responses } = await modelOf({ 'a.yaml': text })
  expect(operation.path).toBe('/tiles/{z},1')
  expect(responses[0]?.contents[0]?.schema?.fields.map(({ name }) => name)).toEqual(['a'])
})

test('numbers and versions are kept over several lines, after quoted keys, spaces and before comments', () => {
  const { value } = readText(
    'n: {\n  all: [\n    9007199254740993,\n    9007199254740995\n  ], "maximum": 9223372036854775807 }\n' +
      'a: 9007199254740993 # note\nb: [9007199254740993 # note\n  ]\n"c": 9007199254740993\n' +
      'info:\n  version:  1.10\nother: {"version": 1.10}\nthird:\n  - version: 1.20 # note\n',
  )
  expect(printJson(value, '')).toBe(
    '{"n":{"all":[9007199254740993,9007199254740995],"maximum":9223372036854775807},' +
      '"a":9007199254740993,"b":[9007199254740993],"c":9007199254740993,' +
      '"info":{"version":1.10},"other":{"version":1.10},"third":[{"version":1.20}]}',
  )
})

const WORDS = ['404', '1', ',', ', ', ': ', '{', '}', '[', ']', '"', "'", ' #', '#', '-', 'a', ' ', '\n', '|']
const word = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map(parts => parts.join(''))
const { tree } = fc.letrec<{ tree: unknown }>(tie => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    word,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(word, tie('tree')), { maxLength: 4, selector: ([key]) => key })
      .map(all => new Map(all)),
  ),
}))

/** A value as lists of keys and values, in file order. */
function listed(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([key, inside]) => [key, listed(inside)])
  if (Array.isArray(value)) return value.map(listed)
  return typeof value === 'string' ? value : entriesOf(value).map(([key, inside]) => [key, listed(inside)])
}
const unmarkedText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(unmarkedText) : typeof value === 'string' ? textOf(value) : value

test('any keys and texts, in lines or inside brackets, are read as written, in order', () => {
  const style = fc.constantFrom('any' as const, 'block' as const, 'flow' as const)
  const pairs = fc.uniqueArray(fc.tuple(word, tree), { maxLength: 4, selector: ([key]) => key })
  fc.assert(
    fc.property(pairs, style, fc.constantFrom(0, 20, 80), (all, collectionStyle, lineWidth) => {
      const root = new Map([['first', new Map<string, unknown>(all)]])
      const text = stringify(root, { collectionStyle, lineWidth, blockQuote: false })
      fc.pre(!isJsonText(text))
      const { value, finding } = readText(text)
      expect([finding, unmarkedText(listed(value)), text]).toEqual([undefined, listed(root), text])
    }),
    { numRuns: 200 },
  )
})

// Covers D04
test('hostile lines of brackets, quotes and spaces are read at once', () => {
  const many = 100_000
  for (const text of [
    `a: ${'{'.repeat(many)}`,
    `a: {"${'\\"'.repeat(many)}`,
    `a${' '.repeat(many)}b`,
    `${'- '.repeat(many)}x`,
    `a: {${"'x ".repeat(many)}`,
    "a: {'\n".repeat(many),
    `a: {b: ${'9'.repeat(many)}x}`,
    `a: [${' 1'.repeat(many)}`,
    `'${"''".repeat(many)}`,
    `a${':'.repeat(many)}`,
  ]) {
    expect(keepInBrackets(text).replaceAll('\u0085', '')).toBe(text)
  }
})

test('fields merged with “<<” are there, and a byte order mark and other line ends do not matter', async () => {
  const text = yaml(
    'x-both: &both\n  401: {description: No}\npaths:\n  /a:\n    get:\n      responses:\n        <<: *both\n        200: {description: Fine}\n',
  )
  for (const written of [text, `\uFEFF${text.replaceAll('\n', '\r\n')}`]) {
    const { responses } = await modelOf({ 'a.yaml': written })
    expect(responses.map(({ status }) => status).sort()).toEqual(['200', '401'])
  }
})

test('numbers that would lose digits are shown exactly', () => {
  const { value } = readText(
    '{"a": 9223372036854775807, "b": [9007199254740993], "c": "1: 9007199254740993,"}',
  )
  expect(printJson(value, '')).toBe(
    '{"a":9223372036854775807,"b":[9007199254740993],"c":"1: 9007199254740993,"}',
  )
  expect(printJson(readText('a: 9223372036854775807\n').value, '')).toBe('{"a":9223372036854775807}')
})

test.each([
  ['', 'empty'],
  ['null', 'nothing'],
  ['[]', 'list'],
  ['<!doctype html><p>Not found', 'web page'],
  ['{"asyncapi": "3.0.0"}', 'AsyncAPI'],
  ['{"info": {"schema": "https://schema.getpostman.com/x"}}', 'Postman'],
  ['{"openapi": "4.0.0"}', 'This version of OpenAPI isn’t known.'],
  ['{"swagger": "1.2"}', 'too old'],
  ['{"name": "x"}', 'neither'],
])('%s is distinguished', async (text, words) => {
  const reading = readText(text)
  const dialect = reading.finding ?? dialectOf(reading.value)
  expect(inEnglish(typeof dialect === 'string' ? dialect : dialect.message)).toContain(words)
  expect((await apisOf({ 'a.json': text })).sources).toEqual([])
})

test.each([
  ['openapi: 3.1', '3.1'],
  ['swagger: "2.0"', '2.0'],
  ['openapi: 3.2.0', '3.2'],
])('%s is version %s', (text, version) => {
  expect(dialectOf(readText(text).value)).toBe(version)
})

test('fields named like inherited properties are fields', async () => {
  const text =
    '{"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":{"/a":{"get":{"responses":{"200":{"description":"ok","content":{"application/json":{"schema":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"integer"},"toString":{"type":"boolean"}}}}}}}}}}}'
  const { responses } = await modelOf({ 'a.json': text })
  const fields = responses[0]?.contents[0]?.schema?.fields.map(({ name }) => name)
  expect(fields).toEqual(['__proto__', 'constructor', 'toString'])
  expect(Object.hasOwn(Object.prototype, 'type')).toBe(false)
})

// Covers D03
test('nested aliases, and one that contains itself, end at once', async () => {
  const laughs = Array.from({ length: 12 }, (_, index) =>
    index === 0 ? 'a0: &a0 [x, x]' : `a${index}: &a${index} [${`*a${index - 1}, `.repeat(9)}x]`,
  ).join('\n')
  expect(printJson(readText(laughs).value).length).toBeLessThan(60_000)
  const { value } = readText('self: &s\n  self: *s\n')
  expect(printJson(value, '')).toContain('…')
  const text = `openapi: 3.0.3\ninfo: {title: T, version: 1}\nx: &s {self: *s}\npaths: {}\n`
  expect((await apisOf({ 'a.yaml': text })).sources).toHaveLength(1)
})

test('unchanged files are parsed once, and their problems are reported again', async () => {
  const files = {
    'a.json': '{"openapi": "3.1.0", "paths": {"/a": {"$ref": "b.json"}},}',
    'b.json': '{"get": {"operationId": "a"}}',
  }
  const before = await apisOf(files)
  const after = await apisOf(files, [], before)
  expect(after.entries[0]?.finding).toEqual(before.entries[0]?.finding)
  expect(after.entries[0]?.finding).toBeDefined()
  for (const file of Object.keys(files)) expect(after.held(file)).toBe(before.held(file))
})

test('a model is built once for preparing and for the page, in either field order', async () => {
  const apis = await apisOf({ 'a.json': answering({ type: 'string' }) })
  const [source] = apis.sources
  const [operation] = source?.operations ?? []
  if (!source || !operation) throw new Error('The test has no operation.')
  for (const requiredFirst of [true, false]) {
    await apis.prepare(operation, source, async () => undefined, requiredFirst)
    const model = apis.model(operation, source, requiredFirst)
    expect(apis.model(operation, source, requiredFirst)).toBe(model)
  }
})
