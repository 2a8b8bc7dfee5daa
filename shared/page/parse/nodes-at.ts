import { firstIndex } from '../tree/binary-search.ts'
import type { PageNode } from '../tree/tree.ts'
import type { ParsedPage } from './parsed-page.ts'

const reaches = (node: PageNode, offset: number) => {
  const range = 'range' in node ? node.range : undefined
  return range === undefined || (range.offset <= offset && offset <= range.offset + range.length)
}

function descend(nodes: readonly PageNode[], offset: number, found: PageNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'text' || !reaches(node, offset)) continue
    found.push(node)
    if (node.kind === 'tag' || node.kind === 'element') descend(node.children, offset, found)
  }
}

/** Returns the index of the block that contains or precedes `offset` of the page; -1 before the first. */
export const blockAt = (page: ParsedPage, offset: number): number =>
  firstIndex(page.chunking.chunks.length, i => (page.offsets[i] ?? 0) > offset) - 1

/**
 * Returns the nodes around `offset` of the page, the outermost first; nodes without a range count as around
 * it.
 */
export function nodesAt(page: ParsedPage, offset: number): readonly PageNode[] {
  const index = blockAt(page, offset)
  const found: PageNode[] = []
  descend(page.blocks[index]?.nodes ?? [], offset - (page.offsets[index] ?? 0), found)
  return found
}

/** Whether `offset` of the page is inside a fenced code block. */
export const isInFence = (page: ParsedPage, offset: number): boolean => {
  const index = blockAt(page, offset)
  const at = offset - (page.offsets[index] ?? 0)
  return nodesAt(page, offset).some(
    node => node.kind === 'code' && node.range.offset < at && at < node.range.offset + node.range.length,
  )
}
