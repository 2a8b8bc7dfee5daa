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
  ['- <Card>inner</Card>\n', ['p 2 inner']],
])('in %j, the text of a component in an item has a place of its own', (text, expected) => {
  expect(leavesIn(text).map(({ name, key, shown }) => `${name} ${key} ${shown}`)).toEqual(expected)
})

test.each([
  ['<Note>One **two**</Note>\n', ['0 One two']],
  ['<Step>One</Step>\n<Step>\u200bTwo</Step>\n', ['0 One', '17 \u200bTwo']],
  ['<Steps>\n  <Step>One</Step>\n</Steps>\n', ['10 One']],
  ['<div>One <Icon icon="a" /></div>\n', ['0 One \uFFFC']],
])('in %j, the text right between tags is named after its tag', (text, expected) => {
  expect(leavesIn(text).map(({ key, shown }) => `${key} ${shown}`)).toEqual(expected)
})

test.each([
  '<Note></Note>\n',
  '<Latex>x^2</Latex>\n',
  '<Note><Icon icon="a" /></Note>\n',
  '<Card><Note>In the same line</Note></Card>\n',
])('in %j, no text right between tags can be edited', text => {
  expect(leavesIn(text)).toEqual([])
})
