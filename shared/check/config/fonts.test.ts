import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { planSite } from '../../site/plan/plan.ts'
import { fewIcons } from '../../site/testing/draw.ts'
import { checkConfig } from '../check.ts'

const codesOf = (family: string): readonly string[] => {
  const reading = readConfig(
    JSON.stringify({ name: 'x', theme: 'mint', fonts: { family }, navigation: { pages: ['one'] } }),
  )
  const pages = [{ file: 'one.mdx', path: 'one', title: 'One', titled: true }]
  const site = planSite({ config: reading.value, pages, files: new Set(['one.mdx']), icons: fewIcons })
  const known = { site, pages: new Map(pages.map(page => [page.path, page])), anchors: () => undefined }
  return checkConfig(reading, known)
    .map(({ code }) => code)
    .filter(code => code === 'config/web-font')
}

test('only typefaces that readers may not have are reported', () => {
  expect(['Satoshi', 'Inter', 'system-ui', 'Sans-Serif'].map(codesOf)).toEqual([
    ['config/web-font'],
    [],
    [],
    [],
  ])
})
