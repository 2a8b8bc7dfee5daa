import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { type FoundNode, nodesOf } from './nodes.ts'

/** Sibling nodes: of the page itself, or of one tag in it. Empty text is left out. */
export type Siblings = readonly FoundNode[]

const cache = new WeakMap<ParsedPage, readonly Siblings[]>()

const isBlank = (node: PageNode): boolean => node.kind === 'text' && node.value.trim() === ''

/** Returns every list of siblings in a page, that of the page itself first; the same list for the same page. */
export function siblingsIn(page: ParsedPage): readonly Siblings[] {
  const known = cache.get(page)
  if (known !== undefined) return known
  const own = page.blocks.flatMap(
    ({ source, nodes }, index): Siblings =>
      source === '' ? [] : nodes.map(node => ({ node, parents: [], index })),
  )
  const inTags = nodesOf(page).tags.map(({ node: tag, parents, index }): Siblings => {
    const around = [...parents, tag]
    return tag.inline || tag.name === 'svg'
      ? []
      : tag.children.map(node => ({ node, parents: around, index }))
  })
  const result = [own, ...inTags]
    .map(row => row.filter(({ node }) => !isBlank(node)))
    .filter(row => row.length > 0)
  cache.set(page, result)
  return result
}

/** A heading among siblings. */
export interface SiblingHeading {
  readonly found: FoundNode
  readonly level: number
  readonly text: string
  /** Its index among the siblings. */
  readonly index: number
}

const LEVEL = /^h([1-6])$/

/** Returns the headings among siblings. */
export const headingsOf = (row: Siblings): readonly SiblingHeading[] =>
  row.flatMap((found, index) => {
    const { node } = found
    const level = node.kind === 'element' ? LEVEL.exec(node.name)?.[1] : undefined
    return node.kind !== 'element' || level === undefined
      ? []
      : [{ found, level: Number(level), text: plainText(node.children).trim(), index }]
  })

/** Headings of one level under the same parent heading. */
export interface HeadingGroup {
  readonly headings: readonly SiblingHeading[]
  readonly parent: SiblingHeading | undefined
}

/** Groups headings by level and parent heading. */
export function headingGroups(headings: readonly SiblingHeading[]): readonly HeadingGroup[] {
  const open: SiblingHeading[][] = []
  const lots: HeadingGroup[] = []
  for (const heading of headings) {
    open.length = Math.min(open.length, heading.level + 1)
    const lot = open[heading.level] ?? []
    const above = open
      .slice(0, heading.level)
      .findLast(upper => upper !== undefined)
      ?.at(-1)
    if (lot.length === 0) lots.push({ headings: lot, parent: above })
    open[heading.level] = lot
    lot.push(heading)
  }
  return lots
}
