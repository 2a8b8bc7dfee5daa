import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse/parse.ts'
import { linkTo } from '../base/links.ts'
import { renderPage } from '../render.ts'
import { draw, fewIcons, testSite } from '../testing/draw.ts'
import { planSite, type Site } from './plan.ts'

const site = testSite({
  pages: [
    'index',
    'guides/intro',
    'guides/deep/more',
    'integrations',
    'integrations/first',
    'integrations/second',
    'tools/index',
    'a b/c#d',
    'v1.2/notes',
  ],
  files: [
    'images/a b.png',
    'logo.svg',
    'files/doc.pdf',
    '.env',
    'style.css',
    'run.js',
    'page.html',
    'guides/near.png',
  ],
})

const linked = (from: string, href: string) =>
  linkTo(href, {
    routes: site.routes,
    page: from,
    prefix: from.includes('/') ? '../'.repeat(from.split('/').length - 1) : './',
    used: new Set(),
  })?.href

test.each([
  ['index', '/guides/intro', './guides/intro.html'],
  ['index', 'guides/intro', './guides/intro.html'],
  ['index', 'guides/intro.mdx#part', './guides/intro.html#part'],
  ['index', '/guides/intro.md?x=1#y', './guides/intro.html?x=1#y'],
  ['index', '/guides/intro/', './guides/intro.html'],
  ['index', '/', './index.html'],
  ['guides/intro', '../integrations', '../integrations.html'],
  ['guides/intro', 'deep/more', '../guides/deep/more.html'],
  ['guides/intro', 'integrations/first', '../integrations/first.html'],
  ['guides/intro', './intro', '../guides/intro.html'],
  ['guides/deep/more', '/integrations', '../../integrations.html'],
  ['guides/deep/more', '../intro', '../../guides/intro.html'],
  ['index', '/integrations', './integrations.html'],
  ['index', '/integrations/second', './integrations/second.html'],
  ['index', '/guides', './guides/intro.html'],
  ['index', '/tools', './tools/index.html'],
  ['index', '/v1.2/notes', './v1.2/notes.html'],
  ['index', '/a b/c%23d', './a%20b/c%23d.html'],
  ['index', '/nowhere', './nowhere'],
  ['guides/intro', '#part', '#part'],
  ['guides/intro', '', '#'],
  ['guides/intro', 'near.png', '../guides/near.png'],
  ['index', '/images/a b.png', './images/a%20b.png'],
  ['index', '/files/doc.pdf#page=2', './files/doc.pdf#page=2'],
  ['index', '../../../../guides/intro', './guides/intro.html'],
  ['index', '%E0%A4%A', './%25E0%25A4%25A'],
  ['index', 'javascript:alert(1)', undefined],
])('from %s, %j leads to %j', (from, href, expected) => {
  expect(linked(from, href)).toBe(expected)
})

test.each([
  ['both are there', ['light.svg', 'dark.svg'], ['./light.svg', './dark.svg']],
  ['the one for dark is missing', ['light.svg'], ['./light.svg']],
  ['the one for light is missing', ['dark.svg'], ['./dark.svg']],
  ['none is there: the name', [], []],
])('the logo when %s', (_, files, expected) => {
  const config = { name: 'Acme', logo: { light: '/light.svg', dark: '/dark.svg' } }
  const { header } = draw('x', testSite({ config, files })).regions
  expect([...header.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src)).toEqual(expected)
  expect(header.includes('<span class="brand-name">Acme</span>')).toBe(expected.length === 0)
})

test.each([
  ['there', ['back.png'], true],
  ['not there', [], false],
])('a background that is %s', (_, files, isDrawn) => {
  const page = draw('x', testSite({ config: { backgroundImage: '/back.png' }, files }))
  expect(page.theme.includes('back.png')).toBe(isDrawn)
  expect('data-background' in page.root).toBe(isDrawn)
})

// Covers B02, B05
test('hidden files, documents and scripts are never published', () => {
  const page = draw(
    '[a](/.env) [b](/run.js) [c](/page.html) [d](/files/doc.pdf) ![e](/logo.svg)',
    site,
    'index.mdx',
  )
  expect(page.used).toEqual(['files/doc.pdf', 'logo.svg'])
})

test('the home page is index, else the first of the navigation', () => {
  expect(site.routes.home).toBe('index')
  expect(testSite({ pages: ['b', 'a'] }).routes.home).toBe('b')
  expect(testSite({ pages: [], config: { navigation: [] } }).routes.home).toBeUndefined()
})

test('previous and next follow the navigation and stay in their division', () => {
  const config = {
    tabs: [{ name: 'API', url: 'api' }],
    navigation: [
      { group: 'A', pages: ['a', { group: 'Deep', pages: ['api/x', 'b'] }, 'missing'] },
      { group: 'B', pages: ['api/y', 'c', 'a'] },
    ],
  }
  const divided = testSite({ config, pages: ['a', 'b', 'c', 'api/x', 'api/y'] })
  expect(divided.sectionOf('a').order.map(page => page.path)).toEqual(['a', 'b', 'c'])
  expect(divided.sectionOf('api/x').order.map(page => page.path)).toEqual(['api/x', 'api/y'])
  expect(draw('x', divided, 'b.mdx').regions.pager).toMatch(/href="\.\/a\.html".*href="\.\/c\.html"/)
  expect(draw('x', divided, 'api/x.mdx').regions.tabs).toContain('aria-current="true">API')
})

test('an anchor is shown in the tabs that its pages are in, an external one in all of them', () => {
  const config = {
    tabs: [{ name: 'API', url: 'api' }],
    anchors: [
      { name: 'Users', url: 'api/users' },
      { name: 'Extras', url: 'extras' },
      { name: 'Chat', url: 'https://example.com' },
    ],
  }
  const divided = testSite({ config, pages: ['a', 'extras/b', 'api/x', 'api/users/y'] })
  const anchors = (path: string) =>
    [
      ...draw('x', divided, `${path}.mdx`).regions.sidebar.matchAll(
        /<a href="([^"]*)"[^>]*><span class="anchor-box"><\/span><span>(\w+)/g,
      ),
    ].map(([, href, name]) => `${name} ${href}`)
  expect(anchors('a')).toEqual([
    'Documentation ./a.html',
    'Extras ./extras/b.html',
    'Chat https://example.com',
  ])
  expect(anchors('api/x')).toEqual([
    'Documentation ../api/x.html',
    'Users ../api/users/y.html',
    'Chat https://example.com',
  ])
})

test('the row of the page is marked, and the groups around it are open', () => {
  const config = {
    navigation: [
      { group: 'A', pages: ['a', { group: 'Deep', pages: ['b', { group: 'Deeper', pages: ['c'] }] }] },
    ],
  }
  const nested = testSite({ config, pages: ['a', 'b', 'c'] })
  const sidebars = ['a', 'b', 'c'].map(path => draw('x', nested, `${path}.mdx`).regions.sidebar)
  expect(sidebars.map(html => html.match(/<details open>/g)?.length ?? 0)).toEqual([0, 1, 2])
  for (const [index, html] of sidebars.entries()) {
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(html).toContain(`<a aria-current="page" href="./${'abc'[index]}.html"`)
  }
})

test('pages outside the navigation are rendered too, and pages with a url are only rows', () => {
  const pages = [
    'a',
    'outside',
    { file: 'x.mdx', path: 'x', title: 'Out', titled: true, url: 'https://example.com' },
  ]
  const mixed = testSite({ pages, config: { navigation: [{ group: 'G', pages: ['a', 'x'] }] } })
  expect(mixed.pages.map(page => page.path)).toEqual(['a', 'outside'])
  expect(draw('t', mixed, 'a.mdx').regions.sidebar).toContain('href="https://example.com"')
})

test('a version shows its own groups, and links to the same page in another', () => {
  const config = {
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Start', version: 'v2', pages: ['v2/a', 'v2/b'] },
      { group: 'Start', version: 'v1', pages: ['v1/a'] },
      { group: 'Both', pages: ['all'] },
    ],
  }
  const versioned = testSite({ config, pages: ['v2/a', 'v2/b', 'v1/a', 'all'] })
  expect(versioned.sectionOf('v2/a').order.map(page => page.path)).toEqual(['v2/a', 'v2/b', 'all'])
  expect(versioned.sectionOf('v1/a').order.map(page => page.path)).toEqual(['v1/a', 'all'])
  const header = draw('x', versioned, 'v2/a.mdx').regions.header
  expect(header).toContain('href="../v1/a.html"')
  expect(draw('x', versioned, 'v2/b.mdx').regions.header).toContain('href="../v1/a.html"')
})

test('choosing a version on a page of all versions leads there', () => {
  const config = {
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Both', pages: ['all', 'more'] },
      { group: 'New', version: 'v2', pages: ['v2/a'] },
      { group: 'Old', version: 'v1', pages: ['v1/a'] },
    ],
  }
  const versioned = testSite({ config, pages: ['v2/a', 'v1/a', 'all', 'more'] })
  const links = (path: string) => {
    const { header } = draw('x', versioned, `${path}.mdx`).regions
    return [...header.matchAll(/<a href="([^"]*)"[^>]*>v[12]/g)].map(([, href]) => href)
  }
  expect(links('more').slice(0, 2)).toEqual(['./more.html', './v1/a.html'])
  expect(links('v1/a')).toEqual(['../v2/a.html', '../v1/a.html'])
})

test('a version links to a page of this site, not to a row for another address', () => {
  const config = {
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Start', version: 'v2', pages: ['v2/a'] },
      { group: ' Start ', version: 'v1', pages: ['v1/out', 'v1/b', 'v1/a2'] },
    ],
  }
  const out = { file: 'v1/out.mdx', path: 'v1/out', title: 'Out', titled: true, url: 'https://example.com' }
  const versioned = testSite({ config, pages: ['v2/a', out, 'v1/b', 'v1/a2'] })
  expect(draw('x', versioned, 'v2/a.mdx').regions.header).toContain('href="../v1/b.html"')
})

test('the color of all anchors belongs to the frame: it is rendered again', () => {
  const config = (anchors: string) => ({
    name: 'Site',
    colors: { primary: '#123456', anchors },
    anchors: [{ name: 'API', icon: 'code', url: 'https://example.com' }],
    navigation: [{ group: 'G', pages: ['page'] }],
  })
  const pages = [{ file: 'page.mdx', path: 'page', title: 'Page', titled: true }]
  const input = { pages, files: new Set<string>(), icons: fewIcons }
  const first = planSite({ ...input, config: config('#ff0000') })
  const sidebar = (of: typeof first) => draw('x', of, 'page.mdx').regions.sidebar
  const before = sidebar(first)
  expect(sidebar(planSite({ ...input, config: config('#00ff00') }, first))).not.toBe(before)
})

test('rendered blocks are kept while only colors change, and dropped when a link could lead elsewhere', () => {
  const pages = ['page', 'other'].map(path => ({ file: `${path}.mdx`, path, title: path, titled: true }))
  const config = { name: 'Site', navigation: [{ group: 'G', pages: ['page', 'other'] }] }
  const input = { config, pages, files: new Set(['a.png']), icons: fewIcons }
  const first = planSite(input)
  const recolored = planSite({ ...input, config: { ...config, colors: { primary: '#ff0000' } } }, first)
  expect(recolored.blocks).toBe(first.blocks)
  expect(recolored.theme).not.toBe(first.theme)
  expect(planSite({ ...input, files: new Set(['b.png']) }, first).blocks).not.toBe(first.blocks)
  expect(planSite({ ...input, pages: pages.slice(1) }, first).blocks).not.toBe(first.blocks)
  expect(planSite({ ...input, preview: true }, first).blocks).not.toBe(first.blocks)
})

// Covers B11
test('ten thousand pages are planned and rendered', () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => `part-${index % 20}/page-${index}`)
  const config = {
    tabs: Array.from({ length: 19 }, (_, index) => ({ name: `Part ${index}`, url: `part-${index}` })),
    navigation: [{ group: 'All', pages }],
  }
  const large = testSite({ config, pages })
  const drawn = pages.slice(0, 200).map(path => draw('x', large, `${path}.mdx`).path)
  expect(drawn).toEqual(pages.slice(0, 200))
})

test('a card without text takes the new title of its page, though its own page stays', () => {
  const summary = (path: string, title: string) => ({ file: `${path}.mdx`, path, title, titled: true })
  const planned = (title: string, previous?: Site) =>
    planSite(
      {
        config: { name: 'Site', navigation: [{ group: 'Group', pages: ['index', 'other'] }] },
        pages: [summary('index', 'Home'), summary('other', title)],
        files: new Set(['index.mdx', 'other.mdx']),
        icons: fewIcons,
        preview: true,
      },
      previous,
    )
  const page = parsePage('index.mdx', '<Card href="/other" />')
  const labelIn = (site: Site) => /aria-label="([^"]*)"/.exec(renderPage(site, page).body[0]?.html ?? '')?.[1]
  const before = planned('Old')
  expect(labelIn(before)).toBe('Old')
  expect(labelIn(planned('New', before))).toBe('New')
})
