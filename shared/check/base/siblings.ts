import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import { type Found, nodesOf } from './nodes.ts'

/** Sibling nodes: of the page itself, or of one tag in it. Empty text is left out. */
export type Row = readonly Found[]

const seen = new WeakMap<ParsedPage, readonly Row[]>()

const isBlank = (node: PageNode): boolean => node.kind === 'text' && node.value.trim() === ''

/** Returns the rows of a page, its own first; the same list for the same page. */
export function rowsOf(page: ParsedPage): readonly Row[] {
  const known = seen.get(page)
  if (known !== undefined) return known
  const own = page.blocks.flatMap(
    ({ source, nodes }, index): Row =>
      source === '' ? [] : nodes.map(node => ({ node, parents: [], index })),
  )
  const inTags = nodesOf(page).tags.map(({ node: tag, parents, index }): Row => {
    const around = [...parents, tag]
    return tag.inline || tag.name === 'svg'
      ? []
      : tag.children.map(node => ({ node, parents: around, index }))
  })
  const made = [own, ...inTags]
    .map(row => row.filter(({ node }) => !isBlank(node)))
    .filter(row => row.length > 0)
  seen.set(page, made)
  return made
}

/** A heading of a row. */
export interface RowHeading {
  readonly found: Found
  readonly level: number
  readonly text: string
  /** Where it stands in its row. */
  readonly at: number
}

const LEVEL = /^h([1-6])$/

/** Returns the headings of a row. */
export const headingsOf = (row: Row): readonly RowHeading[] =>
  row.flatMap((found, at) => {
    const { node } = found
    const level = node.kind === 'element' ? LEVEL.exec(node.name)?.[1] : undefined
    return node.kind !== 'element' || level === undefined
      ? []
      : [{ found, level: Number(level), text: plainText(node.children).trim(), at }]
  })

/** Headings of one level below the same heading. */
export interface Lot {
  readonly lot: readonly RowHeading[]
  readonly above: RowHeading | undefined
}

/** Returns headings of one level below the same heading, each lot by itself. */
export function lotsOf(headings: readonly RowHeading[]): readonly Lot[] {
  const open: RowHeading[][] = []
  const lots: Lot[] = []
  for (const heading of headings) {
    open.length = Math.min(open.length, heading.level + 1)
    const lot = open[heading.level] ?? []
    const above = open
      .slice(0, heading.level)
      .findLast(upper => upper !== undefined)
      ?.at(-1)
    if (lot.length === 0) lots.push({ lot, above })
    open[heading.level] = lot
    lot.push(heading)
  }
  return lots
}
