import { expect, test } from 'vitest'
import { formatPointer } from '../json/pointer.ts'
import { mentionsOf, pagesListed, removeMentions, renamePage } from './mentions.ts'
import { addRedirect, removeRedirects, setRedirect } from './redirects.ts'
import { type Case, result } from './testing/cases.ts'
import { configIn } from './testing/perform.ts'
import { OLDER, OPERATIONS, TABS, VERSIONS } from './testing/sites.ts'

const rename =
  (from: string, to: string, redirects = true) =>
  (config: unknown) =>
    renamePage(config, { from, to, redirects })

const CASES: readonly Case[] = [
  [
    'a page in two versions loses both mentions',
    VERSIONS,
    c => removeMentions(c, ['index']),
    ['- "index",', '- "index",'],
  ],
  [
    'the page of a group’s name',
    TABS,
    c => removeMentions(c, ['learn/basics/index']),
    ['- "root": "learn/basics/index",'],
  ],
  [
    'a page that is not listed',
    TABS,
    c => removeMentions(c, ['nothing']),
    'same: It isn’t in the navigation.',
  ],
  [
    'older: two pages',
    OLDER,
    c => removeMentions(c, ['intro', 'api/rows']),
    [
      '- { "group": "Start", "version": "v2", "pages": ["intro", "install"] },',
      '+ { "group": "Start", "version": "v2", "pages": ["install"] },',
      '- "api/rows",',
    ],
  ],

  [
    'a page in two versions is renamed',
    VERSIONS,
    rename('index', 'home', false),
    ['- "index",', '+ "home",', '- "index",', '+ "home",'],
  ],
  [
    'readers of the old address are led to the new one, directly',
    TABS,
    rename('intro', 'welcome'),
    [
      '- "pages": ["intro", "install"]',
      '+ "pages": ["welcome", "install"]',
      '- { "source": "/start", "destination": "/intro" }',
      '+ { "source": "/start", "destination": "/welcome" },',
      '+ { "source": "/intro", "destination": "/welcome" }',
    ],
  ],
  [
    'a redirect in the way of the new address is removed',
    TABS,
    rename('install', 'start', false),
    [
      '- "pages": ["intro", "install"]',
      '+ "pages": ["intro", "start"]',
      '- "redirects": [',
      '- { "source": "/start", "destination": "/intro" }',
      '- ]',
      '+ "redirects": []',
    ],
  ],
  [
    'the habit of the file stays',
    TABS.replace('"intro"', '"/intro.mdx"'),
    rename('intro', 'a/b', false),
    [
      '- "pages": ["/intro.mdx", "install"]',
      '+ "pages": ["/a/b.mdx", "install"]',
      '- { "source": "/start", "destination": "/intro" }',
      '+ { "source": "/start", "destination": "/a/b" }',
    ],
  ],
  ['to itself', TABS, rename('intro', '/intro.md'), 'same: Nothing changes: it has this value already.'],
  ['what is not listed', TABS, rename('x', 'y'), 'same: It isn’t in the navigation.'],

  [
    'a redirect',
    TABS,
    c => addRedirect(c, { source: '/a', destination: '/b' }),
    [
      '- { "source": "/start", "destination": "/intro" }',
      '+ { "source": "/start", "destination": "/intro" },',
      '+ { "source": "/a", "destination": "/b" }',
    ],
  ],
  [
    'the first redirect',
    OPERATIONS,
    c => addRedirect(c, { source: '/a', destination: 'https://b.example' }),
    [
      '- }',
      '+ },',
      '+ "redirects": [',
      '+ {',
      '+ "source": "/a",',
      '+ "destination": "https://b.example"',
      '+ }',
      '+ ]',
    ],
  ],
  [
    'a temporary one',
    TABS,
    c => setRedirect(c, 0, { permanent: false }),
    [
      '- { "source": "/start", "destination": "/intro" }',
      '+ { "source": "/start", "destination": "/intro", "permanent": false }',
    ],
  ],
  [
    'another destination',
    TABS,
    c => setRedirect(c, 0, { destination: '/install' }),
    [
      '- { "source": "/start", "destination": "/intro" }',
      '+ { "source": "/start", "destination": "/install" }',
    ],
  ],
  ['no redirect', TABS, c => removeRedirects(c, [0]), expect.any(Array)],
  [
    'one source twice',
    TABS,
    c => addRedirect(c, { source: '/start/', destination: '/b' }),
    'no: “/start/” is redirected already.',
  ],
  [
    'a source with a fragment',
    TABS,
    c => addRedirect(c, { source: '/a#b', destination: '/b' }),
    'no: “/a#b” can’t be redirected. Write a path that starts with a slash, without # and ?.',
  ],
  [
    'a loop',
    TABS,
    c => addRedirect(c, { source: '/a', destination: '/a/' }),
    'no: A redirect can’t lead to itself.',
  ],
  [
    'a strange destination',
    TABS,
    c => addRedirect(c, { source: '/a', destination: 'b' }),
    'no: “b” isn’t an address. It starts with a slash, or with https:// or mailto:.',
  ],
  [
    'a redirect that is not there',
    TABS,
    c => setRedirect(c, 3, { permanent: true }),
    'no: There is no redirect 4.',
  ],
]

test.each(CASES)('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})

test('all pages are found in file order, operations are none', () => {
  expect(pagesListed(configIn(TABS)).map(({ path }) => path)).toEqual([
    'intro',
    'install',
    'build/first',
    'build/deep/one',
    'build/last',
    'changelog',
    'learn/basics/index',
    'learn/basics/a',
  ])
  expect(pagesListed(configIn(OPERATIONS))).toEqual([])
  expect(mentionsOf(configIn(VERSIONS), '/index').map(({ at }) => formatPointer(at))).toEqual([
    '/navigation/languages/0/versions/0/tabs/0/groups/0/pages/0',
    '/navigation/languages/0/versions/1/tabs/0/groups/0/pages/0',
  ])
})
