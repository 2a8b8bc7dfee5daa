import { expect, test } from 'vitest'
import { parsePage } from '../page/parse/parse.ts'
import { sitemap } from './feeds/sitemap.ts'
import { renderPage } from './render.ts'
import { testSite } from './testing/draw.ts'
import { newerPage } from './testing/newer-site.ts'

const URL = 'https://docs.example.com/x/'

const headOf = (site: ReturnType<typeof testSite>, file: string, text: string) =>
  renderPage(site, parsePage(file, text)).head

test('the description of a page without one is its first paragraph, cut at a word', () => {
  const text = `## Start\n\nHi!\n\n${'Some **words** about [it](/). '.repeat(9)}\n\nMore.`
  const head = headOf(testSite(), 'page.mdx', text)
  const [, found = ''] = /<meta name="description" content="([^"]*)">/.exec(head) ?? []
  expect(found).toMatch(/^Some words about it\. Some words .*[a-z]…$/)
  expect(found.length).toBeLessThanOrEqual(161)
  expect(head).toContain(`<meta property="og:description" content="${found}">`)
  expect(
    headOf(testSite(), 'page.mdx', '---\ndescription: Own.\n---\n\nA long enough first paragraph.'),
  ).toContain('content="Own."')
})

test.each(['アカウントを作成する方法。', '설치 방법을 설명합니다.'])(
  'a paragraph of few characters is a description where characters say much: %s',
  text => {
    expect(headOf(testSite(), 'page.mdx', text)).toContain(`<meta name="description" content="${text}">`)
  },
)

test('shared links have a card: a large one if the page has an image', () => {
  expect(headOf(testSite(), 'page.mdx', 'x')).toContain('<meta name="twitter:card" content="summary">')
  expect(headOf(testSite(), 'page.mdx', '---\n"og:image": https://e.example/a.png\n---\n')).toContain(
    '<meta name="twitter:card" content="summary_large_image">',
  )
})

test('a page without a picture names the one that the build draws, if the address of the site is known', () => {
  const site = testSite({ url: URL })
  const page = (text: string, of = site) => renderPage(of, parsePage('page.mdx', text))
  const drawn = page('---\ntitle: "Deploy\\u0007 🚀"\n---\n')
  expect(drawn.picture).toMatchObject({ title: 'Deploy', host: 'docs.example.com/x' })
  expect(drawn.head).toMatch(
    /<meta property="og:image" content="https:\/\/docs\.example\.com\/x\/galley\/share\/\w+\.png">/,
  )
  expect(drawn.head).toContain('<meta property="og:image:alt" content="Deploy">')
  expect(drawn.head).toContain('<meta name="twitter:card" content="summary_large_image">')
  for (const text of ['"og:image": /own.png', '"twitter:image": https://e.example/a.png']) {
    const own = page(`---\n${text}\n---\n`)
    expect(own.picture).toBeUndefined()
    expect(own.head).not.toContain('galley/share')
  }
  expect(page('x', testSite()).picture).toBeUndefined()
  const off = testSite({ url: URL, config: { ...site.config, thumbnails: { enabled: false } } })
  expect(page('x', off).head).not.toContain('og:image')
  const dark = testSite({
    url: URL,
    config: { ...site.config, newer: { thumbnails: { appearance: 'dark' } } },
  })
  expect(page('x', dark).picture?.colors).not.toEqual(page('x').picture?.colors)
})

test('search engines get structured data about a page and its location if the address of the site is known', () => {
  const site = testSite({ url: URL })
  const head = headOf(site, 'page.mdx', '---\ntitle: "A </script> title"\n---\n\nText.')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  expect(JSON.parse(data)['@graph']).toMatchObject([
    { '@type': 'TechArticle', headline: 'A </script> title', inLanguage: 'en', url: `${URL}page.html` },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Site', item: URL },
        { position: 2, name: 'Group' },
        { position: 3, name: 'A </script> title', item: `${URL}page.html` },
      ],
    },
  ])
  expect(headOf(testSite(), 'page.mdx', 'x')).not.toContain('ld+json')
  expect(headOf(site, 'page.mdx', '---\nnoindex: true\n---\n')).not.toContain('ld+json')
})

test('a page names its translations, but no page that merely resembles one', () => {
  const config = {
    navigation: {
      languages: [
        { language: 'en', pages: ['a', 'b'] },
        { language: 'cn', pages: ['cn/a'] },
      ],
    },
  }
  const site = testSite({ config, pages: ['a', 'b', 'cn/a'], url: URL })
  const links = (file: string) => headOf(site, file, 'x').match(/<link rel="alternate"[^>]*>/g) ?? []
  const all = [
    `<link rel="alternate" hreflang="en" href="${URL}a.html">`,
    `<link rel="alternate" hreflang="zh-Hans" href="${URL}cn/a.html">`,
    `<link rel="alternate" hreflang="x-default" href="${URL}a.html">`,
  ]
  expect(links('a.mdx')).toEqual(all)
  expect(links('cn/a.mdx')).toEqual(all)
  expect(links('b.mdx')).toEqual([])
})

test('the sitemap has the day of the last change where it is known', () => {
  const text = sitemap([
    { address: 'https://e.example/a', changed: '2026-02-03T23:30:00+01:00' },
    { address: 'https://e.example/b', changed: 'soon' },
    { address: 'https://e.example/c' },
  ])
  expect(text.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://e.example/a</loc><lastmod>2026-02-03</lastmod></url>',
    '<url><loc>https://e.example/b</loc></url>',
    '<url><loc>https://e.example/c</loc></url>',
  ])
})

test('the canonical address of a page is below the one that docs.json has for the site', () => {
  const withAddress = (canonical: string) =>
    newerPage({ seo: { metatags: { canonical } } }, 'guides/one.mdx').head
  const address = 'https://docs.example.com/help/guides/one.html'
  for (const written of ['https://docs.example.com/help', 'https://docs.example.com/help/?a=b#c']) {
    expect(withAddress(written)).toContain(`<link rel="canonical" href="${address}">`)
    expect(withAddress(written)).toContain(`<meta property="og:url" content="${address}">`)
  }
  for (const none of ['docs.example.com', 'javascript:x', 'https://'])
    expect(withAddress(none)).not.toMatch(/canonical|og:url/)
})
