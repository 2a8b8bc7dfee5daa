import { expect, test } from 'vitest'
import { convertConfig } from './convert.ts'
import type { ConfigFormat } from './model.ts'

const many = (count: number, make: (index: number) => unknown): readonly unknown[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Settings that nobody would write, and the format they are converted to. */
const HOSTILE: Readonly<Record<string, readonly [unknown, ConfigFormat]>> = {
  'tabs of one name': [
    { navigation: { tabs: many(8_000, () => ({ tab: 'a', pages: ['a/b', 'c'] })) } },
    'galley',
  ],
  'tabs of many names': [
    { navigation: { tabs: many(6_000, index => ({ tab: `t${index}`, pages: [`p${index}/a`] })) } },
    'galley',
  ],
  versions: [
    { navigation: { versions: many(6_000, index => ({ version: `v${index}`, pages: ['a'] })) } },
    'galley',
  ],
  'the same operation': [{ navigation: { pages: many(8_000, () => 'GET /x') } }, 'galley'],
  'one page in every tab': [
    { navigation: { tabs: many(6_000, index => ({ tab: `t${index}`, pages: ['a'] })) } },
    'galley',
  ],
  'a path of many folders': [
    {
      navigation: {
        tabs: [
          { tab: 'a', pages: ['a'] },
          { tab: 'b', pages: ['x/'.repeat(300_000)] },
        ],
      },
    },
    'galley',
  ],
  settings: [
    {
      ...Object.fromEntries(many(15_000, index => [`k${index}`, 1]) as [string, unknown][]),
      navigation: {},
    },
    'galley',
  ],
  'tabs without pages': [{ tabs: many(8_000, () => ({ name: 'a', url: 'a' })), navigation: [] }, 'newer'],
  'versions and tabs': [
    {
      versions: many(6_000, index => `v${index}`),
      tabs: many(6_000, index => ({ name: 'a', url: `t${index}` })),
      navigation: [{ group: 'a', pages: many(5_000, index => `p${index}`) }],
    },
    'newer',
  ],
  'links without a name': [{ anchors: many(15_000, () => ({})), navigation: [] }, 'newer'],
  accounts: [
    { footerSocials: many(8_000, index => ({ type: `s${index}`, url: 'u' })), navigation: [] },
    'newer',
  ],
}

for (const [what, [value, to]] of Object.entries(HOSTILE)) {
  test(`excessive ${what} are converted or refused, in time proportional to the text`, () => {
    const made = convertConfig({ file: 'docs.json', text: JSON.stringify(value), to })
    expect(['converted', 'refused']).toContain(made.kind)
  })
}

test('excessive comments are compared in time proportional to the text', () => {
  const made = convertConfig({
    file: 'docs.json',
    text: `{${'/*a*/'.repeat(60_000)}"navigation":{}}`,
    to: 'galley',
  })
  expect(made.kind).toBe('converted')
})
