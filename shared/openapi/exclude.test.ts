import { expect, test } from 'vitest'
import { applyEdits } from '../text/edit.ts'
import { exclusionEdits } from './exclude.ts'

const marked = (text: string, pointers: readonly string[], isKeptOut: boolean) =>
  applyEdits(text, exclusionEdits(text, pointers, isKeptOut) ?? [])

const POINTERS = ['/paths/~1pets/get', '/paths/~1pets/post']

const YAML = `paths:
  /pets:
    get: # all of them
      summary: List pets
    post: {summary: Add a pet}
`

const JSON_TEXT = `{
  "paths": {
    "/pets": {
      "get": { "summary": "List pets" },
      "post": {
        "summary": "Add a pet"
      }
    }
  }
}
`

test('operations of a YAML file are excluded by one line each, and restored byte for byte', () => {
  const out = marked(YAML, POINTERS, true)
  expect(out).toBe(`paths:
  /pets:
    get: # all of them
      x-excluded: true
      summary: List pets
    post: {x-excluded: true, summary: Add a pet}
`)
  expect(marked(out, POINTERS, false)).toBe(YAML)
})

test('operations of a JSON file are excluded and restored, whatever key excluded them', () => {
  const out = marked(JSON_TEXT, POINTERS, true)
  expect(JSON.parse(out).paths['/pets'].get).toEqual({ summary: 'List pets', 'x-excluded': true })
  expect(marked(out, POINTERS, false)).toBe(JSON_TEXT)
  expect(marked('{"a": {"x-internal": true, "b": 1}}', ['/a'], false)).toBe(
    '{"b": 1}'.replace(/.*/, '{"a": {"b": 1}}'),
  )
})

test('the last line of an operation and Windows line ends are kept', () => {
  const text = 'get:\r\n  summary: A\r\n  x-internal: true\r\npost:\r\n  summary: B\r\n'
  expect(marked(text, ['/get'], false)).toBe('get:\r\n  summary: A\r\npost:\r\n  summary: B\r\n')
  expect(marked(text, ['/post'], true)).toContain('post:\r\n  x-excluded: true\r\n  summary: B\r\n')
})

test('a missing location is reported', () => {
  expect(exclusionEdits(YAML, ['/paths/~1pets/put'], true)).toBeUndefined()
})

test('a key that is false is turned into one that is true', () => {
  const text = 'get:\n  summary: A\n  x-excluded: false # for now\n'
  expect(marked(text, ['/get'], true)).toBe('get:\n  summary: A\n  x-excluded: true # for now\n')
  expect(marked('get: {x-excluded: no, a: 1}', ['/get'], true)).toBe('get: {x-excluded: true, a: 1}')
  expect(marked('get:\n  x-excluded:\n  a: 1\n', ['/get'], true)).toBe('get:\n  x-excluded: true\n  a: 1\n')
  expect(marked('get:\n  x-excluded: true\n', ['/get'], true)).toBe('get:\n  x-excluded: true\n')
  expect(exclusionEdits('get:\n  x-excluded:\n    why: 1\n', ['/get'], true)).toBeUndefined()
})

test('only keys that exclude an operation are removed, and comments stay', () => {
  const text = `get:
  x-internal: true # old
  # What it does.

  summary: A
  x-excluded: false
  x-scalar-ignore: {why: 1}
  x-fern-ignore: true`
  expect(marked(text, ['/get', '/get'], false)).toBe(`get:
  # What it does.

  summary: A
  x-excluded: false
  x-scalar-ignore: {why: 1}
`)
  const json = '{"get": {"x-internal": false, "x-excluded": true, "a": 1}}'
  expect(marked(json, ['/get'], false)).toBe('{"get": {"x-internal": false, "a": 1}}')
})

test('several such keys at the end are removed together', () => {
  expect(marked('get:\n  a: 1\n  x-internal: true\n  x-excluded: true\n', ['/get'], false)).toBe(
    'get:\n  a: 1\n',
  )
  expect(marked('get: {a: 1, x-internal: true, x-excluded: true}', ['/get'], false)).toBe('get: {a: 1}')
  expect(marked('get: {x-internal: true, # why\n  a: 1}', ['/get'], false)).toBe('get: { # why\n  a: 1}')
  expect(marked('get: {a: 1, # why\n  x-internal: true,\n}', ['/get'], false)).toBe(
    'get: {a: 1, # why\n  \n}',
  )
})

test('an operation without other keys stays one', () => {
  expect(marked('get:\n  x-internal: true\n', ['/get'], false)).toBe('get:\n  x-internal: false\n')
  expect(marked('get: {x-internal: true}', ['/get'], false)).toBe('get: {x-internal: false}')
})

test('a key that others refer to, and a location that is no object, are reported', () => {
  expect(exclusionEdits('get:\n  a: 1\n  x-internal: &yes true\n', ['/get'], false)).toBeUndefined()
  expect(exclusionEdits('{"get": [1]}', ['/get'], true)).toBeUndefined()
  expect(exclusionEdits('{"get": {}}', ['/post'], true)).toBeUndefined()
})
