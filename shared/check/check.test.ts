import { expect, test } from 'vitest'
import { readConfig } from '../config/read/read.ts'
import { inEnglish } from '../messages/in-english.ts'
import type { PageSummary } from '../page/summary.ts'
import { noIcons } from '../site/base/icons.ts'
import { planSite } from '../site/plan/plan.ts'
import { applyEdits } from '../text/edit.ts'
import type { CheckContext } from './base/context.ts'
import { checkConfig } from './check.ts'

const FILES = [
  'introduction.mdx',
  'guides/install.mdx',
  'guides/Upgrade.mdx',
  'api/users/list.mdx',
  'logo/light.svg',
  'logo/dark.svg',
  'openapi.json',
  'specs/platform.yaml',
]

function knownOf(
  config: ReturnType<typeof readConfig>['value'],
  more: Partial<PageSummary> = {},
): CheckContext {
  const summaries = FILES.filter(file => file.endsWith('.mdx')).map(
    (file): PageSummary => ({ file, path: file.slice(0, -4), title: file, titled: true, ...more }),
  )

  const site = planSite({ config, pages: summaries, files: new Set(FILES), icons: noIcons })
  return { site, pages: new Map(summaries.map(page => [page.path, page])), anchors: () => undefined }
}

const NAVIGATION = '"navigation":[{"group":"a","pages":["introduction","guides/install","api/users/list"]}]'
const whole = (more: string) =>
  `{"name":"x",${more.includes('"navigation"') ? more : `${NAVIGATION},${more}`}}`

function check(text: string) {
  const reading = readConfig(text)
  return checkConfig(reading, knownOf(reading.value))
}

type Case = readonly [string, string, string?]

const CASES: readonly Case[] = [
  [
    '"navigation":[{"group":"a","pages":["introduction","guides/instal"]}]',
    'error navigation/missing-page /navigation/0/pages/1: The page “guides/instal” doesn’t exist. Did you mean “guides/install”?',
    '"guides/install"',
  ],
  [
    '"navigation":[{"group":"a","pages":["/guides/upgrade"]}]',
    'error navigation/missing-page /navigation/0/pages/0: The page “guides/upgrade” doesn’t exist. It is spelled “guides/Upgrade”. Most servers tell capital letters apart.',
    '"guides/Upgrade"',
  ],
  [
    '"navigation":[{"group":"a","pages":["install"]}]',
    'error navigation/missing-page /navigation/0/pages/0: The page “install” doesn’t exist. Did you mean “guides/install”?',
    '"guides/install"',
  ],
  [
    '"navigation":[{"group":"a","pages":["something/else"]}]',
    'error navigation/missing-page /navigation/0/pages/0: The page “something/else” doesn’t exist. Readers don’t see it until the file exists.',
  ],
  [
    '"navigation":[{"group":"a","pages":["introduction",{"group":"b","pages":["introduction"]}]}]',
    'warning navigation/listed-twice /navigation/0/pages/1/pages/0: The page “introduction” is already in the navigation. Readers see it twice. The first one decides which page comes next.',
  ],
  [
    '"navigation":[{"group":"a","pages":["introduction"]},{"group":"b","pages":[{"group":"c","pages":[]}]}]',
    'warning navigation/empty-group /navigation/1: The group “b” has no pages. It is hidden until it has a page.',
  ],
  [
    '"tabs":[{"name":"Guides","url":"guide"}]',
    'warning division/no-pages /tabs/0/url: No page starts with “guide/”, so “Guides” leads nowhere. Did you mean “guides”?',
    '"url":"guides"',
  ],
  [
    '"anchors":[{"name":"SDK","url":"sdk"}]',
    'warning division/no-pages /anchors/0/url: No page starts with “sdk/”, so “SDK” leads nowhere. Write the folder of its pages, or a full address.',
  ],
  [
    '"navigation":[{"group":"a","pages":["introduction"]}],"tabs":[{"name":"Guides","url":"guides"}]',
    'warning division/no-pages /tabs/0/url: “Guides” shows no pages: no page of “guides” is in the navigation. List at least one of its pages in the navigation.',
  ],
  [
    '"versions":["v2","v1"],"navigation":[{"group":"a","version":"v2","pages":["introduction"]},{"group":"b","version":"v11","pages":["guides/install"]},{"group":"c","version":"v1","pages":["api/users/list"]}]',
    'error version/undeclared /navigation/1/version: “b” belongs to the version “v11”, which does not exist. Did you mean “v1”?',
    '"version":"v1"',
  ],
  [
    '"anchors":[{"name":"API","url":"api","version":"next"}]',
    'error version/undeclared /anchors/0/version: “API” belongs to the version “next”, which does not exist. Add “next” to the versions.',
  ],
  [
    '"versions":["v2","v1"],"tabs":[{"name":"API","url":"api","version":"v2"}]',
    'notice version/unused /versions/1: Nothing belongs to the version “v1”. Give this version to groups, anchors, or tabs, or remove it.',
  ],
  [
    '"versions":[{"name":"v2","default":true},{"name":"v1","default":true}]',
    'error version/two-defaults /versions/1/default: “v1” can’t be the default, because “v2” already is. Make only one of them the default.',
  ],
  [
    '"versions":["v2","v2"]',
    'warning version/named-twice /versions/1: The version “v2” is already in the list. Only the first one counts.',
  ],
  [
    '"redirects":[{"source":"/old","destination":"/introduction"},{"source":"old/","destination":"/introduction"}]',
    'notice redirect/repeated /redirects/1/source: There is already a redirect from “old/” to the same page. Keep one of them.',
  ],
  [
    '"redirects":[{"source":"/old","destination":"/introduction"},{"source":"old/","destination":"/guides/install"}]',
    'error redirect/two-of-one /redirects/1/source: There is already a redirect from “old/”. Keep one of them.',
  ],
  [
    '"redirects":[{"source":"/old","destination":"/introducton"}]',
    'warning redirect/dead /redirects/0/destination: This redirect leads to “/introducton”, which doesn’t exist. Did you mean “introduction”?',
    '"destination":"/introduction"',
  ],
  [
    '"redirects":[{"source":"/a","destination":"/b"},{"source":"/b","destination":"/a"}]',
    'error redirect/loop /redirects/0/destination: This redirect leads back to “/a”. Redirect one of them to a page.',
  ],
  [
    '"redirects":[{"source":"introduction/","destination":"/guides/install"}]',
    'warning redirect/hidden /redirects/0/source: There is a page at “introduction/”, so nobody is redirected. Remove the redirect, or move the page away.',
  ],
  [
    '"colors":{"primary":"#a8ff53"}',
    'notice config/low-contrast /colors/primary: “#a8ff53” is hard to read on light pages, so links are drawn in “#2b7c00”. Choose a darker color to use it as it is.',
  ],
  [
    '"logo":{"light":"/logo/light.svg","dark":"/logo/Dark.svg"}',
    'error file/missing /logo/dark: There is no file “/logo/Dark.svg”. It is spelled “logo/dark.svg”. Most servers tell capital letters apart.',
    '"dark":"/logo/dark.svg"',
  ],
  [
    '"favicon":"icon.ico"',
    'error file/missing /favicon: There is no file “icon.ico”. Paths start at the root of the repository.',
  ],
  [
    '"openapi":["openapi.json","platform","users.json"]',
    'error file/missing /openapi/2: There is no file “users.json”. Paths start at the root of the repository.',
  ],
  [
    '"topbarLinks":[{"name":"a","url":"/guides/instal"}]',
    'error link/dead /topbarLinks/0/url: Broken link: “/guides/instal” doesn’t exist. Did you mean “guides/install”?',
    '"url":"/guides/install"',
  ],
  [
    '"topbarCtaButton":{"name":"a","url":"javascript:alert(1)"}',
    'warning link/unsafe /topbarCtaButton/url: Links like “javascript:alert(1)” aren’t allowed. Addresses start with https://, http://, mailto:, or tel:, or are paths.',
  ],
]

test.for(CASES)('%s', ([written, words, fixed]) => {
  const text = whole(written)
  const problems = check(text).filter(problem => problem.code !== 'config/page-path')
  expect(
    problems.map(({ severity, code, pointer, message, hint }) =>
      [severity, code, `${pointer}:`, inEnglish(message), hint && inEnglish(hint)].join(' '),
    ),
  ).toEqual([words])
  const fix = problems[0]?.fix
  expect(fix === undefined).toBe(fixed === undefined)
  if (fix) expect(applyEdits(text, fix.edits)).toContain(fixed)
})

test.each([
  '"logo":"https://example.com/logo.svg","favicon":"logo/light.svg","backgroundImage":"/logo/dark.svg"',
  '"openapi":"https://example.com/openapi.json"',
  '"tabs":[{"name":"API","url":"/api/"},{"name":"Chat","url":"https://example.com"},{"name":"X","url":"new","openapi":"openapi.json"}]',
  '"anchors":[{"name":"Users","url":"api/users"},{"name":"Mail","url":"mailto:a@example.com"}]',
  '"redirects":[{"source":"/v1/:slug*","destination":"/:slug*"},{"source":"/a","destination":"/v1/b"},{"source":"/c","destination":"https://example.com"}]',
  '"topbarLinks":[{"name":"a","url":"/guides"},{"name":"b","url":"guides/install#x"},{"name":"c","url":"/"}]',
  '"versions":["v2",{"name":"v1","url":"https://v1.example.com"}]',
  '"versions":["a","b"],"navigation":[{"group":"x","version":"a","pages":["introduction"]},{"group":"x","version":"b","pages":["introduction"]}]',
])('nothing is wrong with %s', written => {
  expect(check(whole(written))).toEqual([])
})

test('a file that cannot be read has only the problems of its reading', () => {
  const reading = readConfig('{')
  expect(checkConfig(reading, knownOf(reading.value))).toEqual(reading.problems)
})

test('a long chain of redirects is followed once, and a loop at its end is reported once', () => {
  const way = Array.from(
    { length: 20_000 },
    (_, index) => `{"source":"/a${index}","destination":"/a${index + 1}"}`,
  )
  const codes = (last: string) =>
    check(whole(`"redirects":[${[...way, last].join()}]`)).map(({ code, pointer }) => `${code} ${pointer}`)
  expect(codes('{"source":"/a20000","destination":"/introduction"}')).toEqual([])
  expect(codes('{"source":"/a20000","destination":"/a19990"}')).toEqual([
    'redirect/loop /redirects/19990/destination',
  ])
})

test('a navigation with more entries than a site can have is one problem that says where the rest begins', () => {
  const pages = `${'"nowhere",'.repeat(100_000)}"introduction"`
  const [found] = check(whole(`"navigation":[{"group":"a","pages":[${pages}]}]`))
  expect([found?.code, found?.pointer, found && inEnglish(found.message)]).toEqual([
    'navigation/too-long',
    '/navigation',
    'The navigation has more than 100,000 entries. The rest is left out.',
  ])
})
