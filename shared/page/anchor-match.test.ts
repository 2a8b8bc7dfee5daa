import { expect, test } from 'vitest'
import { anchorMatcher } from './anchor-match.ts'

const places = [
  'set-up',
  'on-macos--linux',
  'post-hookswake',
  'param---json',
  'param---json-2',
  'param---json-3',
  'step-1',
  'v1.2',
  'create-a-key',
  'create-a-key-2',
  '概要',
]

const meantBy = anchorMatcher(places)

test.each([
  ['set-up', 'set-up'],
  ['setup', 'set-up'],
  ['on-macos-/-linux', 'on-macos--linux'],
  ['on-(macos):-linux', 'on-macos--linux'],
  ['post-hooks-wake', 'post-hookswake'],
  ['param-json', 'param---json'],
  ['param-json-1', 'param---json-2'],
  ['param-json-2', 'param---json-3'],
  ['v1-2', 'v1.2'],
  ['V1.2', 'v1.2'],
  ['create-a-key-1', 'create-a-key-2'],
  ['「概要」', '概要'],
])('a link to #%s means %s', (wanted, meant) => {
  expect(meantBy(wanted)).toBe(meant)
})

test('as many links as anchors are looked up in time proportional to their number', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => `a-${index}-x`)
  const many = anchorMatcher(ids)
  expect(ids.filter(id => many(`${id}-y`) !== undefined)).toEqual([])
  expect(ids.filter((id, index) => many(`A${index}x`) !== id)).toEqual([])
})

test.each(['', '-', '#', 'set', 'step-2', 'param-json-9', 'upset'])(
  'a link to #%s matches no anchor',
  wanted => {
    expect(meantBy(wanted)).toBeUndefined()
  },
)
