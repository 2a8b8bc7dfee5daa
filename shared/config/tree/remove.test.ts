import { expect, test } from 'vitest'
import { removeEntries } from './remove.ts'
import { renameEntry } from './rename.ts'
import { type Case, path, result } from './testing/cases.ts'
import { CROOKED, OLDER, SORTED, TABS, VERSIONS } from './testing/sites.ts'

const REMOVALS: readonly Case[] = [
  [
    'a page',
    TABS,
    c => removeEntries(c, [path('/navigation/tabs/0/groups/0/pages/0')]),
    ['- "pages": ["intro", "install"]', '+ "pages": ["install"]'],
  ],
  [
    'the only pages of a tab',
    TABS,
    c => removeEntries(c, [path('/navigation/tabs/1/pages/0')]),
    ['- "pages": ["changelog"]', '+ "pages": []'],
  ],
  [
    'all groups of a tab, and one page in them',
    TABS,
    c =>
      removeEntries(
        c,
        [
          '/navigation/tabs/0/groups/1',
          '/navigation/tabs/0/groups/1/pages/0',
          '/navigation/tabs/0/groups/0',
        ].map(path),
      ),
    expect.any(Array),
  ],
  [
    'the page of a group’s name',
    TABS,
    c => removeEntries(c, [path('/navigation/tabs/2/menu/0/groups/0/root')]),
    ['- "root": "learn/basics/index",'],
  ],
  [
    'a group that shares a line',
    CROOKED,
    c => removeEntries(c, [path('/navigation/anchors/0/tabs/0/groups/0')]),
    ['- "group": "One",', '- "pages": [', '- "one"', '- ]', '- },              {'],
  ],
  [
    'older: the only tab',
    OLDER,
    c => removeEntries(c, [path('/tabs/0')]),
    ['- "tabs": [', '- { "name": "API", "url": "api" }', '- ],'],
  ],
  [
    'nothing',
    TABS,
    c => removeEntries(c, [path('/navigation/tabs/7')]),
    'no: The navigation has no entry at /navigation/tabs/7.',
  ],
]

const RENAMES: readonly Case[] = [
  [
    'a tab',
    TABS,
    c => renameEntry(c, path('/navigation/tabs/0'), 'Docs'),
    ['- "tab": "Guides",', '+ "tab": "Docs",'],
  ],
  [
    'a group with a foreign key',
    SORTED,
    c => renameEntry(c, path('/navigation/tabs/0/groups/0'), 'Kit'),
    ['- "group": "SDK",', '+ "group": "Kit",'],
  ],
  [
    'a page',
    TABS,
    c => renameEntry(c, path('/navigation/tabs/1/pages/0'), 'news'),
    ['- "pages": ["changelog"]', '+ "pages": ["news"]'],
  ],
  [
    'older: a version, wherever it is named',
    OLDER,
    c => renameEntry(c, path('/versions/0'), 'v3'),
    [
      '- "versions": ["v2", "v1"],',
      '+ "versions": ["v3", "v1"],',
      '- { "group": "Start", "version": "v2", "pages": ["intro", "install"] },',
      '+ { "group": "Start", "version": "v3", "pages": ["intro", "install"] },',
    ],
  ],
  [
    'older: the first tab, for which nothing is written yet',
    OLDER,
    c => renameEntry(c, path('/primaryTab'), 'Guides'),
    ['+ "primaryTab": {', '+ "name": "Guides"', '+ },'],
  ],
  [
    'to the same',
    TABS,
    c => renameEntry(c, path('/navigation/tabs/0'), 'Guides'),
    'same: This is a tab named “Guides” already.',
  ],
  ['to nothing', TABS, c => renameEntry(c, path('/navigation/tabs/0'), ' '), 'no: The name is missing.'],
  [
    'a version like another',
    VERSIONS,
    c => renameEntry(c, path('/navigation/languages/0/versions/0'), 'v2'),
    'no: There is a version named “v2” already.',
  ],
]

test.each([...REMOVALS, ...RENAMES])('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})
