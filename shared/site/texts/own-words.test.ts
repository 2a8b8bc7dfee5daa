import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apisOf } from '../../openapi/testing/api.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { shippedAt } from '../base/shipped.ts'
import { pageDocument } from '../document.ts'
import { redirectFiles } from '../feeds/redirects.ts'
import { renderMissing } from '../missing.ts'
import { renderPage } from '../render.ts'
import { scriptTexts } from '../shell/script-texts.ts'
import { testSite } from '../testing/draw.ts'
import { catalogsWith, englishWords, wordsIn, wrongPlaceholders } from './own-words.ts'
import { counted, siteTextsIn } from './site-texts.ts'
import { wordsPage } from './words-page.ts'

const document = (config: object, file: string, text = '## One\n\nText.\n\n## Two\n\nText.\n') =>
  pageDocument(
    renderPage(testSite({ config, pages: ['page', 'fr/page'] }), parsePage(file, text)),
    shippedAt(name => name),
  )

const TWO = {
  navigation: {
    languages: [
      { language: 'en', pages: ['page'] },
      { language: 'fr', pages: ['fr/page'] },
    ],
  },
}

test('a page has the words of its site instead of the default ones', () => {
  const html = document({ words: { contents: 'In this article' } }, 'page.mdx')
  expect(html).toContain('In this article')
  expect(scriptTexts(testSite({ config: { words: { 'script.search': 'Look up' } } }))['site.js']).toContain(
    'Look up',
  )
  expect(html).not.toContain('On this page')
  expect(html).toContain('Skip to content')
})

test('a text is for the language of the site; other languages have their own', () => {
  const one = { ...TWO, words: { contents: 'In this article' } }
  expect(document(one, 'page.mdx')).toContain('In this article')
  expect(document(one, 'fr/page.mdx')).toContain(siteTextsIn('fr').contents)
  const both = { ...TWO, words: { contents: { fr: 'Dans cet article' } } }
  expect(document(both, 'fr/page.mdx')).toContain('Dans cet article')
  expect(document(both, 'page.mdx')).toContain('On this page')
})

test('a language that Galley has no words for can be given some; the rest is in English', () => {
  const catalogs = catalogsWith({ contents: { sv: 'På denna sida' } }, 'en')
  expect(siteTextsIn('sv', catalogs)).toMatchObject({
    contents: 'På denna sida',
    search: 'Search',
    language: 'sv',
  })
  expect(siteTextsIn('en', catalogs).contents).toBe('On this page')
})

test('a single text is for the language of the site, by whatever code the repository names it', () => {
  const navigation = { languages: [{ language: 'cn', pages: ['page'] }] }
  const site = testSite({ config: { words: { contents: '本文内容' }, navigation }, pages: ['page'] })
  expect(site.textsOf(site.divisions.of('page')).contents).toBe('本文内容')
})

test('plural forms are replaced one by one', () => {
  const texts = siteTextsIn('pl', catalogsWith({ morePages_few: '{{count}} kolejne' }, 'pl'))
  expect(counted(texts, 'morePages', 3)).toBe('3 kolejne')
  expect(counted(texts, 'morePages', 1)).toBe(counted(siteTextsIn('pl'), 'morePages', 1))
})

test('the same words are the same texts, so that blocks are not drawn again', () => {
  const texts = () => siteTextsIn('en', catalogsWith({ contents: 'Here' }, 'en'))
  expect(texts()).toBe(texts())
  expect(catalogsWith({}, 'en')).toBe(catalogsWith(undefined, 'en'))
})

test('whatever is not a word or not a text changes nothing', () => {
  const words = JSON.parse(
    '{"__proto__":"a","contents":7,"script":"b","nothing":"c","search":" ","form":{"en":"d"}}',
  )
  expect(catalogsWith(words, 'en')).toBe(catalogsWith(undefined, 'en'))
})

test('words are text: nothing in them is markup, on any kind of page', async () => {
  const attack = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>'
  const words = Object.fromEntries([...englishWords.keys()].map(name => [name, attack]))
  const api = JSON.stringify({
    ...{
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'https://api.example.com' }],
    },
    paths: {
      '/a/{id}': {
        post: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { a: { type: 'integer', minimum: 1 } } },
              },
            },
          },
          responses: {
            200: {
              description: 'Fine',
              content: { 'application/json': { schema: { type: 'array', items: {} } } },
            },
          },
        },
      },
    },
  })
  const config = {
    words,
    openapi: '/api.json',
    redirects: [{ source: '/old', destination: '/page' }],
    feedback: { suggestEdit: true },
  }
  const site = testSite({
    config,
    pages: ['page'],
    files: ['api.json'],
    preview: true,
    apis: (await apisOf({ 'api.json': api })).data(),
  })
  const shipped = shippedAt(name => name)
  const text =
    '---\nopenapi: POST /a/{id}\n---\n\n## One\n\n<ParamField path="id" required>One.</ParamField>\n\n- [ ] a\n\n```js\n1\n```\n'
  const pages = [
    pageDocument(renderPage(site, parsePage('page.mdx', text)), shipped),
    pageDocument(renderPage(site, parsePage('page.mdx', '## One\n\n## Two\n')), shipped),
    pageDocument(renderMissing(site), shipped),
    ...redirectFiles(site).map(({ html }) => html),
  ]
  for (const html of pages) expect(html).not.toMatch(/<img src=x|<script>alert/)
  expect(pages[0]).toContain('onerror=alert')
})

test('lost and unknown placeholders are found', () => {
  expect(wrongPlaceholders('openIn', 'Open elsewhere')).toEqual({ lost: ['name'], unknown: [] })
  expect(wrongPlaceholders('contents', '{{page}}')).toEqual({ lost: [], unknown: ['page'] })
  expect(wrongPlaceholders('morePages_one', 'One more page')).toEqual({ lost: [], unknown: [] })
  expect(wrongPlaceholders('morePages_few', 'More')).toEqual({ lost: ['count'], unknown: [] })
})

test('the words of a language are complete', () => {
  expect(wordsIn('de').get('contents')).toBe('Auf dieser Seite')
  expect(wordsIn('sv').get('contents')).toBe('On this page')
})

test('the handbook lists every word; `npm run generate` writes its page', () => {
  const file = new URL('../../../resources/handbook/reference/words.mdx', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(wordsPage())
})
