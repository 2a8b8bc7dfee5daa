import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { renderMissing } from '../missing.ts'
import { draw, testSite } from '../testing/draw.ts'
import { shownText } from '../testing/newer-site.ts'

const PAGES = ['index', 'fr/index', 'es/index']

const siteOf = (own: object, preview = false) => {
  const text = JSON.stringify({
    name: 'Harbor',
    banner: { content: 'New in the harbor', dismissible: true },
    navbar: {
      links: [{ label: 'Blog', href: '/blog' }],
      primary: { type: 'button', label: 'Go', href: '/' },
    },
    footer: {
      socials: { github: 'https://github.com/harbor' },
      links: [{ header: 'Company', items: [{ label: 'About', href: '/about' }] }],
    },
    navigation: {
      languages: [
        { language: 'en', pages: ['index'] },
        { language: 'fr', pages: ['fr/index'], ...own },
        { language: 'es', pages: ['es/index'] },
      ],
    },
  })
  return testSite({ config: readConfig(text).value, pages: PAGES, preview })
}

const regionsOf = (own: object, path: string, preview = false) =>
  draw('x', siteOf(own, preview), `${path}.mdx`).regions

const FRENCH = {
  banner: { content: 'Du **nouveau** au port', dismissible: true },
  navbar: { links: [{ label: 'Journal', href: '/fr/journal' }] },
  footer: { links: [{ header: 'Entreprise', items: [{ label: 'À propos', href: '/fr/about' }] }] },
}

test('readers of a language see its own banner, header and footer instead of those of the site', () => {
  const french = regionsOf(FRENCH, 'fr/index')
  expect(shownText(french.banner ?? '')).toBe('Du nouveau au port')
  expect(shownText(french.header)).toMatch(/Journal$/)
  expect(french.header).not.toMatch(/Blog|class="cta"/)
  expect(french.sidebar).toMatch(/drawer-links.*Journal/s)
  expect(french.sidebar).not.toContain('Blog')
  expect(shownText(french.footer)).toBe('Entreprise À propos Harbor')
  for (const path of ['index', 'es/index']) {
    const other = regionsOf(FRENCH, path)
    expect(shownText(other.banner ?? '')).toBe('New in the harbor')
    expect(other.header).toContain('Blog')
    expect(shownText(other.footer)).toBe('Company About Harbor')
  }
})

test('what a language does not have is the site’s, in any order of the pages', () => {
  const site = siteOf({ banner: FRENCH.banner })
  const drawn = ['fr/index', 'index', 'fr/index'].map(path => draw('x', site, `${path}.mdx`))
  expect(drawn.map(({ regions }) => shownText(regions.banner ?? ''))).toEqual([
    'Du nouveau au port',
    'New in the harbor',
    'Du nouveau au port',
  ])
  for (const { regions } of drawn) expect(regions.header).toContain('Blog')
  expect(drawn[0]?.theme).not.toBe(drawn[1]?.theme)
})

test('a language can have no banner of its own where the site has one', () => {
  expect(regionsOf({ banner: { content: '' } }, 'fr/index').banner).toBe('')
})

test.each([
  { banner: 'text', navbar: [], footer: null },
  { banner: { content: 5 }, navbar: { links: 'x' }, footer: { links: [{ items: [{ label: {} }] }] } },
  { navbar: { links: [{ label: '<b>x', href: 'javascript:alert(1)' }] } },
])('unusable settings of a language harm nothing: %j', own => {
  const all = Object.values(regionsOf(own, 'fr/index')).join('')
  expect(all).not.toMatch(/javascript:|<b>|undefined|\[object/)
})

test('a preview leads to where the language has them', () => {
  const french = regionsOf(FRENCH, 'fr/index', true)
  const at = '/navigation/languages/1'
  expect(french.banner).toContain(`data-pointer="${at}/banner"`)
  expect(french.header).toContain(`data-pointer="${at}/navbar/links/0"`)
  expect(french.footer).toContain(`data-pointer="${at}/footer/links/0"`)
  const english = regionsOf(FRENCH, 'index', true)
  expect(english.header).toContain('data-pointer="/navbar/primary"')
  expect(english.footer).toContain('data-pointer="/footer/socials/github"')
})

test('the page for missing addresses has those of the first language', () => {
  const { regions } = renderMissing(siteOf(FRENCH))
  expect(shownText(regions.banner ?? '')).toBe('New in the harbor')
})
