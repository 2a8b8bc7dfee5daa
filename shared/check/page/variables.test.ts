import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { parsePage } from '../../page/parse/parse.ts'
import { summarizePage } from '../../page/summary.ts'
import { noIcons } from '../../site/base/icons.ts'
import { planSite } from '../../site/plan/plan.ts'
import { checkPage } from '../check.ts'
import { knownOf, pageOf } from '../testing/page-cases.ts'

const SETTINGS = {
  name: 'Site',
  theme: 'mint',
  colors: { primary: '#123456' },
  navigation: { pages: ['page', 'v2/start'] },
  variables: { product: 'Acme', version: 'v2' },
}

test('variables are read as what readers get', () => {
  const text = pageOf(
    'About {{product}} and {{other}}: [start](/{{version}}/start), [no](/{{version}}/no), ![A shot](/{{version}}.png).',
  )
  const pages = [summarizePage('page.mdx', text), summarizePage('v2/start.mdx', '---\ntitle: Start\n---\n')]
  const config = readConfig(JSON.stringify(SETTINGS)).value
  const site = planSite({ config, pages, files: new Set(['page.mdx', 'v2.png']), icons: noIcons })
  const found = checkPage(parsePage('page.mdx', text), { ...knownOf(text, '{}'), site })
  const told = found.map(({ code, column }) => `${code} ${column}`)
  expect(told).toEqual(['page/expression 23', 'link/dead 68'])
})
