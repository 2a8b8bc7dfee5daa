import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'
import { bodyOf, readableBody } from './body.ts'
import { bodyChoices } from './choices.ts'
import type { ContentView } from './content.ts'

async function contentOf(media: object, type = 'application/json'): Promise<ContentView> {
  const operation = { requestBody: { content: { [type]: media } }, responses: {} }
  const described = {
    openapi: '3.2.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post: operation } },
  }
  const model = await modelOf({ 'a.json': JSON.stringify(described) })
  const [content] = model.body?.contents ?? []
  if (!content) throw new Error('The test has no body.')
  return content
}

const choicesOf = async (schema: object) =>
  bodyChoices(await contentOf({ schema })).map(({ kind, value }) => [kind, value])

const text = { type: 'string' }

test('a body made from a schema shows what is required, and on request everything', async () => {
  const inner = { type: 'object', required: ['city'], properties: { city: text, zip: text } }
  const properties = { name: text, age: { type: 'integer' }, home: inner, id: { ...text, readOnly: true } }
  const home = { city: 'string', zip: 'string' }
  expect(await choicesOf({ type: 'object', required: ['name', 'home', 'id'], properties })).toEqual([
    ['required', { name: 'string', home: { city: 'string' } }],
    ['all', { name: 'string', age: 1, home }],
  ])
})

test('where nothing is required, a few fields give an idea: those of which something is told', async () => {
  const properties = { a: text, b: text, c: { const: 'x' }, d: text, e: { ...text, example: 'y' } }
  const [[, first] = []] = await choicesOf({ type: 'object', properties })
  expect(first).toEqual({ a: 'string', c: 'x', e: 'y' })
})

test.each([
  ['one of two required fields', { oneOf: [{ required: ['a'] }, { required: ['b'] }] }, ['a', 'c']],
  ['fields that another forbids', { oneOf: [{ required: ['b'], not: { required: ['a'] } }] }, ['b', 'c']],
  ['a pair that is forbidden', { not: { required: ['b', 'c'] } }, ['a', 'b']],
  [
    'the fields of one form',
    { oneOf: [{ properties: { x: text } }, { properties: { y: text } }] },
    ['a', 'b', 'c', 'x'],
  ],
])('%s: fields that exclude each other are never together', async (_, more, names) => {
  const choices = await choicesOf({ type: 'object', properties: { a: text, b: text, c: text }, ...more })
  expect(Object.keys(Object(choices.at(-1)?.[1]))).toEqual(names)
})

test('all examples of a format can be chosen, by the names of their authors, and nothing is made up', async () => {
  const examples = { small: { value: { a: 1 } }, large: { summary: 'A large one', value: { a: 9 } } }
  const content = await contentOf({ schema: { type: 'object', properties: { a: text } }, examples })
  expect(bodyChoices(content)).toEqual([
    { kind: 'given', name: 'small', value: { a: 1 } },
    { kind: 'given', name: 'A large one', value: { a: 9 } },
  ])
})

const list = { type: 'array', items: { type: 'object' } }

test.each([
  ['application/x-www-form-urlencoded', { a: 'b c', d: [1, 2] }, 'a=b%20c&d=1&d=2'],
  ['application/x-ndjson', [{ a: 1 }, { a: 2 }], '{"a":1}\n{"a":2}'],
  ['text/event-stream', [{ data: 'one' }, { event: 'end' }], 'data: one\n\nevent: end'],
  ['text/plain', 'two\nlines', 'two\nlines'],
  ['text/csv', 'a,b\n1,2', 'a,b\n1,2'],
  ['image/png', 'picture', undefined],
])('a body of %s is shown as what it is', async (type, example, expected) => {
  expect(readableBody(await contentOf({ schema: list, example }, type), example)).toBe(expected)
})

test('parts that are no form are written one after the other, each in its format', async () => {
  const content = await contentOf({ example: [{ a: 1 }, 'text'] }, 'multipart/mixed')
  expect(bodyOf(content, [{ a: 1 }, 'text'])).toEqual({
    kind: 'text',
    type: 'multipart/mixed; boundary=galley-boundary',
    text: '--galley-boundary\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--galley-boundary\r\nContent-Type: text/plain\r\n\r\ntext\r\n--galley-boundary--\r\n',
  })
})
