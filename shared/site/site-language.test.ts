import { expect, test } from 'vitest'
import { apisOf } from '../openapi/testing/api.ts'
import { parsePage } from '../page/parse/parse.ts'
import { shippedAt } from './base/shipped.ts'
import { pageDocument } from './document.ts'
import { redirectFiles } from './feeds/redirects.ts'
import { renderMissing } from './missing.ts'
import { renderPage } from './render.ts'
import { testSite } from './testing/draw.ts'
import { siteCatalogs } from './texts/site-texts.ts'

const CATALOGS = {
  ...siteCatalogs,
  ar: {
    search: 'بحث',
    skip: 'تخطَّ إلى المحتوى',
    required: 'مطلوب',
    missing: 'الصفحة غير موجودة',
    moved: 'نُقلت',
    apiReference: 'مرجع',
    apiGroups: { other: 'أخرى', webhooks: 'إشعارات' },
  },
}

const languages = (first: string, second: string) => ({
  navigation: {
    languages: [
      { language: first, pages: [`${first}/page`] },
      { language: second, pages: [`${second}/page`] },
    ],
  },
})

const siteIn = (config: object, preview = false) =>
  testSite({ config, pages: ['en/page', 'ar/page'], catalogs: CATALOGS, preview })

const documentOf = (site: ReturnType<typeof siteIn>, file: string, text = 'Text.') =>
  pageDocument(
    renderPage(site, parsePage(file, text)),
    shippedAt(name => name),
  )

test('a page has the texts of its language, its code and its direction', () => {
  const site = siteIn(languages('en', 'ar'))
  const arabic = documentOf(site, 'ar/page.mdx', '<ParamField path="id" required>One.</ParamField>')
  expect(arabic).toContain('<html lang="ar" dir="rtl"')
  for (const text of ['تخطَّ إلى المحتوى', 'aria-label="بحث"', '>مطلوب<']) expect(arabic).toContain(text)
  expect(arabic).not.toMatch(/Skip to content|>required</)
  const english = documentOf(site, 'en/page.mdx', '<ParamField path="id" required>One.</ParamField>')
  expect(english).toContain('<html lang="en"')
  expect(english).not.toMatch(/بحث|dir="rtl"/)
  for (const text of ['Skip to content', 'aria-label="Search"', '>required<']) expect(english).toContain(text)
})

test('what belongs to no page has the texts of the first language of the site', () => {
  const site = siteIn({ ...languages('ar', 'en'), redirects: [{ source: '/old', destination: '/en/page' }] })
  expect(renderMissing(site).title).toContain('الصفحة غير موجودة')
  expect(redirectFiles(site)[0]?.html).toContain(
    '<html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>نُقلت',
  )
})

test('the locale of a version chooses the texts, too', () => {
  const site = siteIn({
    versions: [{ name: 'v1', locale: 'ar' }],
    navigation: [{ group: 'A', pages: ['en/page', 'ar/page'] }],
  })
  expect(documentOf(site, 'en/page.mdx')).toContain('aria-label="بحث"')
})

test('the same text of a page is drawn again when its language changes', () => {
  const page = parsePage('page.mdx', '<ParamField path="id" required>One.</ParamField>')
  const site = (language: string) => ({
    config: { navigation: { languages: [{ language, pages: ['page'] }] } },
    pages: ['page'],
    catalogs: CATALOGS,
    preview: true,
  })
  const first = testSite(site('en'))
  const draw = (of: typeof first) =>
    renderPage(of, page)
      .body.map(({ html }) => html)
      .join('')
  expect(draw(first)).toContain('>required<')
  const second = testSite(site('ar'))
  expect(draw({ ...second, blocks: first.blocks })).toContain('>مطلوب<')
})

test('groups that only the generated navigation has are named in the language of the site', async () => {
  const operation = { responses: { 200: { description: 'Fine' } } }
  const api = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { get: operation } },
    webhooks: { born: { post: operation } },
  }
  const apis = (await apisOf({ 'api.json': JSON.stringify(api) })).data()
  const site = testSite({
    config: { openapi: 'api.json', versions: [{ name: 'v1', locale: 'ar' }] },
    files: ['api.json'],
    catalogs: CATALOGS,
    apis,
  })
  const [reference] = site.reference.navigation
  expect(
    reference?.kind === 'group' && [
      reference.name,
      reference.entries.map(entry => 'name' in entry && entry.name),
    ],
  ).toEqual(['مرجع', ['إشعارات', 'أخرى']])
})
