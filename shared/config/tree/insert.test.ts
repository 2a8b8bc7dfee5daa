import { expect, test } from 'vitest'
import { insertEntries } from './insert.ts'
import type { NewEntry } from './new-entry.ts'
import { type Case, group, page, place, result } from './testing/cases.ts'
import { perform } from './testing/perform.ts'
import { CROOKED, OLDER, OPERATIONS, SORTED, TABS, VERSIONS } from './testing/sites.ts'

const add = (entry: NewEntry, to: string) => (config: unknown) => insertEntries(config, [entry], place(to))

const INSERTS: readonly Case[] = [
  [
    'a page at the end of a group',
    TABS,
    add(page('new'), 'into /navigation/tabs/0/groups/0'),
    ['- "pages": ["intro", "install"]', '+ "pages": ["intro", "install", "new"]'],
  ],
  [
    'a page before another',
    TABS,
    add(page('new'), 'before /navigation/tabs/0/groups/1/pages/0'),
    ['+ "new",'],
  ],
  [
    'a page after a group among pages',
    TABS,
    add(page('new'), 'after /navigation/tabs/0/groups/1/pages/1'),
    ['+ "new",'],
  ],
  [
    'a group between groups',
    TABS,
    add(group('Next'), 'before /navigation/tabs/0/groups/1'),
    ['+ "group": "Next",', '+ "pages": []', '+ },', '+ {'],
  ],
  [
    'a group inside a group',
    TABS,
    add(group('Inner'), 'into /navigation/tabs/0/groups/1'),
    ['- "build/last"', '+ "build/last",', '+ {', '+ "group": "Inner",', '+ "pages": []', '+ }'],
  ],
  [
    'a page in a tab that has groups: the list becomes a list of pages',
    TABS,
    add(page('new'), 'into /navigation/tabs/0'),
    ['- "groups": [', '+ "pages": [', '- }', '+ },', '+ "new"'],
  ],
  [
    'a group in a tab that has pages',
    TABS,
    add(group('Old'), 'into /navigation/tabs/1'),
    ['- "pages": ["changelog"]', '+ "pages": ["changelog", { "group": "Old", "pages": [] }]'],
  ],
  [
    'a tab',
    TABS,
    add({ kind: 'tab', name: 'More', members: { icon: 'star' } }, 'after /navigation/tabs/4'),
    ['+ },', '+ {', '+ "tab": "More",', '+ "icon": "star",', '+ "pages": []'],
  ],
  [
    'a link for every page',
    TABS,
    add(
      { kind: 'anchor', name: 'Status', members: { href: 'https://status.example' } },
      'into /navigation/global',
    ),
    ['+ },', '+ {', '+ "anchor": "Status",', '+ "href": "https://status.example"'],
  ],
  [
    'the first link for every page of a language',
    VERSIONS,
    add({ kind: 'anchor', name: 'Blog', members: { href: '/blog' } }, 'into /navigation/languages/1/global'),
    ['+ "global": {', '+ "anchors": [', '+ { "anchor": "Blog", "href": "/blog" }', '+ ]', '+ },'],
  ],
  [
    'a menu item',
    TABS,
    add({ kind: 'item', name: 'Videos', members: { href: '/videos' } }, 'into /navigation/tabs/2'),
    ['+ },', '+ {', '+ "item": "Videos",', '+ "href": "/videos"'],
  ],
  [
    'groups beside an API description',
    TABS,
    add(group('Extra'), 'into /navigation/tabs/3'),
    [
      '- "openapi": "openapi.yaml"',
      '+ "openapi": "openapi.yaml",',
      '+ "groups": [',
      '+ {',
      '+ "group": "Extra",',
      '+ "pages": []',
      '+ }',
      '+ ]',
    ],
  ],
  [
    'a version in a language',
    VERSIONS,
    add(
      { kind: 'version', name: 'v1', members: { pages: ['v1/start'], tag: 'old' } },
      'into /navigation/languages/1',
    ),
    ['+ },', '+ {', '+ "version": "v1",', '+ "pages": [', '+ "v1/start"', '+ ],', '+ "tag": "old"'],
  ],
  [
    'a group in a file with sorted keys',
    SORTED,
    add(
      { kind: 'group', name: 'CLI', members: { expanded: true, pages: ['cli'] } },
      'into /navigation/tabs/0',
    ),
    ['+ },', '+ {', '+ "expanded": true,', '+ "group": "CLI",', '+ "pages": [', '+ "cli"', '+ ]'],
  ],
  [
    'a page beside odd indentation',
    CROOKED,
    add(page('zero'), 'before /navigation/anchors/0/tabs/0/groups/0/pages/0'),
    ['+ "zero",'],
  ],
  [
    'a link in an empty list',
    CROOKED,
    add(
      { kind: 'anchor', name: 'Forum', members: { href: 'mailto:a@example.com' } },
      'into /navigation/global',
    ),
    [
      '- "global": { "anchors": [] }',
      '+ "global": { "anchors": [',
      '+ {',
      '+ "anchor": "Forum",',
      '+ "href": "mailto:a@example.com"',
      '+ }',
      '+ ] }',
    ],
  ],
  [
    'an operation',
    OPERATIONS,
    add({ kind: 'operation', name: 'GET /rows/{id}' }, 'after /navigation/tabs/0/groups/0/pages/1'),
    [
      '- { "group": "Rows", "pages": ["GET /rows", "POST /rows", "DELETE /rows/{id}"] },',
      '+ { "group": "Rows", "pages": ["GET /rows", "POST /rows", "GET /rows/{id}", "DELETE /rows/{id}"] },',
    ],
  ],
  [
    'a page in a group with an API description only',
    OPERATIONS,
    add(page('extra'), 'into /navigation/tabs/0/groups/1'),
    [
      '- { "group": "Generated", "openapi": { "source": "other.yaml", "directory": "other" } }',
      '+ { "group": "Generated", "openapi": { "source": "other.yaml", "directory": "other" }, "pages": ["extra"] }',
    ],
  ],
  [
    'older: a page',
    OLDER,
    add(page('x'), 'into /navigation/0'),
    [
      '- { "group": "Start", "version": "v2", "pages": ["intro", "install"] },',
      '+ { "group": "Start", "version": "v2", "pages": ["intro", "install", "x"] },',
    ],
  ],
  [
    'older: a group',
    OLDER,
    add(group('Last'), 'into /navigation'),
    ['+ },', '+ {', '+ "group": "Last",', '+ "pages": []'],
  ],
  [
    'older: a tab',
    OLDER,
    add({ kind: 'tab', name: 'SDK', members: { url: 'sdk' } }, 'into /navigation'),
    [
      '- { "name": "API", "url": "api" }',
      '+ { "name": "API", "url": "api" },',
      '+ { "name": "SDK", "url": "sdk" }',
    ],
  ],
  [
    'older: a version',
    OLDER,
    add({ kind: 'version', name: 'v0' }, 'into /navigation'),
    ['- "versions": ["v2", "v1"],', '+ "versions": ["v2", "v1", "v0"],'],
  ],

  [
    'a page that is there',
    TABS,
    add(page('/intro.mdx'), 'into /navigation/tabs/0/groups/0'),
    'same: This list has it already.',
  ],
  [
    'a page in a link',
    TABS,
    add(page('x'), 'into /navigation/tabs/4'),
    'no: This is a link, so nothing can be in it. Remove its address first.',
  ],
  [
    'a page beside tabs',
    TABS,
    add(page('x'), 'into /navigation'),
    'no: There can’t be pages next to the tabs here.',
  ],
  [
    'a page in a page',
    TABS,
    add(page('x'), 'into /navigation/tabs/1/pages/0'),
    'no: Nothing can be put into a page.',
  ],
  [
    'a dropdown beside groups',
    TABS,
    add({ kind: 'dropdown', name: 'x' }, 'into /navigation/tabs/0'),
    'no: There can’t be dropdowns next to the groups here.',
  ],
  [
    'a tab in a tab',
    TABS,
    add({ kind: 'tab', name: 'x' }, 'into /navigation/tabs/1'),
    'no: There can’t be tabs directly in a tab.',
  ],
  [
    'a tab between groups',
    TABS,
    add({ kind: 'tab', name: 'x' }, 'before /navigation/tabs/0/groups/0'),
    'no: There can’t be tabs in a list of groups.',
  ],
  [
    'an anchor for every page without address',
    TABS,
    add({ kind: 'anchor', name: 'x' }, 'into /navigation/global'),
    'no: An entry for every page needs an address.',
  ],
  [
    'a strange address',
    TABS,
    add({ kind: 'tab', name: 'x', members: { href: 'guides' } }, 'into /navigation'),
    'no: “guides” isn’t an address. It starts with a slash, or with https:// or mailto:.',
  ],
  [
    'a version twice',
    VERSIONS,
    add({ kind: 'version', name: 'v2' }, 'into /navigation/languages/0'),
    'no: There is a version named “v2” already.',
  ],
  [
    'a language by its name',
    VERSIONS,
    add({ kind: 'language', name: 'Deutsch' }, 'into /navigation'),
    'no: “Deutsch” isn’t a language code, such as en or pt-BR.',
  ],
  [
    'nowhere',
    TABS,
    add(page('x'), 'after /navigation/tabs/9'),
    'no: The navigation has no entry at /navigation/tabs/9.',
  ],
  [
    'older: a page outside groups',
    OLDER,
    add(page('x'), 'into /navigation'),
    'no: A page has to be in a group here.',
  ],
  [
    'older: a tab without its folder',
    OLDER,
    add({ kind: 'tab', name: 'x' }, 'into /navigation'),
    'no: The folder or address of a tab is missing.',
  ],
]

test.each(INSERTS)('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})

test('several entries keep their order', () => {
  const after = perform(TABS, config =>
    insertEntries(
      config,
      [page('x'), page('intro'), page('y')],
      place('before /navigation/tabs/0/groups/0/pages/0'),
    ),
  )
  expect(after).toContain('["x", "y", "intro", "install"]')
})
