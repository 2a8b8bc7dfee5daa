import { expect, test } from 'vitest'
import { apisOf } from '../testing/api.ts'
import { headerText, pathText, queryPairs } from './serialize.ts'

const VALUES = { empty: '', text: 'blue', list: ['blue', 'black', 'brown'], map: { R: 100, G: 200, B: 150 } }

const query = (style: string, explode: boolean, value: unknown) =>
  queryPairs({ name: 'color', style, explode }, value)
    .map(pair => pair.join('='))
    .join('&')

/**
 * The style table of the specification: the result of each style for an empty text, a text, a list, an
 * object.
 */
test.each([
  ['matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
])('in a path, %s with explode %s', (style, explode, ...expected) => {
  const made = Object.values(VALUES).map(value => pathText({ name: 'color', style, explode }, value))
  expect(made).toEqual(expected)
})

test.each([
  ['form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
])('in a query, %s with explode %s', (style, explode, ...expected) => {
  expect(Object.values(VALUES).map(value => query(style, explode, value))).toEqual(expected)
})

test.each([
  ['spaceDelimited', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
])('in a query, %s', (style, list, map) => {
  expect([query(style, false, VALUES.list), query(style, false, VALUES.map)]).toEqual([list, map])
})

test('in a query, deepObject names every field', () => {
  expect(query('deepObject', true, VALUES.map)).toBe('color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150')
})

test('empty lists and objects are omitted, and null is an empty value', () => {
  expect([query('form', true, []), query('form', false, {}), query('form', true, undefined)]).toEqual([
    '',
    '',
    '',
  ])
  expect(query('form', true, null)).toBe('color=')
})

test.each([
  [false, 'R,100,G,200,B,150'],
  [true, 'R=100,G=200,B=150'],
])('a header with explode %s is one line', (explode, expected) => {
  const options = { name: 'X-Color', style: 'simple', explode }
  expect(headerText(options, VALUES.map)).toBe(expected)
  expect(headerText(options, 'a\r\nb')).toBe('a b')
})

test('special characters are escaped unless an author allows them', () => {
  const options = { name: 'q', style: 'form', explode: true }
  expect(queryPairs(options, "a/b?c=d&e é'")[0]?.[1]).toBe('a%2Fb%3Fc%3Dd%26e%20%C3%A9%27')
  expect(queryPairs({ ...options, allowReserved: true }, 'a/b?c=d e#f')[0]?.[1]).toBe('a/b?c=d%20e%23f')
  expect(pathText({ name: 'p', style: 'simple', explode: false }, '../a/b')).toBe('..%2Fa%2Fb')
})

test('a description with very many files reads those its list needs, then those of one page', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `p${index}`)
  const answer = (name: string) => ({
    description: 'ok',
    content: { 'application/json': { schema: { $ref: `../schemas/${name}.json` } } },
  })
  const files: Record<string, string> = {
    'api/root.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: Object.fromEntries(names.map(name => [`/${name}`, { $ref: `paths/${name}.json` }])),
    }),
  }
  for (const name of names) {
    files[`api/paths/${name}.json`] = JSON.stringify({
      get: { operationId: name, responses: { '200': answer(name) } },
    })
    files[`api/schemas/${name}.json`] = JSON.stringify({
      type: 'object',
      properties: { [name]: { type: 'string' } },
    })
  }
  delete files['api/paths/p7.json']
  delete files['api/schemas/p8.json']
  const requested: string[] = []
  const apis = await apisOf(files, requested)
  const [source] = apis.sources
  expect(source?.operations).toHaveLength(299)
  expect(requested).toHaveLength(300)
  for (const [id, kind] of [
    ['p8', 'broken'],
    ['p9', 'plain'],
  ]) {
    const operation = source?.operations.find(each => each.id === id)
    if (!source || !operation) throw new Error('The test has no such operation.')
    const read = await apis.prepare(operation, source, async file => files[file])
    expect(apis.model(operation, source).responses[0]?.contents[0]?.schema?.kind).toBe(kind)
    expect(read.length).toBeLessThan(305)
  }
})
