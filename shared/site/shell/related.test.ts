import { expect, test } from 'vitest'
import { draw, testSite } from '../testing/draw.ts'
import { shownText } from '../testing/newer-site.ts'

const one = {
  file: 'guides/one.mdx',
  path: 'guides/one',
  title: 'The long title',
  titled: true,
  sidebarTitle: 'One',
  icon: 'rocket',
}
const TEXT = `---
title: Pay
related:
  - /guides/one
  - Again: /guides/one#two
  - /gone
  - https://example.com/law
  - "javascript:alert(1)"
---
`

const drawn = (preview: boolean, text = TEXT) =>
  draw(text, testSite({ pages: ['page', one], preview }), 'page.mdx')

test('the end of a page links to the pages that it names, by their names and icons', () => {
  const { regions, needs } = drawn(false)
  expect(shownText(regions.pager)).toMatch(/^Related pages One Again example\.com\/law /)
  expect(regions.pager).toMatch(/^<nav class="related" aria-label="Related pages">/)
  expect(regions.pager).toContain('<a href="./guides/one.html#two"><svg')
  expect(regions.pager).toContain('<a href="https://example.com/law" rel="noreferrer">')
  expect(regions.pager).not.toMatch(/gone|javascript/)
  expect(needs).toContain('newer')
})

test('a preview shows which of them are missing', () => {
  expect(drawn(true).regions.pager).toContain('data-broken="Broken link: “gone” doesn’t exist."')
})

test.each(['related: false', 'related:', 'related: [/gone]', ''])(
  'without any there is nothing: %j',
  field => {
    const { regions, needs } = drawn(false, `---\ntitle: A\n${field}\n---\n`)
    expect(regions.pager).not.toContain('related')
    expect(needs).toEqual([])
  },
)
