import { expect, test } from 'vitest'
import type { PageNode } from '../tree/tree.ts'
import { parsePage } from './parse.ts'

const idsOf = (nodes: readonly PageNode[]): readonly string[] =>
  nodes.flatMap(node =>
    node.kind === 'element'
      ? [...('id' in node.attributes ? [String(node.attributes.id)] : []), ...idsOf(node.children)]
      : [],
  )

test('the ends of footnotes have their own ids, whatever the notes are called', () => {
  const page = parsePage('a.mdx', 'One[^b], again[^b], other[^b-2].\n\n[^b]: x\n[^b-2]: y')
  const ids = idsOf(page.blocks.flatMap(({ nodes }) => nodes))
  expect(ids).toEqual(['fnref:b', 'fnref-2:b', 'fnref:b-2', 'fn:', 'fn:b', 'fn:b-2'])
})

test('a formula that is never closed is a problem', () => {
  expect(parsePage('a.mdx', 'a\n\n$$\nx\n\n## Rest').problems).toMatchObject([
    { code: 'page/unclosed-formula', line: 3, column: 1, length: 2 },
  ])
  expect(parsePage('a.mdx', 'a\n\n$$\nx\n$$\n\n## Rest').problems).toEqual([])
})
