import { expect, test } from 'vitest'
import { readConfig } from '../../config/read/read.ts'
import { planSite } from '../../site/plan/plan.ts'
import { fewIcons } from '../../site/testing/draw.ts'
import { applyEdits } from '../../text/edit.ts'
import { checkConfig } from '../check.ts'

test('links of the footer, and of a language’s own header and footer, are checked', () => {
  const link = (href: string) => ({ label: 'L', href })
  const text = JSON.stringify({
    name: 'x',
    footer: { links: [{ items: [link('/one'), link('/onee')] }] },
    navigation: {
      languages: [
        {
          language: 'en',
          pages: ['one'],
          navbar: { links: [link('/gone')], primary: { type: 'button', ...link('javascript:alert(1)') } },
          footer: { links: [{ items: [link('https://x.example'), link('/nowhere')] }] },
        },
      ],
    },
  })
  const reading = readConfig(text)
  const pages = [{ file: 'one.mdx', path: 'one', title: 'One', titled: true }]
  const site = planSite({ config: reading.value, pages, files: new Set(['one.mdx']), icons: fewIcons })
  const problems = checkConfig(reading, { site, pages: new Map(), anchors: () => undefined }).filter(
    ({ code }) => code.startsWith('link/'),
  )
  const own = '/navigation/languages/0'
  expect(problems.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
    'link/dead /footer/links/0/items/1/href',
    `link/dead ${own}/footer/links/0/items/1/href`,
    `link/dead ${own}/navbar/links/0/href`,
    `link/unsafe ${own}/navbar/primary/href`,
  ])
  const [first] = problems
  expect(applyEdits(text, first?.fix?.edits ?? [])).toBe(text.replace('/onee', '/one'))
})
