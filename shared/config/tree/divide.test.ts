import { describe, expect, test } from 'vitest'
import { dice, oneOf } from '../../../e2e/laws/json-texts.ts'
import { applyChanges } from '../edit/apply-changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isNewer } from '../schema/form.ts'
import { divide, dividesInto, divisionsOfNavigation, needsRest } from './divide.ts'
import type { DivisionWish } from './division-wish.ts'
import { entryKindAt, isDivisionKind } from './kinds.ts'
import { entriesAt } from './levels.ts'
import { pagesListed } from './mentions.ts'
import { type Case, path, place, result } from './testing/cases.ts'
import { levelsAndEntries } from './testing/grammar.ts'
import { configIn } from './testing/perform.ts'
import * as sites from './testing/sites.ts'

type Wish = Omit<DivisionWish, 'entries'>

const made =
  (wish: Wish, ...entries: readonly string[]) =>
  (config: unknown) =>
    divide(config, { ...wish, entries: entries.map(path) })

const GROUPS = `{
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["intro"] },
      { "group": "API", "pages": ["api/rows"] }
    ],
    "global": { "anchors": [{ "anchor": "Blog", "href": "https://blog.example" }] }
  }
}
`

const OLDER = `{
  "name": "Brook",
  "navigation": [
    { "group": "Start", "pages": ["intro"] },
    { "group": "API", "pages": ["api/rows", { "group": "Deep", "pages": ["api/deep"] }] }
  ]
}
`

const CASES: readonly Case[] = [
  [
    'the first tab of a group: everything else is in a tab too',
    GROUPS,
    made({ kind: 'tab', name: 'Reference', rest: 'Guides' }, '/navigation/groups/1'),
    [
      '- "groups": [',
      '- { "group": "Start", "pages": ["intro"] },',
      '- { "group": "API", "pages": ["api/rows"] }',
      '+ "tabs": [',
      '+ {',
      '+ "tab": "Guides",',
      '+ "groups": [',
      '+ { "group": "Start", "pages": ["intro"] }',
      '+ ]',
      '+ },',
      '+ {',
      '+ "tab": "Reference",',
      '+ "groups": [',
      '+ { "group": "API", "pages": ["api/rows"] }',
      '+ ]',
      '+ }',
    ],
  ],
  [
    'beside the tab that the group was in',
    sites.TABS,
    made({ kind: 'tab', name: 'Build' }, '/navigation/tabs/0/groups/1'),
    'tabs: Guides, Build, Changelog, Learn, API, Blog',
  ],
  [
    'of a group that is in another one, and of single pages',
    sites.TABS,
    made(
      { kind: 'tab', name: 'Build' },
      '/navigation/tabs/0/groups/1/pages/1',
      '/navigation/tabs/0/groups/0/pages/1',
    ),
    'tabs: Guides, Build, Changelog, Learn, API, Blog',
  ],
  [
    'a version is one of the whole site',
    sites.TABS,
    made({ kind: 'version', name: 'v2', rest: 'v1' }, '/navigation/tabs/0/groups/1'),
    'versions: v1, v2',
  ],
  [
    'an anchor divides the tab around it',
    sites.TABS,
    made({ kind: 'anchor', name: 'Deep', rest: 'Rest' }, '/navigation/tabs/0/groups/1'),
    'tabs: Guides, Changelog, Learn, API, Blog',
  ],
  [
    'a link at a place',
    sites.TABS,
    made({
      kind: 'tab',
      name: 'Status',
      href: 'https://s.example',
      place: place('after /navigation/tabs/0'),
    }),
    ['+ "tab": "Status",', '+ "href": "https://s.example"', '+ },', '+ {'],
  ],
  [
    'what is all of a level needs no other division',
    GROUPS,
    made({ kind: 'product', name: 'All', rest: 'Rest' }, '/navigation/groups/0', '/navigation/groups/1'),
    'products: All',
  ],
  [
    'not if a tab would be left empty',
    sites.TABS,
    made({ kind: 'tab', name: 'Log' }, '/navigation/tabs/1/pages/0'),
    'no: Nothing would be left in “Changelog”. Leave a page in it, or rename it instead.',
  ],
  [
    'not without a name for everything else',
    GROUPS,
    made({ kind: 'tab', name: 'Reference' }, '/navigation/groups/1'),
    'no: The name is missing.',
  ],
  [
    'not of divisions',
    sites.TABS,
    made({ kind: 'tab', name: 'Reference' }, '/navigation/tabs/0'),
    'no: Only groups and pages can become a division.',
  ],
  [
    'older: a tab has a folder, and the first one a name for the rest',
    OLDER,
    made({ kind: 'tab', name: 'API', folder: '/reference/', rest: 'Guides' }, '/navigation/1'),
    [
      '+ "primaryTab": {',
      '+ "name": "Guides"',
      '+ },',
      '+ "tabs": [',
      '+ {',
      '+ "name": "API",',
      '+ "url": "reference"',
      '+ }',
      '+ ],',
    ],
  ],
  [
    'older: a folder belongs to one tab',
    OLDER.replace('"navigation"', '"tabs": [{ "name": "API", "url": "/api/" }],\n  "navigation"'),
    made({ kind: 'tab', name: 'Other', folder: 'api' }, '/navigation/0'),
    'no: “API” already has the folder api. Choose another folder.',
  ],
  [
    'older: a link',
    OLDER,
    made({ kind: 'anchor', name: 'Status', href: 'https://s.example' }),
    [
      '+ "anchors": [',
      '+ {',
      '+ "name": "Status",',
      '+ "icon": "link",',
      '+ "url": "https://s.example"',
      '+ }',
      '+ ],',
    ],
  ],
  [
    'older: the first version of a group leaves the others to another one',
    OLDER,
    made({ kind: 'version', name: 'v2', rest: 'v1' }, '/navigation/1'),
    [
      '+ "versions": ["v1", "v2"],',
      '- { "group": "Start", "pages": ["intro"] },',
      '- { "group": "API", "pages": ["api/rows", { "group": "Deep", "pages": ["api/deep"] }] }',
      '+ { "group": "Start", "version": "v1", "pages": ["intro"] },',
      '+ { "group": "API", "version": "v2", "pages": ["api/rows", { "group": "Deep", "pages": ["api/deep"] }] }',
    ],
  ],
  [
    'older: a page has no version of its own',
    OLDER,
    made({ kind: 'version', name: 'v2', rest: 'v1' }, '/navigation/0/pages/0'),
    'no: “intro” is in no group, and only groups belong to a version. Put the page into a group first.',
  ],
  [
    'older: no dropdowns',
    OLDER,
    made({ kind: 'dropdown', name: 'More' }, '/navigation/0'),
    'no: This format of docs.json has no dropdowns. It has tabs, anchors and versions.',
  ],
]

/** The names of the outermost divisions after a command. */
function outermost(text: string, command: Case[2]): string {
  const config = configIn(text)
  const answer = command(config)
  const after = answer.kind === 'edit' ? applyChanges(config, answer.changes) : config
  const { navigation } = after as { navigation: Readonly<Record<string, unknown>> }
  const [key = '', members] = Object.entries(navigation).find(([name]) => name !== 'global') ?? []
  const names = (members as readonly Readonly<Record<string, string>>[]).map(
    one => one.tab ?? one.version ?? one.product,
  )
  return `${key}: ${names.join(', ')}`
}

test.each(CASES)('%s', (_, text, command, expected) => {
  const isNames = typeof expected === 'string' && !/^(?:no|same): /.test(expected)
  const found = result(text, command)
  expect(isNames ? outermost(text, command) : found).toEqual(expected)
})

test('the kinds that a format allows are offered', () => {
  const older = configIn(OLDER)
  expect(dividesInto(older, [path('/navigation/1')])).toEqual(['language', 'version', 'tab', 'anchor'])
  expect(dividesInto(older, [path('/navigation/1/pages/0')])).toEqual(['tab', 'anchor'])
  const newer = configIn(GROUPS)
  const kinds = ['product', 'language', 'version', 'tab', 'dropdown', 'anchor']
  expect(dividesInto(newer, [path('/navigation/groups/0')])).toEqual(kinds)
  expect(dividesInto(newer, [])).toEqual([])
  expect(dividesInto(configIn(sites.TABS), [path('/navigation/tabs/0')])).toEqual([])
})

test('the navigation as a whole has more of what it has, or is divided into something else', () => {
  expect(divisionsOfNavigation(configIn(OLDER))).toEqual(['language', 'version', 'tab', 'anchor'])
  expect(divisionsOfNavigation(configIn(sites.TABS))).toEqual([
    'product',
    'language',
    'version',
    'tab',
    'dropdown',
    'anchor',
  ])
})

test('everything else needs a name only where it becomes a division', () => {
  const [newer, tabs, older] = [GROUPS, sites.TABS, OLDER].map(configIn)
  const [one, both] = [
    [path('/navigation/groups/0')],
    ['/navigation/groups/0', '/navigation/groups/1'].map(path),
  ]
  expect(needsRest(newer, { kind: 'tab', entries: one })).toBe(true)
  expect(needsRest(newer, { kind: 'tab', entries: both })).toBe(false)
  expect(needsRest(tabs, { kind: 'tab', entries: [path('/navigation/tabs/0/groups/0')] })).toBe(false)
  expect(needsRest(tabs, { kind: 'tab', entries: [], place: place('after /navigation/tabs/0') })).toBe(false)
  expect(needsRest(older, { kind: 'version', entries: [] })).toBe(true)
})

/** The divisions without a page and without anything else in them. */
const empty = (config: unknown): number =>
  levelsAndEntries(config).entries.filter(at => {
    const kind = entryKindAt(config, at)
    return kind !== undefined && isDivisionKind(kind) && isBlank(config, at)
  }).length

const isBlank = (config: unknown, division: JsonPath): boolean =>
  ![division, ...entriesAt(config, division)].some(at => {
    const entry = entryAt(config, at)
    return typeof entry === 'string' || 'href' in Object(entry) || 'openapi' in Object(entry)
  })

const entryAt = (config: unknown, at: JsonPath): unknown =>
  at.reduce<unknown>((value, step) => Object(value)[step], config)

describe.each(Object.entries(sites))('%s', (_, text) => {
  test('a division of pages never leaves another one empty, and loses no page', () => {
    const roll = dice(text.length)
    const config = configIn(text)
    const { entries } = levelsAndEntries(config)
    for (let step = 0; step < 80; step += 1) {
      const chosen = [oneOf(roll, entries), oneOf(roll, entries)].slice(roll(2))
      for (const kind of dividesInto(config, chosen)) {
        const wish = { kind, name: 'zz', rest: 'xx', folder: 'some-folder', entries: chosen }
        const answer = divide(config, wish)
        if (answer.kind !== 'edit') continue
        const after = applyChanges(config, answer.changes)
        if (isNewer(config)) expect(empty(after)).toBeLessThanOrEqual(empty(config))
        const paths = (of: unknown) =>
          pagesListed(of)
            .map(mention => mention.path)
            .sort()
        expect(paths(after)).toEqual(paths(config))
      }
    }
  })
})
