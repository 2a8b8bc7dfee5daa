import { expect, test } from 'vitest'
import { readConfig } from '../config/read/read.ts'
import type { PageSummary } from '../page/summary.ts'
import { shippedAt } from './base/shipped.ts'
import { pageDocument } from './document.ts'
import { llmsIndex } from './feeds/llms.ts'
import { renderMissing } from './missing.ts'
import { planSite } from './plan/plan.ts'
import { pageContext } from './shell/page-context.ts'
import { draw, fewIcons, testSite } from './testing/draw.ts'

const PAGES = ['index', 'guides/one', 'help/faq', 'secret/a', 'unlisted']
const NAVIGATION = {
  tabs: [
    { tab: 'Docs', groups: [{ group: 'Start', pages: ['index', { group: 'Deep', pages: ['guides/one'] }] }] },
    { tab: 'Help', hidden: true, searchable: true, pages: ['help/faq'] },
    { tab: 'Secret', hidden: true, pages: ['secret/a'] },
  ],
}

/** A site of the newer form with these settings, read as from its file. */
function site(
  settings: object,
  more: { readonly files?: readonly string[]; readonly preview?: boolean } = {},
) {
  const text = JSON.stringify({ name: 'Harbor', navigation: NAVIGATION, ...settings })
  return testSite({ config: readConfig(text).value, pages: PAGES, ...more })
}

const page = (settings: object, file = 'index.mdx', text = '---\ntitle: T\n---\n\nText.') =>
  draw(text, site(settings), file)
const title = (settings: object, file?: string) => page(settings, file).regions.title
/** The text that readers see. */
const shown = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const document = (settings: object) =>
  pageDocument(
    page(settings),
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
  const { regions, theme } = page({ banner })
  expect(regions.banner).toContain(
    'Now <strong>out</strong>: <a href="./guides/one.html">read</a> <code>v2</code>',
  )
  expect(regions.banner).toContain(
    '--banner:light-dark(#ff0000,#ff0000);--on-banner:light-dark(#0b0d12,#0b0d12)',
  )
  const [, key] = /data-banner="(\w+)"/.exec(regions.banner ?? '') ?? []
  expect(theme).toContain(`[data-closed-banner="${key}"] .site-banner{display:none}`)
  expect(page({ banner: { ...banner, content: 'Other' } }).theme).not.toContain(key)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '</section><style>*{display:none}</style>',
  '{alert(1)}',
])('a hostile banner is harmless: %s', content => {
  const { banner } = page({ banner: { content, dismissible: true } }).regions
  expect(banner).not.toMatch(/<script|onerror=alert|javascript:|<style|<\/section/)
})

test('hostile colors, kinds and addresses are left out', () => {
  const { regions, theme, head } = page({
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
  expect(shown(menu)).toMatch(
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

test('the line above the title is the group, or the whole path', () => {
  expect(shown(title({}, 'guides/one.mdx'))).toMatch(/^Deep /)
  expect(shown(title({ styling: { eyebrows: 'breadcrumbs' } }, 'guides/one.mdx'))).toMatch(
    /^Docs Start Deep /,
  )
})

test('the footer has columns of links', () => {
  const links = [
    { header: 'Product', items: [{ label: 'Guide', href: '/guides/one' }] },
    { items: [{ label: 'Blog', href: 'https://b.example' }] },
  ]
  const { footer } = page({ footer: { links } }).regions
  expect(shown(footer)).toBe('Product Guide Blog Harbor')
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
  expect(page({ seo }).head).toContain('<meta name="keywords" content="a">')
  const { head } = page({ seo }, 'guides/one.mdx', '---\ntitle: T\nog:site_name: Own\n---\n')
  expect(head).toContain('<meta name="keywords" content="c">')
  expect(head).toContain('<meta name="google-site-verification" content="abc">')
  expect(head).toContain('<meta property="og:site_name" content="Own">')
})

test.each([
  [{}, [true, true, true, false, false]],
  [{ seo: { indexing: 'all' } }, [true, true, true, true, true]],
])('with %j, search engines see %j', (settings, expected) => {
  expect(PAGES.map(path => page(settings, `${path}.mdx`).isIndexed)).toEqual(expected)
})

test('llms.txt has the pages of every division that readers find', () => {
  const text = llmsIndex(site({}))
  expect(text).toMatch(/## Docs: Start\n\n- \[Title of index\].*\n- \[Title of guides\/one\]/)
  expect(text).toContain('## Help\n')
  expect(text).not.toMatch(/Secret|unlisted/)
})

test('the page for missing addresses has the title and the text of docs.json', () => {
  const errors = { '404': { title: 'Lost at <sea>', description: 'Go [home](/).' } }
  const missing = renderMissing(site({ errors }))
  expect(missing.title).toBe('Lost at <sea> - Harbor')
  expect(missing.regions.title).toBe(
    '<h1>Lost at &lt;sea&gt;</h1><p class="lead">Go <a href="/index.html">home</a>.</p>',
  )
})

test('the background has a decoration, and an image for each mode', () => {
  const image = { light: '/l.png', dark: '/d.png' }
  const { root, theme } = draw(
    'x',
    site({ background: { image, decoration: 'grid' } }, { files: ['l.png', 'd.png'] }),
  )
  expect(root).toMatchObject({ 'data-background': '', 'data-decoration': 'grid' })
  expect(theme).toContain('[data-background] body::before{background-image:url("./l.png")}')
  expect(theme).toContain('[data-background][data-mode="dark"] body::before{background-image:url("./d.png")}')
})

test('an icon for each mode of the system', () => {
  const favicon = { light: '/l.svg', dark: '/d.svg' }
  const { head } = draw('x', site({ favicon }, { files: ['l.svg', 'd.svg'] }))
  expect(head).toContain('<link rel="icon" href="./l.svg" media="(prefers-color-scheme: light)">')
  expect(head).toContain('<link rel="icon" href="./d.svg" media="(prefers-color-scheme: dark)">')
})

test('the files of the newer form are loaded before the first paint', () => {
  expect(document({})).toMatch(
    /<link rel="stylesheet" href="\.\/newer\.css"><script src="\.\/newer\.js"><\/script>/,
  )
  expect(pageContext(site({}), 'index', { output: 'index.html' }).section.groups.get('index')).toEqual([
    'Start',
  ])
})

test('a page says when it was changed last: by its frontmatter, else by the repository', () => {
  const one = { file: 'index.mdx', path: 'index', title: 'T', titled: true }
  const drawnAt = (settings: object, page: PageSummary) => {
    const config = readConfig(
      JSON.stringify({ name: 'A', navigation: { pages: ['index'] }, ...settings }),
    ).value
    const changed = new Map([['index.mdx', '2026-03-04T23:10:00+02:00']])
    return draw('x', testSite({ config, pages: [page], changed }), 'index.mdx').regions.pager
  }
  const wanted = { metadata: { timestamp: true } }
  expect(drawnAt({}, one)).toBe('')
  expect(drawnAt(wanted, one)).toContain('<time datetime="2026-03-04">March 4, 2026</time>')
  expect(drawnAt({}, { ...one, lastUpdatedDate: '2025-01-02' })).toContain('January 2, 2025')
  expect(drawnAt(wanted, { ...one, lastUpdatedDate: 'soon' })).toBe('')
})

test.each([
  ['mint', 'header'],
  ['aspen', 'header'],
  ['willow', 'sidebar'],
  ['linden', 'sidebar'],
  ['almond', 'card'],
  ['venus', 'header'],
])('the theme %s is drawn as the arrangement %s', (theme, shell) => {
  const look = theme === 'venus' ? 'mint' : theme
  expect(page({ theme }).root).toMatchObject({ 'data-shell': shell, 'data-look': look })
})

test('a tab with a menu is a panel of its items, with what they say about themselves', () => {
  const menu = [
    { item: 'Tutorials', description: 'Step by step', icon: 'rocket', pages: ['guides/one'] },
    { item: 'Videos', href: 'https://v.example' },
  ]
  const navigation = {
    tabs: [
      { tab: 'Docs', pages: ['index'] },
      { tab: 'Learn', menu },
    ],
  }
  const { tabs } = page({ navigation }).regions
  expect(shown(tabs)).toBe('Docs Learn Tutorials Step by step Videos')
  expect(tabs).toContain('<a href="./guides/one.html">')
  expect(tabs).toContain('<a href="https://v.example" rel="noreferrer">')
  const inside = page({ navigation }, 'guides/one.mdx').regions
  expect(inside.tabs).toContain('<details class="tab-menu"><summary aria-current="true">')
})

test('languages have their own names, and versions their tags', () => {
  const pages = { pages: ['index'] }
  const languages = ['en', 'fr', 'pt-BR', 'cn', 'xx!'].map(language => ({ language, ...pages }))
  expect(shown(page({ navigation: { languages } }).regions.header)).toMatch(
    /English English Français Português \(Brasil\) 简体中文 xx!/,
  )
  const versions = [
    { version: 'v2', tag: 'Latest', ...pages },
    { version: 'v1', ...pages },
  ]
  expect(page({ navigation: { versions } }).regions.header).toContain('v2<span class="chip">Latest</span>')
})

test('names of icons are looked up in the library of docs.json, then in all others', () => {
  const icons = {
    ...fewIcons,
    library: () => ({ rocket: '24 24 M0 0h4', ship: '24 24 M1 1', boat: '=ship' }),
  }
  const text = '<Icon icon="rocket" /> <Icon icon="boat" /> <Icon icon="house" />'
  const drawnWith = (library: string) => {
    const { config, routes } = site({ icons: { library } })
    const pages = [...routes.pages.values()]
    return (
      draw(text, planSite({ config, pages, files: routes.files, icons }), 'index.mdx').body[0]?.html ?? ''
    )
  }
  expect(drawnWith('lucide').match(/ d="[^"]*"/g)).toEqual([' d="M0 0h4"', ' d="M1 1"', ' d="M0 0h10"'])
  expect(drawnWith('lucide').match(/class="icon[^"]*"/g)).toEqual([
    'class="icon line"',
    'class="icon line"',
    'class="icon"',
  ])
  expect(drawnWith('fontawesome')).toContain(' d="M1 1h8"')
})

test('typefaces come from files of the repository, and from nowhere else', () => {
  const files = ['fonts/Satoshi-Variable.woff2', 'fonts/text.woff']
  const fonts = {
    heading: { family: 'Satoshi', source: '/fonts/Satoshi-Variable.woff2', format: 'woff2' },
    body: { family: 'Text"}*{', source: '/fonts/text.woff', format: 'woff', weight: 450 },
  }
  const { theme, used } = draw('x', site({ fonts }, { files }), 'guides/one.mdx')
  expect(theme).toContain(
    '@font-face{font-family:"Site headings";src:url("../fonts/Satoshi-Variable.woff2")format("woff2");font-weight:100 900;font-display:swap}',
  )
  expect(theme).toContain('src:url("../fonts/text.woff")format("woff");font-weight:450')
  expect(theme).toContain(':root{--sans:"Site text","Inter"')
  expect(theme).not.toContain('Text"}')
  expect(used).toEqual(files)
  const web = { family: 'Roboto', source: 'https://fonts.example/roboto.woff2', format: 'woff2' }
  expect(page({ fonts: web }).theme).not.toMatch(/@font-face|fonts\.example/)
  expect(page({ fonts: web }).theme).toContain(':root{--sans:"Roboto","Inter"')
})

test('code has the colors of a named theme, for each mode', () => {
  const theme = (codeblocks: unknown) => page({ styling: { codeblocks } }).theme
  expect(theme('dracula')).toContain('.code{--code:light-dark(#282a36,#282a36)')
  const both = { theme: { light: 'github-light', dark: 'nord' } }
  expect(theme(both)).toContain('.code{--code:light-dark(#ffffff,#2e3440)')
  expect(theme({ theme: 'some-light-theme' })).toContain('--code:light-dark(#ffffff,#ffffff)')
  expect(theme('}body{display:none')).not.toContain('display:none')
  expect(theme('system')).not.toContain('.code{')
})
