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
])('places in %s that is too large to read again are found by the names of a pointer', (_, text) => {
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
