import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modelOf } from '../testing/api.ts'
import { bodyText } from './body-text.ts'
import { bodyExample } from './choices.ts'
import { printXml } from './xml.ts'

/** The sample body of an operation that takes a `Pet` as XML. */
async function sample(
  schema: object,
  more: object = {},
  type = 'application/xml',
): Promise<readonly string[]> {
  const api = {
    openapi: '3.2.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/pets': {
        post: {
          requestBody: { content: { [type]: { schema: { $ref: '#/components/schemas/Pet' }, ...more } } },
          responses: {},
        },
      },
    },
    components: { schemas: { Pet: { type: 'object', ...schema } } },
  }
  const { body } = await modelOf({ 'api.json': JSON.stringify(api) })
  const [content] = body?.contents ?? []
  return content ? bodyText(content, bodyExample(content)).split('\n').slice(1) : []
}

const text = (xml: object = {}, example = 'x') => ({ type: 'string', example, xml })

test.each([
  [
    'an element for each field, below the name of the schema',
    { name: text() },
    ['<Pet>', '  <name>x</name>', '</Pet>'],
  ],
  ['an attribute', { id: text({ attribute: true }) }, ['<Pet id="x"/>']],
  [
    'a name of its own, and a prefix',
    { name: text({ name: 'n', prefix: 'p' }) },
    ['<Pet>', '  <p:n>x</p:n>', '</Pet>'],
  ],
  [
    'a namespace',
    { name: text({ namespace: 'https://a.example', prefix: 'p' }) },
    ['<Pet>', '  <p:name xmlns:p="https://a.example">x</p:name>', '</Pet>'],
  ],
  [
    'a list without an element around it',
    { tags: { type: 'array', items: text({ name: 'tag' }) } },
    ['<Pet>', '  <tag>x</tag>', '</Pet>'],
  ],
  [
    'a list with an element around it',
    { tags: { type: 'array', xml: { wrapped: true }, items: text({ name: 'tag' }) } },
    ['<Pet>', '  <tags>', '    <tag>x</tag>', '  </tags>', '</Pet>'],
  ],
  [
    'text and characters as they are, of OpenAPI 3.2',
    { a: text({ nodeType: 'text' }), b: text({ nodeType: 'cdata' }) },
    ['<Pet>x<![CDATA[x]]></Pet>'],
  ],
  [
    'characters with a meaning',
    { name: text({}, '<&"]]>') },
    ['<Pet>', '  <name>&lt;&amp;&quot;]]&gt;</name>', '</Pet>'],
  ],
  ['a name that XML does not allow', { '1 a': text() }, ['<Pet>', '  <_1_a>x</_1_a>', '</Pet>']],
])('%s is written', async (_, properties, expected) => {
  expect(await sample({ properties })).toEqual(expected)
})

test('the root has the name that its schema gives, and an example that is XML stays', async () => {
  expect(await sample({ xml: { name: 'animal' }, properties: { a: text() } }, {}, 'text/xml')).toEqual([
    '<animal>',
    '  <a>x</a>',
    '</animal>',
  ])
  const given = { example: '<?xml version="1.0"?>\n<given/>' }
  expect(await sample({}, given, 'application/soap+xml')).toEqual(['<given/>'])
})

test('whatever a value is, each element that begins ends', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const made = printXml(typeof value === 'string' ? { value } : value)
      const open: string[] = []
      for (const [, end, name = '', rest = ''] of made.matchAll(/<(\/?)([^\s<>/?!]+)([^<>]*)>/g)) {
        if (end) expect(open.pop()).toBe(name)
        else if (!rest.endsWith('/')) open.push(name)
      }
      expect(open).toEqual([])
    }),
  )
})

test('a value that holds itself ends, and a long one is cut between two elements', () => {
  const around: Record<string, unknown> = { name: 'x' }
  around.self = [around]
  expect(printXml(around).split('\n').slice(1)).toEqual([
    '<root>',
    '  <name>x</name>',
    '  <self>…</self>',
    '</root>',
  ])
  const wide = Array.from({ length: 10 }, () => ({ a: 'x'.repeat(50) }))
  let value: unknown = wide
  for (let deep = 0; deep < 8; deep++) value = { value: Array.from({ length: 10 }, () => value) }
  const made = printXml(value)
  expect(made.length).toBeLessThan(60_000)
  expect(made).toMatch(/<\/root>$/)
})
