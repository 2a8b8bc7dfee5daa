import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { planSite } from '../../site/plan/plan.ts'
import { fewIcons } from '../../site/testing/draw.ts'
import { checkConfig } from '../check.ts'

const repeatedIn = (navigation: object): number => {
  const reading = readConfig(JSON.stringify({ name: 'x', theme: 'mint', navigation }))
  const pages = [{ file: 'one.mdx', path: 'one', title: 'One', titled: true }]
  const site = planSite({ config: reading.value, pages, files: new Set(['one.mdx']), icons: fewIcons })
  const known = { site, pages: new Map(pages.map(page => [page.path, page])), anchors: () => undefined }
  return checkConfig(reading, known).filter(({ code }) => code === 'navigation/listed-twice').length
}

test.each([
  ['versions', 'version', ['1.0', '2.0'], 0],
  ['languages', 'language', ['en', 'fr'], 0],
  ['products', 'product', ['Cloud', 'Server'], 0],
  ['dropdowns', 'dropdown', ['Python', 'TypeScript'], 0],
  ['tabs', 'tab', ['Guides', 'API'], 1],
])('a page in two %s is listed twice only where readers see both', (kind, key, names, expected) => {
  const both = names.map(name => ({ [key]: name, pages: ['one'] }))
  expect(repeatedIn({ [kind]: both })).toBe(expected)
  const once = [{ [key]: names[0], pages: ['one', 'one'] }]
  expect(repeatedIn({ [kind]: once })).toBe(1)
})
