import { expect, test } from 'vitest'
import { applyEdits } from '../text/edit.ts'
import { markEdits } from './mark.ts'

const marked = (text: string, pointers: readonly string[], isKeptOut: boolean) =>
  applyEdits(text, markEdits(text, pointers, isKeptOut) ?? [])

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

test('operations of a YAML file are kept out by one line each, and come back byte for byte', () => {
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

test('operations of a JSON file are kept out and come back, whatever it was that kept them out', () => {
  const out = marked(JSON_TEXT, POINTERS, true)
  expect(JSON.parse(out).paths['/pets'].get).toEqual({ summary: 'List pets', 'x-excluded': true })
  expect(marked(out, POINTERS, false)).toBe(JSON_TEXT)
  expect(marked('{"a": {"x-internal": true, "b": 1}}', ['/a'], false)).toBe(
    '{"b": 1}'.replace(/.*/, '{"a": {"b": 1}}'),
  )
})

test('the last line of an operation, and line ends of Windows, are kept', () => {
  const text = 'get:\r\n  summary: A\r\n  x-internal: true\r\npost:\r\n  summary: B\r\n'
  expect(marked(text, ['/get'], false)).toBe('get:\r\n  summary: A\r\npost:\r\n  summary: B\r\n')
  expect(marked(text, ['/post'], true)).toContain('post:\r\n  x-excluded: true\r\n  summary: B\r\n')
})

test('a place that is not there is told', () => {
  expect(markEdits(YAML, ['/paths/~1pets/put'], true)).toBeUndefined()
})
