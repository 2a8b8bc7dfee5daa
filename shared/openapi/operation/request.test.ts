import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'
import { sampleRequest } from './request.ts'
import { partType } from './serialize.ts'

async function requestOf(operation: string, method = 'get') {
  const text = `{"openapi":"3.2.0","info":{"title":"T","version":"1"},"paths":{"/a/{id}":{"${method}":${operation}}}}`
  return sampleRequest(await modelOf({ 'a.json': text }), 'https://x.example')
}

const parameters = (...written: string[]) => `{"parameters":[${written.join(',')}]}`

const parameter = (location: string, more: string, name = 'p') =>
  `{"name":"${name}","in":"${location}","required":true,${more}}`

test('long numbers and numeric keys are sent as their author wrote them', async () => {
  const example = '{"10":1,"2":9007199254740993,"a":[9223372036854775807]}'
  const { url, headers } = await requestOf(
    parameters(
      parameter('query', `"style":"deepObject","schema":{"type":"object"},"example":${example}`),
      parameter('header', '"schema":{"type":"integer"},"example":9007199254740993', 'X-Id'),
      parameter('path', '"schema":{"type":"integer"},"example":9007199254740993', 'id'),
    ),
  )
  expect(url).toBe(
    'https://x.example/a/9007199254740993?p%5B10%5D=1&p%5B2%5D=9007199254740993&p%5Ba%5D=9223372036854775807',
  )
  expect(headers).toEqual([['X-Id', '9007199254740993']])
})

test('the fields of forms keep their order, their digits and their styles', async () => {
  const body = (type: string, more = '') =>
    `{"requestBody":{"content":{"${type}":{"schema":{"type":"object"},"example":{"10":9007199254740993,"2":"b","l":["x","y"]}${more}}}}}`
  const form = 'application/x-www-form-urlencoded'
  const { body: pairs } = await requestOf(body(form, ',"encoding":{"l":{"explode":false}}'), 'post')
  expect(pairs).toEqual({
    kind: 'form',
    pairs: [
      ['10', '9007199254740993'],
      ['2', 'b'],
      ['l', 'x,y'],
    ],
  })
  const { body: parts } = await requestOf(body('multipart/form-data'), 'post')
  expect(parts?.kind === 'parts' && parts.parts.map(({ name, value }) => [name, value])).toEqual([
    ['10', '9007199254740993'],
    ['2', 'b'],
    ['l', 'x'],
    ['l', 'y'],
  ])
})

test('the parts of a form are texts, JSON, files and lists of files, each in its format', async () => {
  const file = '{"type":"string","format":"binary"}'
  const fields = `"note":{"type":"string"},"meta":{"type":"object","properties":{"a":{"const":1}}},"one":${file},"all":{"type":"array","items":${file}},"photo":${file}`
  const encoding = '"photo":{"contentType":"image/png, image/jpeg"},"note":{"contentType":"text/markdown"}'
  const media = `{"schema":{"type":"object","required":["note","meta","one","all","photo"],"properties":{${fields}}},"encoding":{${encoding}}}`
  const { body } = await requestOf(`{"requestBody":{"content":{"multipart/form-data":${media}}}}`, 'post')
  expect(body?.kind === 'parts' && body.parts).toEqual([
    { name: 'note', value: 'string', type: 'text/markdown' },
    { name: 'meta', value: '{"a":1}', type: 'application/json' },
    { name: 'one', value: '', file: 'file.bin' },
    { name: 'all', value: '', file: 'file.bin' },
    { name: 'photo', value: '', file: 'file.png', type: 'image/png' },
  ])
})

test('a part has its required headers, and those with an example', async () => {
  const encoding = `{"photo":{"contentType":"image/png","headers":{
    "X-Kind":{"required":true,"schema":{"enum":["a","b"]}},
    "X-Tags":{"schema":{"type":"array","items":{"type":"string"}},"examples":{"some":{"value":["x","y"]}}},
    "X-Left":{"schema":{"type":"string"}},
    "X-Shared":{"$ref":"#/paths/~1a~1%7Bid%7D/post/x-shared"},
    "Content-Type":{"required":true,"schema":{"type":"string"}},
    "Content-Disposition":{"required":true,"schema":{"type":"string"}}}}}`
  const schema = '{"properties":{"photo":{"type":"string","format":"binary"},"note":{"type":"string"}}}'
  const shared = '"x-shared":{"required":true,"schema":{"type":"integer"},"example":9007199254740993}'
  const { body } = await requestOf(
    `{${shared},"requestBody":{"content":{"multipart/form-data":{"schema":${schema},"encoding":${encoding}}}}}`,
    'post',
  )
  const headers = [
    ['X-Kind', 'a'],
    ['X-Tags', 'x,y'],
    ['X-Shared', '9007199254740993'],
  ]
  expect(body).toMatchObject({
    kind: 'parts',
    parts: [{ name: 'photo', file: 'file.png', type: 'image/png', headers }, { name: 'note' }],
  })
})

test('a parameter with a format of its own is one text, with the example of that format', async () => {
  const content = '"content":{"application/json":{"schema":{"type":"object"},"example":{"b":1,"a":[2]}}}'
  const { url } = await requestOf(parameters(parameter('query', content)))
  expect(url).toContain('?p=%7B%22b%22%3A1%2C%22a%22%3A%5B2%5D%7D')
})

test.each([
  ['application/x-www-form-urlencoded', 'b=1&a=2&a=3&key=$API_KEY'],
  ['application/json', '%7B%22b%22%3A1%2C%22a%22%3A%5B2%2C3%5D%7D&key=$API_KEY'],
])('a whole query as %s precedes the key that is sent in the query', async (type, query) => {
  const whole = parameter('querystring', `"content":{"${type}":{"example":{"b":1,"a":[2,3]}}}`)
  const text = `{"openapi":"3.2.0","info":{"title":"T","version":"1"},"paths":{"/a":{"get":{"security":[{"k":[]}],"parameters":[${whole}]}}},"components":{"securitySchemes":{"k":{"type":"apiKey","in":"query","name":"key"}}}}`
  const { url } = sampleRequest(await modelOf({ 'a.json': text }), 'https://x.example')
  expect(url).toBe(`https://x.example/a?${query}`)
})

test('a header with an invalid name is not sent', async () => {
  const { headers } = await requestOf(
    parameters(
      parameter('header', '"schema":{"example":"a\\nB: c"}', '@/etc/passwd'),
      parameter('header', '"schema":{"example":"a\\nB: c"}', 'X-A'),
    ),
  )
  expect(headers).toEqual([['X-A', 'a B: c']])
})

test.each([
  ['text/plain;headers=@/etc/passwd', 'text/plain'],
  ['text/plain; charset=utf-8;headers=@x', 'text/plain; charset=utf-8'],
  ['image/png, image/jpeg', 'image/png'],
  ['application/vnd.api+json', 'application/vnd.api+json'],
  ['text/plain"@x', undefined],
  ['', undefined],
])('the format of a part written %j is %j', (written, type) => {
  expect(partType(written)).toBe(type)
})
