import type { ParsedPage } from '../page/page.ts'
import { slugOf } from '../page/slug.ts'
import { plainText } from '../page/text.ts'
import type { Block, PageNode, TagNode } from '../page/tree.ts'

/** Ids that nodes of a block get beside those they have, and a text that is equal where these are. */
export interface Anchors {
  readonly ids: ReadonlyMap<PageNode, string>
  readonly key: string
}

/** What a node would be called, or the id it has already. */
interface Wish {
  readonly node: PageNode
  readonly id: string
  readonly isTaken: boolean
}

const TITLED: ReadonlySet<string> = new Set(['Accordion', 'Card', 'Expandable', 'Step', 'Tab'])
/** Ids of the frame around the page. */
const OURS = ['sidebar', 'content']

function textOf(tag: TagNode, name: string): string | undefined {
  const value = Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined
}

/** A heading's id as other tools make it: “&” is “and”, anything but letters and digits a dash. */
export const dashed = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function wishesOf(node: PageNode): readonly Wish[] {
  if (node.kind === 'element') {
    const { id } = node.attributes
    if (typeof id !== 'string') return wishesIn(node.children)
    const alias = /^h[1-6]$/.test(node.name) ? dashed(plainText(node.children)) : ''
    return [{ node, id, isTaken: true }, { node, id: alias, isTaken: false }, ...wishesIn(node.children)]
  }
  if (node.kind !== 'tag') return []
  const own = textOf(node, 'id')
  if (own !== undefined) return [{ node, id: own, isTaken: true }, ...wishesIn(node.children)]
  const title = TITLED.has(node.name) ? textOf(node, 'title') : undefined
  return [{ node, id: slugOf(title ?? ''), isTaken: false }, ...wishesIn(node.children)]
}

const wishesIn = (nodes: readonly PageNode[]): readonly Wish[] =>
  nodes.flatMap(wishesOf).filter(({ id }) => id !== '')

const known = new WeakMap<Block, readonly Wish[]>()

function wishesOfBlock(block: Block): readonly Wish[] {
  const found = known.get(block) ?? wishesIn(block.nodes)
  known.set(block, found)
  return found
}

/**
 * Names what links can lead to beside headings by their own ids, block by block: titles of steps, tabs and the like, and
 * headings as other tools spell them. Each id is given once in a page, and none that the page has already.
 */
export function anchorsOf(page: ParsedPage): readonly Anchors[] {
  const wishes = page.blocks.map(wishesOfBlock)
  const taken = new Set(OURS)
  for (const { id, isTaken } of wishes.flat()) if (isTaken) taken.add(id)
  return wishes.map(ofBlock => {
    const ids = new Map<PageNode, string>()
    for (const { node, id, isTaken } of ofBlock) {
      if (isTaken || taken.has(id)) continue
      taken.add(id)
      ids.set(node, id)
    }
    return { ids, key: [...ids.values()].join(' ') }
  })
}
