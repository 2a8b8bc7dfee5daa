import { expect, test } from 'vitest'
import { shippedAt } from './base/shipped.ts'
import { pageDocument } from './document.ts'
import { llmsIndex } from './feeds/llms.ts'
import { redirectRules } from './feeds/redirect-rules.ts'
import { redirectFiles, redirectList } from './feeds/redirects.ts'
import { renderMissing } from './missing.ts'
import { pageContext } from './shell/page-context.ts'
import { draw, testSite } from './testing/draw.ts'
import { newerPage, newerSite, PAGES, shownText } from './testing/newer-site.ts'

const title = (settings: object, file?: string) => newerPage(settings, file).regions.title
const document = (settings: object) =>
  pageDocument(
    newerPage(settings),
    shippedAt(name => name),
  )

test('a site of the older form has nothing of the newer one', () => {
  const config = { name: 'A', banner: { content: 'x' }, contextual: { options: ['view'] } }
  const drawn = draw('Text', testSite({ config }))
  expect(drawn.needs).toEqual([])
  expect(drawn.regions).not.toHaveProperty('banner')
  expect(
    pageDocument(
      drawn,
      shippedAt(name => name),
    ),
  ).not.toMatch(/banner|newer|page-menu/)
})

test('a banner has inline Markdown, its colors, and a button that closes it for good', () => {
  const banner = {
    content: 'Now **out**: [read](/guides/one) `v2`',
    dismissible: true,
    color: { light: '#ff0000' },
  }
  const { regions, theme } = newerPage({ banner })
  expect(regions.banner).toContain(
    'Now <strong>out</strong>: <a href="./guides/one.html">read</a> <code>v2</code>',
  )
  expect(regions.banner).toContain(
    '--banner:light-dark(#ff0000,#ff0000);--on-banner:light-dark(#0b0d12,#0b0d12)',
  )
  const [, key] = /data-banner="(\w+)"/.exec(regions.banner ?? '') ?? []
  expect(theme).toContain(`[data-closed-banner="${key}"] .site-banner{display:none}`)
  expect(newerPage({ banner: { ...banner, content: 'Other' } }).theme).not.toContain(key)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '</section><style>*{display:none}</style>',
  '{alert(1)}',
])('a hostile banner is harmless: %s', content => {
  const { banner } = newerPage({ banner: { content, dismissible: true } }).regions
  expect(banner).not.toMatch(/<script|onerror=alert|javascript:|<style|<\/section/)
})

// Covers C02
test('hostile colors, kinds and addresses are left out', () => {
  const { regions, theme, head } = newerPage({
    banner: { content: 'x', type: 'info"><b', color: { light: 'red;}body{display:none', dark: '#00000g' } },
    contextual: {
      options: [
        { title: 'X', href: 'javascript:alert(1)' },
        { title: 'Y"><b>', href: '/index' },
      ],
    },
    footer: { links: [{ header: '<b>', items: [{ label: 'x', href: 'javascript:alert(1)' }] }] },
    seo: {
      metatags: { 'a" onload="x': 'y', ok: '"><script>' },
      paths: [{ path: '/', metatags: { '<b>': 'c' } }],
    },
    background: { decoration: 'grid"}' },
  })
  const all = Object.values(regions).join('') + theme + head
  expect(all).not.toMatch(/javascript:|display:none\}?body|onload=|<script|<b>/)
  expect(head).toContain('<meta name="ok" content="&quot;&gt;&lt;script&gt;">')
})

test('the page menu has the entries of docs.json in order, the first one as a button', () => {
  const options = [
    'view',
    'copy',
    'claude',
    'mcp',
    {
      title: 'Ask',
      description: 'In the forum',
      href: { base: 'https://f.example/n', query: [{ key: 'p', value: '$path' }] },
    },
  ]
  const menu = title({ contextual: { options } }, 'guides/one.mdx')
  expect(shownText(menu)).toMatch(
    /View as Markdown.*View as Markdown.*Copy page.*Open in Claude.*Ask In the forum/s,
  )
  expect(menu).toContain('class="page-menu-main"')
  expect(menu).toContain('href="../guides/one.md"')
  expect(menu).toContain('https://f.example/n?p=%2Fguides%2Fone')
  expect(menu).toMatch(
    /claude\.ai\/new\?q=Read%20%24page[^"]*" class="page-menu-row" rel="noreferrer" data-fill/,
  )
  expect(menu).not.toMatch(/mcp/i)
})

test('without options there is no menu, and without the key there is the button that copies', () => {
  expect(title({ contextual: { options: [] } })).not.toMatch(/page-menu|copy-page/)
  expect(title({ contextual: { options: ['copy'] } })).toMatch(/^(?!.*<details).*copy-page/s)
  expect(title({})).toMatch(/<button type="button" class="copy-page"/)
})

test('the page menu can be in the contents of the page, and beside the title where these are not shown', () => {
  const options = ['copy', 'view', { title: 'Ask', description: 'In the forum', href: 'https://f.example' }]
  const { toc, title: top } = newerPage({ contextual: { options, display: 'toc' } }, 'guides/one.mdx').regions
  expect(shownText(toc)).toBe('Copy page View as Markdown Ask')
  expect(toc).toContain('<ul class="toc-menu" aria-label="More for this page">')
  expect(top).toContain('class="page-menu narrow"')
  const beside = newerPage({ contextual: { options, display: 'header' } }).regions
  expect(beside.toc).toBe('')
  expect(beside.title).toContain('class="page-menu"')
  expect(newerPage({ contextual: { options: [], display: 'toc' } }).regions.toc).toBe('')
})

test('a page can have its own entries in the menu, or none', () => {
  const settings = { contextual: { options: ['copy', 'view'] } }
  const top = (own: string) =>
    newerPage(settings, 'index.mdx', `---\ntitle: T\ncontextual:\n  ${own}\n---\n`).regions
  expect(top('options: []').title).not.toMatch(/page-menu|copy-page/)
  expect(shownText(top('options: [view]').title)).toBe('Start View as Markdown T')
  expect(top('display: toc').toc).toContain('toc-menu')
  expect(top('options: 5').title).toContain('copy-page')
  expect(top('options: [{title: X, href: "javascript:alert(1)"}]').title).not.toContain('javascript')
})

test('tabs at the end of the bar come last', () => {
  const tabs = [
    { tab: 'Status', align: 'end', href: 'https://s.example' },
    { tab: 'Docs', pages: ['index'] },
    { tab: 'More', align: 'start', pages: ['guides/one'] },
  ]
  const drawn = newerPage({ navigation: { tabs } }).regions.tabs
  expect(shownText(drawn)).toBe('Docs More Status')
  expect(drawn.match(/data-align="end"/g)).toHaveLength(1)
})

test('opening a group leads to its first page only if docs.json says so', () => {
  expect(newerPage({ interaction: { drilldown: true } }).root).toHaveProperty('data-drilldown')
  expect(newerPage({ interaction: { drilldown: false } }).root).not.toHaveProperty('data-drilldown')
  expect(newerPage({}).root).not.toHaveProperty('data-drilldown')
})

test('the line above the title is the group, or the whole path', () => {
  expect(shownText(title({}, 'guides/one.mdx'))).toMatch(/^Deep /)
  expect(shownText(title({ styling: { eyebrows: 'breadcrumbs' } }, 'guides/one.mdx'))).toMatch(
    /^Docs Start Deep /,
  )
})

test('the footer has columns of links', () => {
  const links = [
    { header: 'Product', items: [{ label: 'Guide', href: '/guides/one' }] },
    { items: [{ label: 'Blog', href: 'https://b.example' }] },
  ]
  const { footer } = newerPage({ footer: { links } }).regions
  expect(shownText(footer)).toBe('Product Guide Blog Harbor')
  expect(footer).toContain('<nav class="foot-columns" aria-label="More links">')
  expect(footer).toContain('<a href="./guides/one.html">Guide</a>')
})

test('meta tags of the site, of a folder and of the page: the closest one counts', () => {
  const seo = {
    metatags: { 'og:site_name': 'Docs', 'google-site-verification': 'abc', keywords: 'a' },
    paths: [
      { path: '/guides', metatags: { keywords: 'b', 'og:type': 'article' } },
      { path: '/guides/one', metatags: { keywords: 'c' } },
    ],
  }
  expect(newerPage({ seo }).head).toContain('<meta name="keywords" content="a">')
  const { head } = newerPage({ seo }, 'guides/one.mdx', '---\ntitle: T\nog:site_name: Own\n---\n')
  expect(head).toContain('<meta name="keywords" content="c">')
  expect(head).toContain('<meta name="google-site-verification" content="abc">')
  expect(head).toContain('<meta property="og:site_name" content="Own">')
})

test.each([
  [{}, [true, true, true, false, false]],
  [{ seo: { indexing: 'all' } }, [true, true, true, true, true]],
])('with %j, search engines see %j', (settings, expected) => {
  expect(PAGES.map(path => newerPage(settings, `${path}.mdx`).isIndexed)).toEqual(expected)
})

test('llms.txt has the pages of every division that readers find', () => {
  const text = llmsIndex(newerSite({}))
  expect(text).toMatch(/## Docs: Start\n\n- \[Title of index\].*\n- \[Title of guides\/one\]/)
  expect(text).toContain('## Help\n')
  expect(text).not.toMatch(/Secret|unlisted/)
})

// Covers B04
test('facts about the organization are for search engines alone, and no text of them ends their element', () => {
  const organization = {
    name: 'Harbor </script><script>alert(1)</script>',
    url: 'javascript:alert(1)',
    logo: '/logo.png',
    sameAs: ['https://x.example/harbor', 'ftp://y'],
    other: 1,
  }
  const site = { ...newerSite({ seo: { organization } }, ['logo.png']), url: 'https://h.example/docs/' }
  const { head } = draw('x', site, 'guides/one.mdx')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: organization.name,
    logo: 'https://h.example/docs/logo.png',
    sameAs: ['https://x.example/harbor'],
  })
  expect(newerPage({ seo: { organization: { url: 1 } } }).head).not.toContain('ld+json')
  expect(newerPage({ seo: { organization } }, 'secret/a.mdx').head).not.toContain('ld+json')
})

test('the page for missing addresses has the title and the text of docs.json', () => {
  const errors = { '404': { title: 'Lost at <sea>', description: 'Go [home](/).' } }
  const missing = renderMissing(newerSite({ errors }))
  expect(missing.title).toBe('Lost at <sea> - Harbor')
  expect(missing.regions.title).toBe(
    '<h1>Lost at &lt;sea&gt;</h1><p class="lead">Go <a href="/index.html">home</a>.</p>',
  )
})

test('the files of the newer form are loaded before the first paint', () => {
  expect(document({})).toMatch(
    /<link rel="stylesheet" href="\.\/newer\.css"><script src="\.\/newer\.js"><\/script>/,
  )
  expect(pageContext(newerSite({}), 'index', { output: 'index.html' }).section.groups.get('index')).toEqual([
    'Start',
  ])
})

test('redirects with variables are one rule each, in the page for missing addresses', () => {
  const redirects = [
    { source: '/start', destination: '/index' },
    { source: '/old/:slug*', destination: '/guides/:slug*' },
    { source: '/v1/:name', destination: '/guides/:name#top' },
    { source: '/ex/:slug*', destination: 'https://example.com/:slug*' },
    { source: '/bad/:slug*', destination: 'javascript:alert(1)//:slug*' },
  ]
  const site = newerSite({ redirects })
  expect(redirectFiles(site).map(({ output }) => output)).toEqual(['start.html'])
  expect(redirectRules(site)).toEqual([
    [['old', ':slug*'], 'guides/:slug*'],
    [['v1', ':name'], 'guides/:name.html#top'],
    [['ex', ':slug*'], 'https://example.com/:slug*'],
  ])
  expect(renderMissing(site, '/docs/').body.at(-1)?.html).toMatch(
    /^<div hidden data-base="\/docs\/" data-redirects="/,
  )
  expect(redirectList(site, '/')).toContain('/ex/* https://example.com/:splat 308')
})

test('a nested group that is expanded is open on every page', () => {
  const nested = (more: object) => [
    { group: 'A', pages: ['index', { group: 'B', ...more, pages: ['guides/one'] }] },
  ]
  const sidebar = (more: object, file?: string) =>
    newerPage({ navigation: { groups: nested(more) } }, file).regions.sidebar
  expect(sidebar({ expanded: true })).toContain('<details open><summary>')
  expect(sidebar({ expanded: true }, 'guides/one.mdx')).toContain('<details open><summary>')
  expect(sidebar({})).toContain('<details><summary>')
})

test('the footer has every account of the newer form', () => {
  const socials = {
    'x-twitter': 'https://x.com/a',
    podcast: 'https://p.example',
    website: 'javascript:alert(1)',
  }
  const { footer } = newerPage({ footer: { socials } }).regions
  expect([...footer.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['X', 'Podcast'])
})
