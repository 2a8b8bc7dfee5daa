import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RegionName, RenderedPage } from './base/rendered-page.ts'
import { applyPatch, diffPages } from './patch.ts'

const html = fc.constantFrom('<p>a</p>', '<p>b</p>', '<p>c</p>', '<hr>')
const block = fc.record({ html, line: fc.integer({ min: 1, max: 9 }) })
const names: readonly RegionName[] = ['header', 'tabs', 'sidebar', 'title', 'aside', 'toc', 'pager', 'footer']
const region = fc.constantFrom('', '<p>x</p>', '<p>y</p>')
const page: fc.Arbitrary<RenderedPage> = fc
  .record({
    title: fc.constantFrom('A', 'B'),
    theme: fc.constantFrom(':root{}', ':root{--a:1}'),
    styles: fc.constantFrom('', '.u-p-4{padding:1rem}'),
    lang: fc.constantFrom('en', 'fr'),
    body: fc.array(block, { maxLength: 8 }),
    regions: fc.array(region, { minLength: names.length, maxLength: names.length }),
  })
  .map(({ title, theme, styles, lang, body, regions }) => ({
    path: 'a',
    output: 'a.html',
    prefix: './',
    title,
    root: { lang },
    labels: { skip: lang, sections: lang, navigation: lang, contents: lang, announcement: lang },
    head: '',
    theme,
    styles,
    regions: Object.fromEntries(
      names.map((name, index) => [name, regions[index]]),
    ) as RenderedPage['regions'],
    body,
    lines: true,
    used: [],
    isIndexed: true,
    needs: [],
    snippets: [],
  }))
const stamp = { from: 1, to: 2, source: 2 }

test('a patch applied to the old page gives the new one', () => {
  fc.assert(
    fc.property(page, page, (before, after) => {
      expect(applyPatch(before, diffPages(before, after, stamp))).toEqual(after)
    }),
    { numRuns: 1000 },
  )
})

test('equal pages have no difference', () => {
  fc.assert(
    fc.property(page, same => {
      expect(diffPages(same, structuredClone(same), stamp)).toEqual({ path: 'a', ...stamp })
    }),
  )
})

test('one changed block is one inserted block', () => {
  fc.assert(
    fc.property(page, fc.nat(), (before, choice) => {
      fc.pre(before.body.length > 0)
      const at = choice % before.body.length
      const body = before.body.map((each, index) => (index === at ? { ...each, html: '<p>new</p>' } : each))
      const patch = diffPages(before, { ...before, body }, stamp)
      expect(patch.body).toEqual({ start: at, removed: 1, inserted: [body[at]] })
      expect(patch.regions).toBeUndefined()
    }),
  )
})

test('a new line moves the lines below and nothing else', () => {
  fc.assert(
    fc.property(page, before => {
      fc.pre(before.body.length > 0)
      const body = before.body.map(each => ({ ...each, line: each.line + 1 }))
      const patch = diffPages(before, { ...before, body }, stamp)
      expect(patch).toEqual({ path: 'a', ...stamp, lines: body.map(each => each.line) })
    }),
  )
})
