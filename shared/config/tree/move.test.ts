import { expect, test } from 'vitest'
import { moveEntries } from './move.ts'
import { type Case, path, place, result } from './testing/cases.ts'
import { CROOKED, DROPDOWNS, OLDER, OPERATIONS, TABS, VERSIONS } from './testing/sites.ts'

const move = (from: readonly string[], to: string) => (config: unknown) =>
  moveEntries(config, from.map(path), place(to))

const MOVES: readonly Case[] = [
  [
    'a page within its line',
    TABS,
    move(['/navigation/tabs/0/groups/0/pages/1'], 'before /navigation/tabs/0/groups/0/pages/0'),
    ['- "pages": ["intro", "install"]', '+ "pages": ["install", "intro"]'],
  ],
  [
    'a page to another group',
    TABS,
    move(['/navigation/tabs/0/groups/0/pages/0'], 'after /navigation/tabs/0/groups/1/pages/0'),
    ['- "pages": ["intro", "install"]', '+ "pages": ["install"]', '+ "intro",'],
  ],
  [
    'two pages in file order',
    TABS,
    move(
      ['/navigation/tabs/0/groups/1/pages/2', '/navigation/tabs/0/groups/0/pages/0'],
      'into /navigation/tabs/1',
    ),
    [
      '- "pages": ["intro", "install"]',
      '+ "pages": ["install"]',
      '- },',
      '- "build/last"',
      '+ }',
      '- "pages": ["changelog"]',
      '+ "pages": ["changelog", "intro", "build/last"]',
    ],
  ],
  [
    'a group with its pages, and what is inside it moves along',
    TABS,
    move(
      ['/navigation/tabs/0/groups/0', '/navigation/tabs/0/groups/0/pages/0'],
      'after /navigation/tabs/0/groups/1',
    ),
    [
      '- "group": "Start",',
      '- "pages": ["intro", "install"]',
      '- },',
      '- {',
      '+ },',
      '+ {',
      '+ "group": "Start",',
      '+ "pages": ["intro", "install"]',
    ],
  ],
  [
    'the last group of a tab leaves an empty list of pages',
    DROPDOWNS,
    move(['/navigation/tabs/1/groups/0'], 'into /navigation/tabs/0/dropdowns/1'),
    [
      '- "groups": [{ "group": "B", "pages": ["b"] }]',
      '+ "groups": [{ "group": "B", "pages": ["b"] }, { "group": "C", "pages": ["c"] }]',
      '- "groups": [{ "group": "C", "pages": ["c"] }]',
      '+ "pages": []',
    ],
  ],
  [
    'a page of a group that opens from its name',
    TABS,
    move(['/navigation/tabs/2/menu/0/groups/0/root'], 'into /navigation/tabs/2/menu/0/groups/0'),
    [
      '- "root": "learn/basics/index",',
      '- "pages": ["learn/basics/a"]',
      '+ "pages": ["learn/basics/a", "learn/basics/index"]',
    ],
  ],
  [
    'tabs',
    TABS,
    move(['/navigation/tabs/4'], 'before /navigation/tabs/3'),
    [
      '- "tab": "API",',
      '- "openapi": "openapi.yaml"',
      '- },',
      '- {',
      '+ },',
      '+ {',
      '+ "tab": "API",',
      '+ "openapi": "openapi.yaml"',
    ],
  ],
  [
    'a group of a crooked block keeps its neighbor’s line',
    CROOKED,
    move(['/navigation/anchors/0/tabs/0/groups/0/pages/0'], 'into /navigation/anchors/0/tabs/0/groups/1'),
    [
      '- "pages": [',
      '- "one"',
      '- ]',
      '+ "pages": []',
      '- "pages": ["two", "three"]',
      '+ "pages": ["two", "three", "one"]',
    ],
  ],
  [
    'operations',
    OPERATIONS,
    move(['/navigation/tabs/0/groups/0/pages/2'], 'before /navigation/tabs/0/groups/0/pages/0'),
    [
      '- { "group": "Rows", "pages": ["GET /rows", "POST /rows", "DELETE /rows/{id}"] },',
      '+ { "group": "Rows", "pages": ["DELETE /rows/{id}", "GET /rows", "POST /rows"] },',
    ],
  ],
  [
    'a version to another language',
    VERSIONS,
    move(['/navigation/languages/0/versions/1'], 'after /navigation/languages/1/versions/0'),
    expect.any(Array),
  ],
  ['older: a group', OLDER, move(['/navigation/0'], 'into /navigation/1/pages/1'), expect.any(Array)],
  [
    'older: versions',
    OLDER,
    move(['/versions/1'], 'before /versions/0'),
    ['- "versions": ["v2", "v1"],', '+ "versions": ["v1", "v2"],'],
  ],

  [
    'to where it is',
    TABS,
    move(['/navigation/tabs/1'], 'after /navigation/tabs/0'),
    'same: It’s there already.',
  ],
  [
    'next to itself',
    TABS,
    move(['/navigation/tabs/1'], 'before /navigation/tabs/1'),
    'same: It’s there already.',
  ],
  [
    'into itself',
    TABS,
    move(['/navigation/tabs/0/groups/1'], 'into /navigation/tabs/0/groups/1/pages/1'),
    'no: Nothing can be moved into itself.',
  ],
  [
    'a tab into a list of dropdowns',
    DROPDOWNS,
    move(['/navigation/tabs/1'], 'into /navigation/tabs/0'),
    'no: There can’t be tabs directly in a tab.',
  ],
  [
    'a group beside dropdowns',
    DROPDOWNS,
    move(['/navigation/tabs/1/groups/0'], 'into /navigation/tabs/0'),
    'no: There can’t be groups next to the dropdowns here.',
  ],
  [
    'nothing',
    TABS,
    move(['/navigation/tabs/9'], 'into /navigation'),
    'no: The navigation has no entry at /navigation/tabs/9.',
  ],
  [
    'older: a page out of its groups',
    OLDER,
    move(['/navigation/0/pages/0'], 'before /navigation/0'),
    'no: A page has to be in a group here.',
  ],
]

test.each(MOVES)('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})

test('a page that several languages list moves within its language, and to no other', () => {
  const tabs = [
    { tab: 'A', pages: ['index', 'a'] },
    { tab: 'B', pages: ['b'] },
  ]
  const languages = [
    { language: 'en', tabs },
    { language: 'ar', tabs },
    { language: 'ko', pages: ['c'] },
  ]
  const config = { theme: 'aspen', name: 'Site', navigation: { languages } }
  const to = (pointer: string) =>
    moveEntries(config, [path('/navigation/languages/1/tabs/0/pages/0')], {
      at: path(pointer),
      position: 'into',
    })
  expect(to('/navigation/languages/1/tabs/1').kind).toBe('edit')
  expect(to('/navigation/languages/2').kind).toBe('refused')
})
