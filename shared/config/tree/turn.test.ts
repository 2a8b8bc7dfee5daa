import { expect, test } from 'vitest'
import { type DivisionKind, divisionContainers } from '../navigation/containers.ts'
import { listFor } from './kinds.ts'
import { type Case, path, result } from './testing/cases.ts'
import { configIn, perform } from './testing/perform.ts'
import { CROOKED, DROPDOWNS, OLDER, OPERATIONS, SORTED, TABS, VERSIONS } from './testing/sites.ts'
import { turnInto, turnsInto } from './turn.ts'
import { unwrapLevel, wrapLevel, wrapsInto } from './wrap.ts'

const turn = (pointer: string, kind: DivisionKind) => (config: unknown) =>
  turnInto(config, path(pointer), kind)

const wrap = (pointer: string, kind: DivisionKind, name: string) => (config: unknown) =>
  wrapLevel(config, path(pointer), { kind, name })

const unwrap = (pointer: string) => (config: unknown) => unwrapLevel(config, path(pointer))

const GROUPS = `{
  "navigation": {
    "groups": [
      {
        "group": "Start",
        "pages": ["intro"]
      }
    ],
    "global": {
      "anchors": [{ "anchor": "Blog", "href": "https://blog.example" }]
    }
  }
}
`

const CASES: readonly Case[] = [
  [
    'dropdowns become tabs of a product, and no other byte changes',
    DROPDOWNS,
    turn('/navigation/tabs', 'product'),
    [
      '- "tabs": [',
      '+ "products": [',
      '- "tab": "Reference",',
      '+ "product": "Reference",',
      '- "tab": "Guides",',
      '+ "product": "Guides",',
    ],
  ],
  [
    'by one of its members',
    DROPDOWNS,
    turn('/navigation/tabs/0/dropdowns/1', 'anchor'),
    [
      '- "dropdowns": [',
      '+ "anchors": [',
      '- "dropdown": "Server",',
      '+ "anchor": "Server",',
      '- "dropdown": "Client",',
      '+ "anchor": "Client",',
    ],
  ],
  [
    'what is on every page',
    TABS,
    turn('/navigation/global/anchors', 'tab'),
    ['- "anchors": [', '+ "tabs": [', '- "anchor": "Forum",', '+ "tab": "Forum",'],
  ],
  [
    'tabs with a menu, which only tabs and products have',
    TABS,
    turn('/navigation/tabs', 'dropdown'),
    'no: “Learn” has menu items, which can’t be directly in a dropdown.',
  ],
  [
    'tabs in tabs',
    CROOKED,
    turn('/navigation/anchors', 'tab'),
    'no: “Docs” has tabs, which can’t be directly in a tab.',
  ],
  [
    'menu items of the navigation',
    DROPDOWNS,
    turn('/navigation/tabs', 'item'),
    'no: There can’t be menu items directly in the navigation.',
  ],
  [
    'names that are no languages',
    DROPDOWNS,
    turn('/navigation/tabs', 'language'),
    'no: “Reference” isn’t a language code, such as en or pt-BR.',
  ],
  ['into what they are', DROPDOWNS, turn('/navigation/tabs', 'tab'), 'same: These are tabs already.'],
  [
    'groups',
    GROUPS,
    turn('/navigation/groups', 'tab'),
    'no: Only what readers switch between can be this, such as tabs or versions.',
  ],
  [
    'a foreign key is in the way',
    SORTED.replace('"tab": "Ref', '"anchor": "x",\n        "tab": "Ref'),
    turn('/navigation/tabs', 'anchor'),
    'no: “Reference” has a “anchor” already.',
  ],
  ['older', OLDER, turn('/tabs', 'anchor'), 'no: There are anchors here already.'],

  ['tabs get a version, sorted', SORTED, wrap('/navigation', 'version', 'v1'), expect.any(Array)],
  ['a crooked block moves as it is', CROOKED, wrap('/navigation', 'language', 'en'), expect.any(Array)],
  [
    'bare pages of a tab get a dropdown',
    TABS,
    wrap('/navigation/tabs/1', 'dropdown', 'All'),
    [
      '- "pages": ["changelog"]',
      '+ "dropdowns": [',
      '+ {',
      '+ "dropdown": "All",',
      '+ "pages": ["changelog"]',
      '+ }',
      '+ ]',
    ],
  ],
  ['tabs in a tab', TABS, wrap('/navigation', 'tab', 'x'), 'no: There can’t be tabs directly in a tab.'],
  [
    'versions in a group',
    TABS,
    wrap('/navigation/tabs/0/groups/0', 'version', 'x'),
    'no: Only what readers switch between can be this, such as tabs or versions.',
  ],
  ['a link', TABS, wrap('/navigation/tabs/4', 'version', 'x'), 'no: There is nothing in it.'],
  [
    'two lists',
    GROUPS.replace('"global"', '"pages": [], "global"'),
    wrap('/navigation', 'tab', 'x'),
    'no: It has both groups and pages. Remove one of them first.',
  ],

  [
    'one of several tabs',
    TABS,
    unwrap('/navigation'),
    'no: It must have exactly one division to take its place.',
  ],
  [
    'a description moves up',
    OPERATIONS,
    unwrap('/navigation'),
    expect.arrayContaining(['- "tabs": [', '+ "openapi": "api.yaml",', '+ "groups": [']),
  ],
]

const isKind = (word: string): word is DivisionKind => divisionContainers.some(({ kind }) => kind === word)

test.each(CASES)('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})

test('a site of groups gets its first tab', () => {
  expect(perform(GROUPS, wrap('/navigation', 'tab', 'Guides'))).toBe(WRAPPED)
})

const WRAPPED = `{
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        "groups": [
          {
            "group": "Start",
            "pages": ["intro"]
          }
        ]
      }
    ],
    "global": {
      "anchors": [{ "anchor": "Blog", "href": "https://blog.example" }]
    }
  }
}
`

test.each([
  ['dropdowns', DROPDOWNS, '/navigation/tabs/0/dropdowns product dropdown'],
  ['tabs', SORTED, '/navigation/tabs anchor tab'],
  ['anchors', CROOKED, '/navigation/anchors product anchor'],
  ['versions', VERSIONS, '/navigation/languages/0/versions dropdown version'],
])('turning %s and back gives the same text', (_, text, turns) => {
  const [pointer = '', ...kinds] = turns.split(' ')
  const [kind = 'tab', back = 'tab'] = kinds.filter(isKind)
  const after = perform(text, turn(pointer, kind))
  expect(after).not.toBe(text)
  expect(perform(after, turn(pointer.replace(/\w+$/, listFor(kind) ?? ''), back))).toBe(text)
})

test.each([
  ['groups', GROUPS, '/navigation', 'tab'],
  ['sorted tabs', SORTED, '/navigation', 'version'],
  ['a crooked block', CROOKED, '/navigation', 'language'],
  ['one-line groups', DROPDOWNS, '/navigation/tabs/1', 'version'],
] as const)('wrapping %s and unwrapping gives the same text', (_, text, pointer, kind) => {
  const after = perform(text, wrap(pointer, kind, 'en'))
  expect(perform(after, unwrap(pointer))).toBe(text)
})

test('keys that lose their effect are named', () => {
  const answer = turnInto(configIn(DROPDOWNS), path('/navigation/tabs/0/dropdowns'), 'version')
  expect(answer).toMatchObject({
    kind: 'edit',
    notes: [{ key: 'tree:noEffect', values: { keys: ['icon', 'color'] } }],
  })
})

test('what a list can be turned into, and what a level can be wrapped in', () => {
  expect(turnsInto(configIn(DROPDOWNS), path('/navigation/tabs/0/dropdowns'))).toEqual([
    'product',
    'version',
    'item',
    'anchor',
  ])
  expect(turnsInto(configIn(TABS), path('/navigation/tabs'))).toEqual(['product'])
  expect(turnsInto(configIn(TABS), path('/navigation/tabs/0/groups'))).toEqual([])
  expect(wrapsInto(configIn(GROUPS), path('/navigation'))).toEqual([
    'product',
    'language',
    'version',
    'tab',
    'dropdown',
    'anchor',
  ])
  expect(wrapsInto(configIn(TABS), path('/navigation'))).toEqual([
    'product',
    'language',
    'version',
    'dropdown',
    'anchor',
  ])
  expect(wrapsInto(configIn(OLDER), path('/navigation'))).toEqual([])
})

test('a key that the file has twice is wrapped and unwrapped as a whole', () => {
  const twice = GROUPS.replace('"groups"', '"groups": [{ "group": "No", "pages": [] }],\n    "groups"')
  const wrapped = perform(twice, wrap('/navigation', 'tab', 'Guides'))
  expect(configIn(wrapped)).toEqual(configIn(perform(GROUPS, wrap('/navigation', 'tab', 'Guides'))))
  expect(perform(wrapped, unwrap('/navigation'))).toBe(twice)
})
