import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { audit } from './audit.ts'
import { Tally } from './tally.ts'

const at = (folder: string) => fileURLToPath(new URL(`fixtures/${folder}`, import.meta.url))

function audited(built: string): Tally {
  const tally = new Tally()
  audit(at('repository'), at(built), tally)
  return tally
}

test('nothing is missing of pages on which every part of their sources stands', () => {
  const tally = audited('whole')
  expect(tally.firstMisses()).toBe('')
  expect(tally.isWhole).toBe(true)
  const figures = Object.fromEntries(tally.rows().map(({ what, value }) => [what, value]))
  expect(figures).toMatchObject({
    pages: 2,
    'headings of their sources': 3,
    'links of their sources': 1,
    'pictures of their sources': 1,
    'embeds of their sources': 1,
    'explained: comment of the author': 1,
    'explained: page that leads elsewhere by the url in its frontmatter': 1,
  })
})

test('what is missing on a page is told with its line, and a page that is not built with its name', () => {
  const tally = audited('lossy')
  expect(tally.isWhole).toBe(false)
  expect(tally.firstMisses().trimEnd().split('\n').sort()).toEqual([
    '  embed: repository/guide.mdx:15 https://videos.example/launch',
    '  heading: repository/guide.mdx:9 Caulk the hull',
    '  link: repository/guide.mdx:11 /harbor',
    '  page: repository/harbor.mdx',
    '  picture: repository/guide.mdx:13 /hull.png',
    '  word: repository/guide.mdx:11 4',
    '  word: repository/guide.mdx:7 float',
  ])
})
