import { expect, test } from 'vitest'
import { copyDivision, pagesOfCopy } from './copy-division.ts'
import { makeDefault } from './default-division.ts'
import { setGroupPage } from './group-page.ts'
import { listAlso } from './list-also.ts'
import { removeVersion } from './older-versions.ts'
import { type Case, path, result } from './testing/cases.ts'
import { configIn, perform } from './testing/perform.ts'
import { DROPDOWNS, OLDER, TABS, VERSIONS } from './testing/sites.ts'

const EN = '/navigation/languages/0/versions'
const BASICS = '/navigation/tabs/2/menu/0/groups/0'

/** Two versions with the same groups, and a page more in the first. */
const SHARED = `{
  "navigation": {
    "versions": [
      {
        "version": "New",
        "groups": [
          { "group": "Start", "pages": ["a", "b", "c", { "group": "Deep", "pages": ["d"] }] }
        ]
      },
      {
        "version": "Old",
        "groups": [
          { "group": "Start", "pages": ["a", "c"] }
        ]
      }
    ]
  }
}
`

const CASES: readonly Case[] = [
  [
    'a version becomes the default',
    VERSIONS,
    c => makeDefault(c, path(`${EN}/0`)),
    ['- "tag": "next"', '+ "tag": "next",', '+ "default": true', '- ],', '- "default": true', '+ ]'],
  ],
  [
    'a language becomes the default',
    VERSIONS,
    c => makeDefault(c, path('/navigation/languages/1')),
    ['+ "default": true,'],
  ],
  [
    'the default again',
    VERSIONS,
    c => makeDefault(c, path(`${EN}/1`)),
    'same: This is a version that is the default already.',
  ],
  [
    'the first without any default',
    VERSIONS,
    c => makeDefault(c, path('/navigation/languages/0')),
    'same: This is a language that is the default already.',
  ],
  [
    'a tab',
    TABS,
    c => makeDefault(c, path('/navigation/tabs/1')),
    'no: Only a language or a version can be the default, not a tab.',
  ],
  [
    'older: the default version is the first',
    OLDER,
    c => makeDefault(c, path('/versions/1')),
    ['- "versions": ["v2", "v1"],', '+ "versions": ["v1", "v2"],'],
  ],
  [
    'older: a version is removed, its groups stay',
    OLDER,
    c => removeVersion(c, path('/versions/0'), true),
    [
      '- "versions": ["v2", "v1"],',
      '+ "versions": ["v1"],',
      '- { "group": "Start", "version": "v2", "pages": ["intro", "install"] },',
      '+ { "group": "Start", "pages": ["intro", "install"] },',
    ],
  ],
  [
    'older: a version is removed and nothing else',
    OLDER,
    c => removeVersion(c, path('/versions/0'), false),
    ['- "versions": ["v2", "v1"],', '+ "versions": ["v1"],'],
  ],

  [
    'a group gets a page of its own',
    TABS,
    c => setGroupPage(c, path('/navigation/tabs/0/groups/0'), 'intro'),
    ['- "pages": ["intro", "install"]', '+ "root": "intro",', '+ "pages": ["install"]'],
  ],
  [
    'another page: the old one is listed again',
    TABS,
    c => setGroupPage(c, path(BASICS), 'learn/basics/a'),
    [
      '- "root": "learn/basics/index",',
      '- "pages": ["learn/basics/a"]',
      '+ "root": "learn/basics/a",',
      '+ "pages": ["learn/basics/index"]',
    ],
  ],
  [
    'no page',
    TABS,
    c => setGroupPage(c, path(BASICS), undefined),
    [
      '- "root": "learn/basics/index",',
      '- "pages": ["learn/basics/a"]',
      '+ "pages": ["learn/basics/index", "learn/basics/a"]',
    ],
  ],
  [
    'the same page',
    TABS,
    c => setGroupPage(c, path(BASICS), '/learn/basics/index.mdx'),
    'same: Nothing changes: it has this value already.',
  ],
  [
    'a tab has no page',
    TABS,
    c => setGroupPage(c, path('/navigation/tabs/0'), 'intro'),
    'no: Only a group can have a page of its own.',
  ],
  [
    'older: no page of a group',
    OLDER,
    c => setGroupPage(c, path('/navigation/0'), 'intro'),
    'no: In this format of docs.json, the name of a group opens no page. Make the page the first of the group.',
  ],

  [
    'a page in another version, after its neighbor',
    SHARED,
    c => listAlso(c, path('/navigation/versions/0/groups/0/pages/1'), path('/navigation/versions/1')),
    ['- { "group": "Start", "pages": ["a", "c"] }', '+ { "group": "Start", "pages": ["a", "b", "c"] }'],
  ],
  [
    'and the group that it is in',
    SHARED,
    c => listAlso(c, path('/navigation/versions/0/groups/0/pages/3/pages/0'), path('/navigation/versions/1')),
    [
      '- { "group": "Start", "pages": ["a", "c"] }',
      '+ { "group": "Start", "pages": ["a", "c", { "group": "Deep", "pages": ["d"] }] }',
    ],
  ],
  [
    'a page that is there',
    SHARED,
    c => listAlso(c, path('/navigation/versions/0/groups/0/pages/0'), path('/navigation/versions/1')),
    'same: This list has it already.',
  ],
  [
    'a tab of another name',
    VERSIONS,
    c => listAlso(c, path(`${EN}/0/tabs/0/groups/0/pages/0`), path('/navigation/languages/1/versions/0')),
    'no: There is nothing named “Docs” there. Choose a place for the page instead.',
  ],
  [
    'another language',
    VERSIONS,
    c => listAlso(c, path(`${EN}/0/tabs/0/groups/0/pages/0`), path('/navigation/languages/1')),
    'no: Pages can’t be listed twice for a language: each needs pages of its own.',
  ],
]

test.each(CASES)('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})

test('a new language is a copy of the text, with paths of its own', () => {
  const after = perform(VERSIONS, c => copyDivision(c, path('/navigation/languages/1'), { name: 'fr' }))
  const [copy] = /,\n {6}\{\n {8}"language": "fr"[\s\S]*?\n {6}\}(?=\n)/.exec(after) ?? ['']
  expect(after.replace(copy, '')).toBe(VERSIONS)
  expect(copy).toContain('"edge/fr/start"')
  expect(copy).toContain('"문서"')
})

test('a new version keeps shared pages, loses the default, and goes where it should', () => {
  const after = perform(VERSIONS, c => copyDivision(c, path(`${EN}/1`), { name: 'v3', to: 1 }))
  expect(configIn(after)).toMatchObject({
    navigation: {
      languages: [
        { versions: [{ version: 'Edge' }, { version: 'v3' }, { version: 'v2', default: true }] },
        {},
      ],
    },
  })
  expect(after).toContain('"v3/en/start"')
  expect(after.match(/"default"/g)).toHaveLength(1)
  expect(pagesOfCopy(configIn(VERSIONS), path(`${EN}/1`), 'v3')).toEqual([
    { from: 'v2/en/start', to: 'v3/en/start' },
  ])
})

test('a copy of dropdowns has the same pages', () => {
  const after = perform(DROPDOWNS, c =>
    copyDivision(c, path('/navigation/tabs/0/dropdowns/0'), { name: 'Edge', to: 1 }),
  )
  expect(configIn(after)).toMatchObject({
    navigation: {
      tabs: [
        { dropdowns: [{}, { dropdown: 'Edge', icon: 'server', groups: [{ group: 'A', pages: ['a'] }] }, {}] },
        {},
      ],
    },
  })
})

test.each([
  ['There is a language named “ko” already.', '/navigation/languages/0', 'ko'],
  ['isn’t a language code', '/navigation/languages/0', 'French'],
  ['Only what readers switch between', `${EN}/0/tabs/0/groups/0`, 'x'],
])('%s', (reason, pointer, name) => {
  expect(perform(VERSIONS, c => copyDivision(c, path(pointer), { name }))).toContain(reason)
})
