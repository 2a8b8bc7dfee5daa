import type { ParsedPage } from '../page/page.ts'
import type { Block, ModuleNode, PageNode, TagNode } from '../page/tree.ts'

/** The tags and statements of one block, in order. */
export interface BlockTags {
  readonly tags: readonly TagNode[]
  /** Names that the block imports or exports. */
  readonly names: readonly string[]
}

const seen = new WeakMap<Block, BlockTags>()

/** Returns the tags of a block, also those inside others but for the parts of a drawing (`svg`); the same object for the same block. */
export function tagsOf(block: Block): BlockTags {
  const known = seen.get(block)
  if (known !== undefined) return known
  const tags: TagNode[] = []
  const names: string[] = []
  collect(block.nodes, tags, names)
  const made = { tags, names }
  seen.set(block, made)
  return made
}

function collect(nodes: readonly PageNode[], tags: TagNode[], names: string[]): void {
  for (const node of nodes) {
    if (node.kind === 'module') names.push(...namesIn(node))
    if (node.kind === 'tag') {
      tags.push(node)
      for (const value of Object.values(node.attributes)) {
        if (value.kind === 'tree') collect(value.children, tags, names)
      }
    }
    const isPicture = node.kind === 'tag' && node.name === 'svg'
    if (!isPicture && (node.kind === 'tag' || node.kind === 'element')) collect(node.children, tags, names)
  }
}

const IMPORT = /\bimport\s+([\w$\s{},*]+?)\s+from\b/g
const EXPORT = /\bexport\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/g

function namesIn({ source }: ModuleNode): readonly string[] {
  const imported = [...source.matchAll(IMPORT)].flatMap(match => (match[1] ?? '').match(/[\w$]+/g) ?? [])
  const exported = [...source.matchAll(EXPORT)].map(match => match[1] ?? '')
  return [...imported, ...exported]
}

/** Returns every tag of a page with the index of its block. */
export const tagsOfPage = (page: ParsedPage): readonly (readonly [TagNode, number])[] =>
  page.blocks.flatMap((block, index) => tagsOf(block).tags.map(tag => [tag, index] as const))
