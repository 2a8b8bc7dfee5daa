import { expect, test } from 'vitest'
import { readConfig } from '../config/read/read.ts'
import { parsePage } from '../page/parse/parse.ts'
import type { PageSummary } from '../page/summary.ts'
import { planSite, type Site } from './plan/plan.ts'
import { renderPage } from './render.ts'
import { draw, fewIcons, testSite } from './testing/draw.ts'
import { newerPage, newerSite, shownText } from './testing/newer-site.ts'

test('the background has a decoration, and an image for each mode', () => {
  const image = { light: '/l.png', dark: '/d.png' }
  const { root, theme } = draw(
    'x',
    newerSite({ background: { image, decoration: 'grid' } }, ['l.png', 'd.png']),
  )
  expect(root).toMatchObject({ 'data-background': '', 'data-decoration': 'grid' })
  expect(theme).toContain('[data-background] body::before{background-image:url("./l.png")}')
  expect(theme).toContain('[data-background][data-mode="dark"] body::before{background-image:url("./d.png")}')
})

test('an icon for each mode of the system', () => {
  const favicon = { light: '/l.svg', dark: '/d.svg' }
  const { head } = draw('x', newerSite({ favicon }, ['l.svg', 'd.svg']))
  expect(head).toContain('<link rel="icon" href="./l.svg" media="(prefers-color-scheme: light)">')
  expect(head).toContain('<link rel="icon" href="./d.svg" media="(prefers-color-scheme: dark)">')
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
  expect(drawnAt(wanted, { ...one, isUndated: true })).toBe('')
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
  expect(newerPage({ theme }).root).toMatchObject({ 'data-shell': shell, 'data-look': look })
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
  const { tabs } = newerPage({ navigation }).regions
  expect(shownText(tabs)).toBe('Docs Learn Tutorials Step by step Videos')
  expect(tabs).toContain('<a href="./guides/one.html">')
  expect(tabs).toContain('<a href="https://v.example" rel="noreferrer">')
  const inside = newerPage({ navigation }, 'guides/one.mdx').regions
  expect(inside.tabs).toContain('<details class="tab-menu"><summary aria-current="true">')
})

test('languages have their own names, and versions their tags', () => {
  const pages = { pages: ['index'] }
  const languages = ['en', 'fr', 'pt-BR', 'cn', 'xx!'].map(language => ({ language, ...pages }))
  expect(shownText(newerPage({ navigation: { languages } }).regions.header)).toMatch(
    /English English Français Português \(Brasil\) 简体中文 xx!/,
  )
  const versions = [
    { version: 'v2', tag: 'Latest', ...pages },
    { version: 'v1', ...pages },
  ]
  expect(newerPage({ navigation: { versions } }).regions.header).toContain(
    'v2<span class="chip">Latest</span>',
  )
})

test('names of icons are looked up in the library of docs.json, then in all others', () => {
  const icons = {
    ...fewIcons,
    library: () => ({ rocket: '24 24 M0 0h4', ship: '24 24 M1 1', boat: '=ship' }),
  }
  const text = '<Icon icon="rocket" /> <Icon icon="boat" /> <Icon icon="house" />'
  const drawnWith = (library: string) => {
    const { config, routes } = newerSite({ icons: { library } })
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
  const { theme, used } = draw('x', newerSite({ fonts }, files), 'guides/one.mdx')
  expect(theme).toContain(
    '@font-face{font-family:"Site headings";src:url("../fonts/Satoshi-Variable.woff2")format("woff2");font-weight:100 900;font-display:swap}',
  )
  expect(theme).toContain('src:url("../fonts/text.woff")format("woff");font-weight:450')
  expect(theme).toContain(':root{--sans:"Site text","Inter"')
  expect(theme).not.toContain('Text"}')
  expect(used).toEqual(files)
  const web = { family: 'Roboto', source: 'https://fonts.example/roboto.woff2', format: 'woff2' }
  expect(newerPage({ fonts: web }).theme).not.toMatch(/@font-face|fonts\.example/)
  expect(newerPage({ fonts: web }).theme).toContain(':root{--sans:"Roboto","Inter"')
  expect(newerPage({ fonts: { family: 'system-ui' } }).theme).toContain(':root{--sans:system-ui,"Inter"')
})

test('code has the colors of a named theme, for each mode', () => {
  const theme = (codeblocks: unknown) => newerPage({ styling: { codeblocks } }).theme
  expect(theme('dracula')).toContain('.code{--code:light-dark(#282a36,#282a36)')
  const both = { theme: { light: 'github-light', dark: 'nord' } }
  expect(theme(both)).toContain('.code{--code:light-dark(#ffffff,#2e3440)')
  expect(theme({ theme: 'some-light-theme' })).toContain('--code:light-dark(#ffffff,#ffffff)')
  expect(theme('}body{display:none')).not.toContain('display:none')
  expect(theme('system')).not.toContain('.code{')
})

test('variables are filled in everywhere, and unknown names stay as written', () => {
  const variables = { version: '2.0 <b>beta</b>', 'api.url': 'https://api.example' }
  const text =
    'Take {{version}} or {{other}} `{{version}}`.\n\n```bash\nget {{api.url}}\n```\n\n<Card title="At {{api.url}}" href="/index">x</Card>\n'
  const { body } = newerPage({ variables }, 'index.mdx', text)
  expect(shownText(body.map(({ html }) => html).join(''))).toBe(
    'Take 2.0 beta or {{other}} 2.0 beta . get https://api.example At https://api.example x',
  )
  expect(newerPage({}, 'index.mdx', 'A {{b}} c').body[0]?.html).toBe('<p>A {{b}} c</p>')
  expect(draw('A {{b}} c').body[0]?.html).toBe('<p>A <code>{{b}}</code> c</p>')
})

test('a preview draws a page again when its variables change', () => {
  const drawnWith = (site: Site) => renderPage(site, parsed, {}).body[0]?.html
  const parsed = parsePage('index.mdx', 'V {{v}}')
  const [one, two] = ['1', '2'].map(v => newerSite({ variables: { v } }))
  if (one === undefined || two === undefined) throw new Error('no sites')
  const { config, routes, icons } = two
  expect(drawnWith(one)).toBe('<p>V 1</p>')
  const pages = one.plannedFrom.pages
  expect(drawnWith(planSite({ config, pages, files: routes.files, icons }, one))).toBe('<p>V 2</p>')
})
