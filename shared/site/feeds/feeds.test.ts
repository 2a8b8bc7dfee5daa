import { expect, test } from 'vitest'
import { planSite, type Site } from '../plan/plan.ts'
import { built } from '../testing/build.ts'
import { fewIcons, type TestSite, testSite } from '../testing/draw.ts'
import { tagsOf } from '../testing/tags.ts'
import { redirectFiles, redirectList } from './redirects.ts'

/** The same site with an address of its own. */
function at(url: string, site: TestSite): Site {
  const { config, plannedFrom, routes } = testSite(site)
  return planSite({ config, pages: plannedFrom.pages, files: routes.files, icons: fewIcons, url })
}

const SITE: TestSite = {
  pages: ['intro', 'guides/a b', 'guides/c', 'hidden'],
  files: ['card.png'],
  config: {
    navigation: [
      { group: 'Start', pages: ['intro'] },
      { group: 'Guides', pages: ['guides/a b', 'guides/c'] },
    ],
    metadata: { 'og:image': '/card.png', generator: 'no card' },
  },
}
const TEXTS = {
  'intro.mdx': '---\ntitle: Intro\ndescription: >-\n  What it\n  is.\n---\n\nHello.\n',
  'guides/a b.mdx': '---\ntitle: A & B\n"og:title": For cards\n---\n\nText.\n',
  'guides/c.mdx': '---\ntitle: C\nnoindex: true\ncanonical: https://elsewhere.example/c\n---\n\nText.\n',
  'hidden.mdx': 'Listed nowhere.\n',
}

async function files(site: Site, texts: Readonly<Record<string, string>> = TEXTS, base = '/') {
  const { files: all, paths, problems } = await built(site, texts, base)
  expect(problems).toEqual([])
  const contents = new Map(all.map(({ path, content }) => [path, content.toString()]))
  return { paths, text: (path: string) => contents.get(path) ?? '' }
}

const metaOf = (html: string) =>
  Object.fromEntries(
    tagsOf(html).flatMap(({ name, attributes }) => {
      const key = attributes.get('property') ?? attributes.get('name') ?? attributes.get('rel')
      const value = attributes.get('content') ?? attributes.get('href')
      return /^(meta|link)$/.test(name) && key && value ? [[key, value]] : []
    }),
  )

test('search engines get the full addresses of the pages in the navigation', async () => {
  const { text } = await files(at('https://docs.example.com/x/', SITE))
  const addresses = [...text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://docs.example.com/x/intro.html',
    'https://docs.example.com/x/guides/a%20b.html',
  ])
  expect(text('robots.txt')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://docs.example.com/x/sitemap.xml\n',
  )
})

test('without a known address a site has no sitemap and no full addresses', async () => {
  const { paths, text } = await files(testSite(SITE))
  expect(paths).not.toContain('sitemap.xml')
  expect(text('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  expect(metaOf(text('intro.html'))).not.toHaveProperty('canonical')
  expect(text('llms.txt')).toContain('- [Title of guides/a b](guides/a%20b.md)')
})

test('a page states its title, its address, and whether it should be indexed', async () => {
  const { text } = await files(at('https://docs.example.com/x/', SITE))
  expect(metaOf(text('intro.html'))).toMatchObject({
    description: 'What it is.',
    canonical: 'https://docs.example.com/x/intro.html',
    'og:title': 'Intro',
    'og:description': 'What it is.',
    'og:site_name': 'Site',
    'og:url': 'https://docs.example.com/x/intro.html',
    'og:image': 'https://docs.example.com/x/card.png',
  })
  expect(metaOf(text('intro.html'))).not.toHaveProperty('generator')
  expect(metaOf(text('intro.html'))).not.toHaveProperty('robots')
  expect(metaOf(text('index.html')).canonical).toBe('https://docs.example.com/x/intro.html')
  expect(metaOf(text('guides/a b.html'))['og:title']).toBe('For cards')
  expect(metaOf(text('guides/c.html'))).toMatchObject({
    canonical: 'https://elsewhere.example/c',
    robots: 'noindex',
  })
  expect(metaOf(text('hidden.html')).robots).toBe('noindex')
})

test('programs get the contents, every page, and all pages in one file', async () => {
  const { text } = await files(at('https://docs.example.com/', SITE))
  expect(text('llms.txt')).toBe(`# Site

## Start

- [Title of intro](https://docs.example.com/intro.md)

## Guides

- [Title of guides/a b](https://docs.example.com/guides/a%20b.md)
- [Title of guides/c](https://docs.example.com/guides/c.md)
`)
  expect(text('guides/c.md')).toBe('# Title of guides/c\n\nText.\n')
  const all = text('llms-full.txt')
  expect(all).toContain('<!-- https://docs.example.com/guides/c.md -->\n\n# Title of guides/c\n\nText.\n')
  expect(all).not.toContain('Listed nowhere')
})

test('a hidden page is in no list for programs, even if the navigation names it', async () => {
  const site = testSite(SITE)
  const pages = site.plannedFrom.pages.map(page =>
    page.path === 'guides/c' ? { ...page, hidden: true } : page,
  )
  const { config, routes } = site
  const { text } = await files(planSite({ config, pages, files: routes.files, icons: fewIcons }))
  expect(text('llms.txt')).toContain('- [Title of guides/a b]')
  expect(text('llms.txt')).not.toContain('Title of guides/c')
  expect(text('llms-full.txt')).not.toContain('Title of guides/c')
})

test('files that an author provides win', async () => {
  const { text } = await files(testSite({ ...SITE, files: ['card.png', 'robots.txt', 'llms.txt'] }))
  expect([text('robots.txt'), text('llms.txt')].map(each => each.includes('Site'))).toEqual([false, false])
})

const REDIRECTS = [
  { source: '/start', destination: '/intro' },
  { source: '/old/:slug*', destination: '/guides/:slug*' },
  { source: '/v1/:name/more', destination: '/guides/:name', permanent: false },
  { source: '/all/*', destination: '/intro' },
  { source: '/away', destination: 'https://elsewhere.example/?q=a b' },
  { source: '/intro', destination: '/guides/c' },
  { source: '/bad', destination: 'javascript:alert(1)' },
]

test('old addresses lead to new ones without a server, as far as they are known', async () => {
  const { paths, text } = await files(
    testSite({ ...SITE, config: { ...Object(SITE.config), redirects: REDIRECTS } }),
  )
  const target = (path: string) => /url=([^"]*)/.exec(text(path))?.[1]
  expect(target('start.html')).toBe('./intro.html')
  expect(target('old/c.html')).toBe('../guides/c.html')
  expect(target('old/a b.html')).toBe('../guides/a%20b.html')
  expect(target('v1/c/more.html')).toBe('../../guides/c.html')
  expect(target('away.html')).toBe('https://elsewhere.example/?q=a b')
  expect(paths.filter(path => /^(all|bad)/.test(path))).toEqual([])
  expect(text('intro.html')).toContain('Hello.')
})

test('hosts that support a list of redirects get one, below the path of the site', async () => {
  const config = { ...Object(SITE.config), redirects: REDIRECTS }
  const { text } = await files(testSite({ ...SITE, config }), TEXTS, '/docs/')
  expect(text('_redirects')).toBe(`/docs/start /docs/intro.html 308
/docs/old/* /docs/guides/:splat 308
/docs/v1/:name/more /docs/guides/:name 307
/docs/all/* /docs/intro.html 308
/docs/away https://elsewhere.example/?q=a%20b 308
`)
})

test('an old address is read the same way however it is written, and none leads to itself', async () => {
  const redirects = [
    { source: '/intro.html', destination: '/intro' },
    { source: '/old%20name.mdx', destination: '/intro' },
    { source: '/older.html?from=mail#top', destination: '/guides/c.mdx' },
    { source: '/guides/:slug*', destination: '/guides/:slug*' },
    { source: '/same.html', destination: '/same.html' },
  ]
  const config = { ...Object(SITE.config), redirects }
  const links = '[1](/old name) [2](/old%20name.html) [3](/older)\n'
  const { paths, text } = await files(testSite({ ...SITE, config }), { ...TEXTS, 'intro.mdx': links })
  expect(paths).toEqual(expect.arrayContaining(['old name.html', 'older.html']))
  expect(text('_redirects')).toBe('/old%20name /intro.html 308\n/older /guides/c.html 308\n')
  const hrefs = [...text('intro.html').matchAll(/<a href="([^"]*)">\d</g)].map(([, href]) => href)
  expect(hrefs).toEqual(['./intro.html', './guides/c.html'])
})

test('a page keeps its own address, and the site its home, whatever redirect would lead elsewhere', () => {
  const redirects = [
    { source: '/intro', destination: '/guides/c' },
    { source: '/intro.html', destination: 'https://elsewhere.example' },
    { source: '/', destination: '/guides/c' },
    { source: '/:slug*', destination: '/guides/:slug*' },
    { source: '/gone', destination: '/intro' },
  ]
  const site = testSite({ ...SITE, config: { ...Object(SITE.config), redirects } })
  const made = redirectFiles(site).map(({ output }) => output)
  expect(made.filter(output => output === 'intro.html' || output === 'index.html')).toEqual([])
  expect(made).toContain('gone.html')
  expect(redirectList(site, '/')).not.toMatch(/^\/intro /m)
})
