import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { parsePage } from '../../page/parse/parse.ts'
import type { PageSummary } from '../../page/summary.ts'
import { renderPage } from '../render.ts'
import { draw, testSite } from '../testing/draw.ts'
import { shownText } from '../testing/newer-site.ts'
import { tagsOf } from '../testing/tags.ts'
import { navigationFiles } from './navigation-files.ts'

const PAGES = ['index', 'cli/index', 'cli/a', 'cli/gate', 'cli/gate/b', 'ref', 'ref/a', 'alone']

const GROUPS = [
  {
    group: 'Guides',
    pages: [
      'index',
      {
        group: 'CLI',
        tag: 'New',
        icon: 'rocket',
        root: 'cli/index',
        pages: ['cli/a', { group: 'Gate', root: '/cli/gate.mdx', pages: ['cli/gate/b'] }],
      },
      { group: 'Alone', root: 'alone', pages: [] },
    ],
  },
  { group: 'Reference', root: 'ref', pages: ['ref/a'] },
]

const siteOf = (groups: readonly object[] = GROUPS, pages: readonly (string | PageSummary)[] = PAGES) => {
  const text = JSON.stringify({ name: 'Harbor', navigation: { groups } })
  return testSite({ config: readConfig(text).value, pages })
}

const drawn = (path: string, site = siteOf()) =>
  draw(`---\ntitle: Title of ${path}\n---\n`, site, `${path}.mdx`).regions

const current = (html: string) =>
  tagsOf(html).flatMap(({ attributes }) =>
    attributes.has('aria-current') ? [attributes.get('href') ?? ''] : [],
  )

/** What an address on a page leads to. */
const pathOf = (href: string, page: string) => new URL(href, `https://a.example/${page}.html`).pathname

test('the name of a group is the link to its page, and a button beside it opens the group', () => {
  const { sidebar } = drawn('index')
  expect(sidebar).toMatch(
    /<li class="nested rooted"><a href="\.\/cli\/index\.html"><svg.*?<\/svg><span class="row-label">CLI<\/span><span class="chip">New<\/span><\/a><details><summary aria-label="Pages: CLI"><\/summary><ul>/,
  )
  expect(sidebar).toContain('<a class="group-name" href="./ref.html">')
  expect(shownText(sidebar)).toBe(
    'Guides Title of index CLI New Title of cli/a Gate Title of cli/gate/b Alone Reference Title of ref/a',
  )
})

test('a group without other pages is a link and nothing more', () => {
  expect(drawn('index').sidebar).toContain('<li><a href="./alone.html">Alone</a></li>')
})

test.each(PAGES)('on the page %s, exactly its own link is the current one', path => {
  expect(current(drawn(path).sidebar).map(href => pathOf(href, path))).toEqual([`/${path}.html`])
})

test('on its page a group is open, and the groups around it', () => {
  const { sidebar } = drawn('cli/gate')
  expect(sidebar).toMatch(/CLI<\/span>.*?<\/a><details open><summary.*?>Gate<\/a><details open><summary/)
  expect(drawn('cli/index').sidebar.match(/<details open>/g)).toHaveLength(1)
})

test('readers go from page to page as before: the page of a group comes first in it', () => {
  const order = siteOf()
    .sectionOf('index')
    .order.map(({ path }) => path)
  expect(order).toEqual(['index', 'cli/index', 'cli/a', 'cli/gate', 'cli/gate/b', 'alone', 'ref', 'ref/a'])
  expect(shownText(drawn('cli/a').pager)).toBe('Previous Title of cli/index Next Title of cli/gate')
})

test('the line above the title does not repeat the title', () => {
  const titleOf = (path: string, title: string) =>
    shownText(draw(`---\ntitle: ${title}\n---\n`, siteOf(), `${path}.mdx`).regions.title)
  expect(titleOf('cli/index', 'CLI')).toMatch(/^Guides Copy page CLI$/)
  expect(titleOf('cli/index', 'About the CLI')).toMatch(/^CLI /)
  expect(titleOf('ref', 'Reference')).toBe('Copy page Reference')
})

test('a missing or hidden page leaves the name of the group as it is', () => {
  const hidden = { file: 'ref.mdx', path: 'ref', title: 'R', titled: true, hidden: true }
  for (const pages of [
    ['index', 'ref/a'],
    ['index', 'ref/a', hidden],
  ]) {
    const { sidebar } = drawn('index', siteOf(GROUPS, pages))
    expect(sidebar).toMatch(/<p class="group-name"[^>]*>Reference/)
    expect(sidebar).not.toContain('rooted')
  }
})

test('the page of a group without a name is its first row', () => {
  const { sidebar } = drawn('index', siteOf([{ group: ' ', root: 'ref', pages: ['index'] }]))
  expect(shownText(sidebar)).toBe('Title of ref Title of index')
})

test('a page of a group that is a link to another site leads there', () => {
  const away = { file: 'ref.mdx', path: 'ref', title: 'R', titled: true, url: 'https://x.example' }
  expect(drawn('index', siteOf(GROUPS, ['index', 'ref/a', away])).sidebar).toMatch(
    /<a class="group-name" href="https:\/\/x\.example" rel="noreferrer">/,
  )
})

test.each([true, false])('in a long navigation too (nested: %s)', isNested => {
  const many = Array.from({ length: 40 }, (_, g) => ({
    group: `Group ${g}`,
    root: `g${g}/index`,
    pages: Array.from({ length: 5 }, (_, p) => `g${g}/p${p}`),
  }))
  const groups = isNested ? [{ group: 'All', pages: many }] : many
  const paths = many.flatMap(({ root, pages }) => [root, ...pages])
  const site = siteOf(groups, paths)
  for (const path of ['g3/index', 'g3/p2']) {
    const { sidebar } = renderPage(site, parsePage(`${path}.mdx`, 'x')).regions
    expect(current(sidebar).map(href => pathOf(href, path))).toEqual([`/${path}.html`])
    expect(sidebar.match(/<details open>/g)).toHaveLength(1)
    expect(sidebar).toContain('href="../g5/index.html"')
  }
  expect(navigationFiles(site)[0]?.content).toContain('Title of g3/p2')
})
