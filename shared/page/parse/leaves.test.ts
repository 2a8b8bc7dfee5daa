import { expect, test } from 'vitest'
import { leavesOfBlock } from './page-leaves.ts'
import { parsePage } from './parse.ts'

const leavesIn = (text: string) => {
  const page = parsePage('page.mdx', text)
  return page.blocks.flatMap((_, index) => leavesOfBlock(page, index))
}

test.each([
  ['- item\n  <Card>\n    Card text\n  </Card>\n- two\n', ['li 0 item', 'p 20 Card text', 'li 40 two']],
  ['- <Card>\n  inner\n  </Card>\n', ['p 11 inner']],
  ['- a\n  <Card>\n  - in\n  </Card>\n', ['li 0 a', 'li 15 in']],
])('in %j, the text of a component in an item has a place of its own', (text, expected) => {
  expect(leavesIn(text).map(({ name, key, shown }) => `${name} ${key} ${shown}`)).toEqual(expected)
})
