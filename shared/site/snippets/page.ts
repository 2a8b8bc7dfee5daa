import type { PageBlock } from '../../page/parse/facts.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { plainText } from '../../page/parse/text.ts'
import type { AttributeValue, Heading, PageNode } from '../../page/tree/tree.ts'
import { Expander } from './expand.ts'
import type { Snippets } from './files.ts'
import { holdNotes, joinedNotes } from './notes.ts'

interface Known {
  readonly tree: string
  readonly block: PageBlock
}

/** Expanded blocks, so that an equal result stays the same object. */
const written = new WeakMap<PageBlock, Known>()

function blockWith(block: PageBlock, nodes: readonly PageNode[]): PageBlock {
  if (nodes === block.nodes) return block
  const tree = JSON.stringify(nodes)
  const before = written.get(block)
  if (before?.tree === tree) return before.block
  const made = { ...block, nodes }
  written.set(block, { tree, block: made })
  return made
}

function headingsIn(nodes: readonly PageNode[], start: number, inside: readonly string[]): Heading[] {
  return nodes.flatMap((node): Heading[] => {
    if (node.kind === 'tag') return headingsIn(node.children, start, [...inside, node.name])
    if (node.kind !== 'element') return []
    const { id } = node.attributes
    if (!/^h[1-6]$/.test(node.name) || typeof id !== 'string') return headingsIn(node.children, start, inside)
    const text = plainText(node.children).replace(/\s+/g, ' ').trim()
    const line = start + (node.range?.line ?? 0)
    return [{ level: Number(node.name.slice(1)), text, id, line, inside }]
  })
}

const isCode = (value: AttributeValue): boolean =>
  value.kind === 'expression' || (value.kind === 'tree' && value.children.some(holdsCode))

/** Whether a node contains anything that may have to be computed. */
const holdsCode = (node: PageNode): boolean =>
  node.kind === 'module' ||
  node.kind === 'expression' ||
  (node.kind === 'element' && node.children.some(holdsCode)) ||
  (node.kind === 'tag' && (node.children.some(holdsCode) || Object.values(node.attributes).some(isCode)))

const withCode = new WeakMap<PageBlock, boolean>()

function mayCompute(block: PageBlock): boolean {
  const known = withCode.get(block)
  if (known !== undefined) return known
  const made = block.nodes.some(holdsCode)
  withCode.set(block, made)
  return made
}

const needsNothing = (page: ParsedPage, snippets: Snippets) =>
  snippets.size === 0 && !page.blocks.some(mayCompute)

/** Inserts the snippets and constants of a page. Blocks without them stay the same objects. */
export function withSnippets(page: ParsedPage, snippets: Snippets): ParsedPage {
  if (needsNothing(page, snippets)) return page
  const expander = new Expander(page, snippets)
  const nodes = page.blocks.map(block => expander.expand(block.nodes))
  const isOwn = (index: number) => page.blocks[index]?.source === ''
  const hasMore = nodes.some((each, index) => !isOwn(index) && holdNotes(each))
  const pairs = hasMore
    ? joinedNotes(page.blocks, nodes)
    : page.blocks.map((block, index) => [block, nodes[index] ?? []] as const)
  const blocks = pairs.map(([block, made]) => blockWith(block, made))
  if (blocks.every((block, index) => block === page.blocks[index])) return page
  const headings = blocks.flatMap((block, index) => {
    const start = page.starts[index] ?? 1
    return headingsIn(block.nodes, start, [])
  })
  // The list of footnotes may be an additional block.
  const more = Math.max(0, blocks.length - page.blocks.length)
  const ends = <T>(places: readonly T[]) => [...places, ...places.slice(places.length - more)]
  return { ...page, blocks, headings, starts: ends(page.starts), offsets: ends(page.offsets) }
}
