import { expect, test } from 'vitest'
import type { DivisionKind } from '../navigation/containers.ts'
import { copyDivision } from './copy-division.ts'
import { listAlso } from './list-also.ts'
import { type Case, path, result } from './testing/cases.ts'
import { configIn, perform } from './testing/perform.ts'
import { OLDER } from './testing/sites.ts'
import { turnInto, turnsInto } from './turn.ts'
import { unwrapLevel, wrapLevel, wrapsInto } from './wrap.ts'

const NAVIGATION = path('/navigation')

const turn = (pointer: string, kind: DivisionKind) => (config: unknown) =>
  turnInto(config, path(pointer), kind)
const wrap = (kind: DivisionKind, name: string) => (config: unknown) =>
  wrapLevel(config, NAVIGATION, { kind, name })
const copy =
  (pointer: string, name: string, more = {}) =>
  (config: unknown) =>
    copyDivision(config, path(pointer), { name, ...more })
const unwrap = (config: unknown) => unwrapLevel(config, NAVIGATION)

const TABS = `{
  "name": "Brook",
  "primaryTab": { "name": "Guides" },
  "tabs": [
    { "name": "API", "url": "api" }
  ],
  "navigation": [
    { "group": "API", "pages": ["api/rows", "api/deep/cells"] }
  ]
}
`

const ANCHORS = TABS.replace('"tabs"', '"anchors"')
  .replace('"primaryTab"', '"topAnchor"')
  .replace('"url": "api" }', '"url": "api", "icon": "code" }')

const PLAIN = `{
  "name": "Brook",
  "navigation": [
    {
      "group": "API",
      "pages": ["docs/api/rows", { "group": "Deep", "pages": ["docs/api/deep/cells"] }]
    },
    { "group": "Start", "pages": ["docs/start"] }
  ]
}
`

const VERSIONS = `{
  "versions": ["v2", { "name": "v1", "default": true }],
  "tabs": [
    { "name": "API", "url": "v1/api", "version": "v1", "openapi": "v1/api.yaml" }
  ],
  "navigation": [
    { "group": "New", "version": "v2", "pages": ["v2/new"] },
    { "group": "Start", "version": "v1", "pages": ["v1/start", { "group": "Deep", "pages": ["v1/deep"] }] },
    { "group": "All", "pages": ["about"] },
    { "group": "API", "version": "v1", "pages": ["v1/api/rows"] }
  ]
}
`

const CASES: readonly Case[] = [
  [
    'tabs become anchors, with the first one',
    TABS,
    turn('/tabs', 'anchor'),
    [
      '- "primaryTab": { "name": "Guides" },',
      '- "tabs": [',
      '+ "topAnchor": { "name": "Guides" },',
      '+ "anchors": [',
    ],
  ],
  [
    'tabs can be nothing else',
    TABS,
    turn('/tabs/0', 'version'),
    'no: In this format of docs.json, tabs can only become anchors, and anchors tabs: both hold the pages of a folder.',
  ],
  ['anchors are in the way', OLDER, turn('/tabs', 'anchor'), 'no: There are anchors here already.'],
  ['tabs are tabs', TABS, turn('/tabs/0', 'tab'), 'same: These are tabs already.'],
  [
    'a version is no list of folders',
    OLDER,
    turn('/versions/0', 'tab'),
    'no: In this format of docs.json, tabs can only become anchors, and anchors tabs: both hold the pages of a folder.',
  ],
  [
    'everything lies below one folder, which a tab can hold',
    PLAIN,
    wrap('tab', 'Docs'),
    expect.arrayContaining(['+ "tabs": [', '+ "name": "Docs",', '+ "url": "docs"']),
  ],
  [
    'a version marks every group',
    PLAIN,
    wrap('version', 'v1'),
    expect.arrayContaining([
      '+ "versions": ["v1"],',
      '+ { "group": "Start", "version": "v1", "pages": ["docs/start"] }',
    ]),
  ],
  [
    'pages without a common folder',
    PLAIN.replace('"docs/start"', '"start"'),
    wrap('anchor', 'Docs'),
    'no: In this format of docs.json, a tab or an anchor holds the pages of one folder, and “docs/api/rows” and “start” have none in common. Move all pages below one folder first.',
  ],
  [
    'a kind that the form does not have',
    PLAIN,
    wrap('product', 'Docs'),
    'no: This format of docs.json has no products. It has tabs, anchors and versions.',
  ],
  ['tabs in tabs', TABS, wrap('tab', 'Docs'), 'no: There are tabs here already.'],
  [
    'a group with a version of its own',
    PLAIN.replace('"group": "Start",', '"group": "Start", "version": "v9",'),
    wrap('version', 'v1'),
    'no: A group belongs to the version “v9” already. Add that version to the list of versions instead.',
  ],
  [
    'a page outside of groups',
    '{ "navigation": ["intro"] }',
    wrap('version', 'v1'),
    'no: “intro” is in no group, and only groups belong to a version. Put the page into a group first.',
  ],
  ['nothing', '{ "navigation": [] }', wrap('tab', 'x'), 'no: There is nothing in it.'],
  ['one of two versions', OLDER, unwrap, 'no: It must have exactly one division to take its place.'],
  [
    'a tab is a folder',
    TABS,
    copy('/tabs/0', 'New'),
    'no: In this format of docs.json, a tab or an anchor is a folder. Add one for the folder of the new pages instead.',
  ],
  [
    'a version whose pages have no folder of its name',
    OLDER,
    copy('/versions/0', 'v3'),
    'no: “intro” isn’t below a folder named “v2”, so the copy would list it again, and in this format of docs.json a page belongs to one version. Move what belongs to “v2” into a folder of that name first.',
  ],
  [
    'the same pages in two versions',
    VERSIONS,
    copy('/versions/1', 'v0', { samePages: true }),
    'no: In this format of docs.json, a page belongs to one version. Copy “v1” with pages of its own, or remove the version of its groups to show them in every version.',
  ],
  ['a name twice', VERSIONS, copy('/versions/1', 'v2'), 'no: There is a version named “v2” already.'],
  [
    'also in another version',
    VERSIONS,
    config => listAlso(config, path('/navigation/0/pages/0'), path('/versions/1')),
    'no: In this format of docs.json, a page belongs to one version. To show a page in every version, remove the version of its group.',
  ],
]

test.each(CASES)('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})

test('what can be turned and wrapped is offered', () => {
  expect(turnsInto(configIn(TABS), path('/tabs'))).toEqual(['anchor'])
  expect(wrapsInto(configIn(PLAIN), NAVIGATION)).toEqual(['language', 'version', 'tab', 'anchor'])
  expect(wrapsInto(configIn(PLAIN.replace('"docs/start"', '"start"')), NAVIGATION)).toEqual([
    'language',
    'version',
  ])
})

test.each([
  ['tabs', TABS, turn('/tabs', 'anchor'), turn('/anchors', 'tab')],
  ['anchors', ANCHORS, turn('/anchors/0', 'tab'), turn('/tabs/0', 'anchor')],
  ['a tab around all', PLAIN, wrap('tab', 'Docs'), unwrap],
  ['an anchor around all', PLAIN, wrap('anchor', 'Docs'), unwrap],
  ['a version around all', PLAIN, wrap('version', 'v1'), unwrap],
  ['a language around all', PLAIN, wrap('language', 'en'), unwrap],
] as const)('%s and back is the same text', (_, text, there, back) => {
  expect(perform(perform(text, there), back)).toBe(text)
})

test('icons of anchors have no effect on tabs, which is said', () => {
  expect(turnInto(configIn(ANCHORS), path('/anchors'), 'tab')).toMatchObject({
    notes: [{ key: 'tree:noEffect', values: { keys: ['icon'] } }],
  })
})

test('the copy of a version has its groups and tabs once more, with pages of their own', () => {
  const after = perform(VERSIONS, copy('/versions/1', 'v0'))
  expect(configIn(after)).toEqual({
    versions: ['v2', { name: 'v1', default: true }, { name: 'v0' }],
    tabs: [
      { name: 'API', url: 'v1/api', version: 'v1', openapi: 'v1/api.yaml' },
      { name: 'API', url: 'v0/api', version: 'v0', openapi: 'v1/api.yaml' },
    ],
    navigation: [
      { group: 'New', version: 'v2', pages: ['v2/new'] },
      { group: 'Start', version: 'v1', pages: ['v1/start', { group: 'Deep', pages: ['v1/deep'] }] },
      { group: 'All', pages: ['about'] },
      { group: 'API', version: 'v1', pages: ['v1/api/rows'] },
      { group: 'Start', version: 'v0', pages: ['v0/start', { group: 'Deep', pages: ['v0/deep'] }] },
      { group: 'API', version: 'v0', pages: ['v0/api/rows'] },
    ],
  })
  const lines = new Set(after.split('\n').map(line => line.replace(/,$/, '')))
  expect(VERSIONS.split('\n').filter(line => !lines.has(line.replace(/,$/, '')))).toEqual([
    '  "versions": ["v2", { "name": "v1", "default": true }],',
  ])
})

test('a description that the copy has names that file, another one is named in a note', () => {
  const exists = (file: string) => file === 'v0/api.yaml'
  const own = copyDivision(configIn(VERSIONS), path('/versions/1'), { name: 'v0', exists })
  expect(own).toMatchObject({ kind: 'edit', notes: [] })
  expect(configIn(perform(VERSIONS, () => own))).toMatchObject({
    tabs: [{ openapi: 'v1/api.yaml' }, { openapi: 'v0/api.yaml' }],
  })
  expect(copyDivision(configIn(VERSIONS), path('/versions/1'), { name: 'v0' })).toMatchObject({
    notes: [{ key: 'tree:copyKeeps', values: { keys: ['v1/api.yaml'] } }],
  })
})
