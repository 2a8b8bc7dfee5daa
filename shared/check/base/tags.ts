import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Block, PageNode, TagNode } from '../../page/tree/tree.ts'

/** The tags and statements of one block, in order. */
interface BlockTags {
  readonly tags: readonly TagNode[]
  /** Names that the block imports or exports. */
  readonly names: readonly string[]
}

const cache = new WeakMap<Block, BlockTags>()

/** Returns the tags of a block, including nested ones except inside `svg`; the same object for the same block. */
export function tagsOf(block: Block): BlockTags {
  const known = cache.get(block)
  if (known !== undefined) return known
  const tags: TagNode[] = []
  const names: string[] = []
  collect(block.nodes, tags, names)
  const result = { tags, names }
  cache.set(block, result)
  return result
}

function collect(nodes: readonly PageNode[], tags: TagNode[], names: string[]): void {
  for (const node of nodes) {
    if (node.kind === 'module') names.push(...namesIn(node.source))
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

const IMPORT = /\bimport\b([\w$\s{},*]{1,2000}?)(?<=[\s}*])from\b/g
const EXPORT = /\bexport\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/g

function namesIn(source: string): readonly string[] {
  const imported = [...source.matchAll(IMPORT)].flatMap(match => (match[1] ?? '').match(/[\w$]+/g) ?? [])
  const exported = [...source.matchAll(EXPORT)].map(match => match[1] ?? '')
  return [...imported, ...exported]
}

const PROGRAM = /\bimport\b([\w$\s{},*]{1,2000}?)(?<=[\s}*])from\s*["']([^"'\n]*)["']/g
const MARKDOWN = /\bimport\s+(\w+)\b[\w$\s{},*]{0,2000}?\bfrom\s*["'][^"'\n]*\.mdx?["']/g
const FUNCTION =
  /\bexport\s+(?:default\s+)?(?:(?:async\s+)?function(?:\s*\*)?\s*|class\s+)(\w+)|\bexport\s+const\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]{0,500}\)|\w+)\s*=>/g

/** The names of the functions and classes that a source exports. */
export const functionsIn = (source: string): readonly string[] =>
  [...source.matchAll(FUNCTION)].map(([, name, arrow = '']) => name || arrow)

/**
 * Names that a page imports or exports, and what they stand for: the text of a Markdown file, a program, or a
 * value. A name imported from another Markdown file counts as a value.
 */
export function namesOf(page: ParsedPage): ReadonlyMap<string, 'text' | 'code' | 'value'> {
  const sources = page.blocks.flatMap(({ nodes }) =>
    nodes.flatMap(node => (node.kind === 'module' ? [node.source] : [])),
  )
  const names = new Map<string, 'text' | 'code' | 'value'>()
  for (const source of sources) {
    for (const name of namesIn(source)) names.set(name, 'value')
    for (const [, name = ''] of source.matchAll(MARKDOWN)) names.set(name, 'text')
    for (const name of functionsIn(source)) names.set(name, 'code')
    for (const [, clause = '', file = ''] of source.matchAll(PROGRAM)) {
      for (const name of clause.match(/[\w$]+/g) ?? []) if (!/\.mdx?$/.test(file)) names.set(name, 'code')
    }
  }
  return names
}

/** Returns every tag of a page with the index of its block. */
export const tagsOfPage = (page: ParsedPage): readonly (readonly [TagNode, number])[] =>
  page.blocks.flatMap((block, index) => tagsOf(block).tags.map(tag => [tag, index] as const))
