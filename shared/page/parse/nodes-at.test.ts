import { expect, test } from 'vitest'
import { isInFence, nodesAt } from './nodes-at.ts'
import { parsePage } from './parse.ts'

const text =
  'One\n\n<Steps>\n  <Step title="a">\n    ```js\n    <No\n    ```\n\n    Text **bold**\n  </Step>\n</Steps>\n\nLast'
const page = parsePage('page.mdx', text)

test('code is found inside tags, too', () => {
  expect(isInFence(page, text.indexOf('<No'))).toBe(true)
  expect(isInFence(page, text.indexOf('bold'))).toBe(false)
  expect(isInFence(page, text.indexOf('Last'))).toBe(false)
})

test('the nodes around an offset come from outside to inside', () => {
  const names = nodesAt(page, text.indexOf('<No')).map(node => ('name' in node ? node.name : node.kind))
  expect(names).toEqual(['Steps', 'Step', 'code'])
})
