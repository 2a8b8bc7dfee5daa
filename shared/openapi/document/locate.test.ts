import { expect, test } from 'vitest'
import { locator } from './locate.ts'

const COUNT = 30_000
const paths = Array.from({ length: COUNT }, (_, index) => `/things/${index}`)

const LARGE_JSON = JSON.stringify(
  {
    info: { description: 'Not "/things/7": this is no key.' },
    paths: Object.fromEntries(paths.map(path => [path, { get: { summary: 'x'.repeat(250) } }])),
  },
  null,
  1,
)
const LARGE_YAML = `info: {description: "/things/7: no key"}\npaths:\n${paths
  .map(path => `  ${path}:\n    get:\n      summary: ${'x'.repeat(60)}\n`)
  .join('')}`

test.each([
  ['JSON', LARGE_JSON],
  ['YAML', LARGE_YAML],
])('pointers are located in %s that is too large to parse again', (_, text) => {
  const locate = locator(text)
  const lineOf = (pointer: string) => text.slice(0, locate(pointer).offset).split('\n').length
  const first = lineOf('/paths/~1things~10/get')
  const step = lineOf('/paths/~1things~11/get') - first
  expect(lineOf('/paths/~1things~17/get')).toBe(first + 7 * step)
  expect(lineOf(`/paths/~1things~1${COUNT - 1}/get`)).toBe(first + (COUNT - 1) * step)
  expect(lineOf('/paths/~1things~13/get')).toBe(first + 3 * step)
  const { offset, length } = locate('/paths/~1things~12/get')
  expect(text.slice(offset, offset + length).replaceAll('"', '')).toBe('get')
  expect(locate('/nothing/of/it')).toEqual({ offset: 0, length: 0 })
})

const LISTS = {
  tags: [{ name: 'first, [{' }, { name: 'second' }],
  responses: { '0': { get: 'x' } },
  paths: {
    '/a': { parameters: [{ in: 'query', name: 'b' }, { name: 'c', in: ['path', 'cookie'] }, { in: 'body' }] },
  },
  padding: 'x'.repeat(250),
}
const listsInYaml = `tags:
  # the first
  - name: "first, [{"

  - name: second
responses:
  '0':
    get: x
paths:
  /a:
    parameters:
    - in: query
      name: b
    - name: c
      in: [path, cookie]
    - in: body
padding: x
`

test.each([
  ['JSON', `${JSON.stringify(LISTS, null, 1)}${' '.repeat(8_000_001)}`],
  ['JSON on one line', `${JSON.stringify(LISTS)}${' '.repeat(8_000_001)}`],
  ['YAML', `${listsInYaml}${'# and more\n'.repeat(200_000)}`],
])('items of lists in %s that is too large to parse again are counted, not searched as keys', (_, text) => {
  const locate = locator(text)
  const from = (pointer: string) => {
    const { offset } = locate(pointer)
    return text.slice(offset, offset + 200).replace(/[\s"'-]/g, '')
  }
  expect(from('/paths/~1a/parameters/1/in')).toMatch(/^in:\[path,cookie\]/)
  expect(from('/tags/0/name')).toMatch(/^name:first,\[\{/)
  expect(from('/tags/1/name')).toMatch(/^name:second/)
  expect(from('/paths/~1a/parameters/0/name')).toMatch(/^name:b/)
  expect(from('/paths/~1a/parameters/2/in')).toMatch(/^in:body/)
  expect(from('/responses/0/get')).toMatch(/^get:x/)
  expect(from('/paths/~1a/parameters/7/name')).toMatch(/^parameters:/)
})

test('a hundred missing items do not keep a key from being found', () => {
  const text = `${JSON.stringify({ tags: ['a'], paths: { '/a': { get: {} } } })}${' '.repeat(8_000_001)}`
  const locate = locator(text)
  for (let index = 1; index < 200; index++) expect(locate(`/tags/${index}`)).toEqual(locate('/tags'))
  expect(locate('/paths/~1a/get').length).toBe(5)
})

const things = Array.from({ length: COUNT }, (_, index) => ({ name: `${index}`, about: 'x'.repeat(250) }))
const thingsInYaml = things.map(({ name, about }) => `- name: ${name}\n  about: ${about}\n`).join('')

test.each([
  ['JSON', JSON.stringify({ things })],
  ['YAML', `things:\n${thingsInYaml}`],
])('locating all items of a long list in %s takes about as long as locating one', (_, text) => {
  const locate = locator(text)
  const named = (index: number) => {
    const { offset } = locate(`/things/${index}/name`)
    return /name"?: ?"?(\d+)/.exec(text.slice(offset, offset + 30))?.[1]
  }
  for (let index = 0; index < COUNT; index++) expect(named(index)).toBe(`${index}`)
})

test('items are found in reverse order, too', () => {
  const locate = locator(`{"list": [${'{"a": 1}, '.repeat(5)}{"a": 2}]}${' '.repeat(8_000_001)}`)
  const offsets = [5, 0, 3, 1, 4].map(index => locate(`/list/${index}`).offset)
  expect(offsets).toEqual([60, 10, 40, 20, 50])
})

test('a very long text between items is skipped', () => {
  const locate = locator(JSON.stringify({ list: ['\\'.repeat(8_000_001), 'next'] }))
  expect(locate('/list/1').offset).toBeGreaterThan(16_000_000)
})
