import { expect, test } from 'vitest'
import { draw, testSite } from '../testing/draw.ts'
import { newerPage, newerSite, shownText } from '../testing/newer-site.ts'
import { pageTexts } from './script-texts.ts'

const header = (navbar: object) => newerPage({ navbar }).regions.header
const nav = (links: readonly object[]) =>
  /<nav class="top-links".*?<\/nav>/s.exec(header({ links }))?.[0] ?? ''

test('links have their icons, as a name or with a style', () => {
  const drawn = nav([
    { label: 'Blog', href: 'https://b.example', icon: 'rocket' },
    { label: 'News', href: '/index', icon: { name: 'bell', style: 'regular' } },
    { label: 'Plain', href: '/index' },
    { label: 'Odd', href: '/index', icon: 'no-such-icon' },
  ])
  expect(shownText(drawn)).toBe('Blog News Plain Odd')
  expect(drawn.match(/<svg/g)).toHaveLength(2)
})

test('repositories and communities have an icon and a name of their own', () => {
  const drawn = nav([
    { type: 'github', href: 'https://github.com/harbor/harbor' },
    { type: 'discord', href: 'https://discord.gg/harbor' },
    { type: 'github', label: 'Source', href: 'https://github.com/harbor', icon: 'rocket' },
  ])
  expect(shownText(drawn)).toBe('GitHub Discord Source')
  expect(drawn).toContain(' d="M3 3h4"')
  expect(drawn).toContain(' d="M1 1h8"')
})

test('a link shows the counts of its repository if they are known', () => {
  const site = newerSite({
    navbar: { links: [{ type: 'github', href: 'https://github.com/Harbor/harbor' }] },
  })
  const counts = { repository: 'harbor/harbor', stars: 1234, forks: 5, counted: '2026-11-22' }
  expect(draw('x', { ...site, counts }, 'index.mdx').regions.header).toContain('aria-label="1234 stars"')
})

test.each([
  [{ type: 'button', label: 'Start', href: '/index' }, 'class="cta"', 'Start'],
  [{ label: 'Start', href: '/index' }, 'class="cta"', 'Start'],
  [{ type: 'github', href: 'https://github.com/a/b' }, 'class="cta-repository"', 'a/b'],
  [{ type: 'github', href: 'https://github.com/a' }, 'class="cta-repository"', 'GitHub'],
  [{ type: 'discord', href: 'https://discord.gg/a' }, 'class="cta-repository"', 'Discord'],
  [{ type: 'discord', label: 'Join us', href: 'https://discord.gg/a' }, 'class="cta-repository"', 'Join us'],
])('the button %j', (primary, kind, shown) => {
  const drawn = header({ primary })
  expect(drawn).toContain(kind)
  expect(shownText(/<a class="cta.*?<\/a>/s.exec(drawn)?.[0] ?? '')).toBe(shown)
})

test.each([
  { type: 'button', href: '/index' },
  { type: 'github', href: 'javascript:alert(1)' },
  { type: 'discord' },
])('there is no button without a text or a target: %j', primary => {
  expect(header({ primary })).not.toContain('class="cta')
})

test('the search asks what docs.json says, with quotation marks and all', () => {
  const drawn = header({ search: 1 })
  expect(drawn).toContain('aria-label="Search" ')
  const { header: asked } = newerPage({ search: { prompt: 'Ask "Harbor" <anything>' } }).regions
  expect(asked).toContain('aria-label="Search: Ask &quot;Harbor&quot; &lt;anything&gt;"')
  expect(shownText(asked)).toMatch(/Ask &quot;Harbor&quot; &lt;anything&gt; Ctrl K/)
  const site = newerSite({ search: { prompt: 'Ask "Harbor" <anything>' } })
  expect(pageTexts(site, site.texts).searchPlaceholder).toBe('Ask "Harbor" <anything>')
})

test('the older form has none of it', () => {
  const config = {
    name: 'A',
    search: { prompt: 'Ask' },
    topbarLinks: [{ name: 'Blog', url: '/page', icon: 'rocket' }],
  }
  const { header } = draw('x', testSite({ config })).regions
  expect(header).toContain('>Blog</a>')
  expect(header).not.toContain('Ask')
})
