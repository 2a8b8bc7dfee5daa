import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { Block, ElementNode, Heading, Literal } from '../page/tree/tree.ts'
import type { Anchors } from './nodes/anchors.ts'
import type { PageContext } from './shell/page-context.ts'

/** The title of a page, and where readers see it. */
export interface PageTitles {
  readonly title: string
  /** What the head of the page shows: nothing if the text opens with the title. */
  readonly shown: string | undefined
  /** The heading at the start of the text that only repeats the title; the title in the head replaces it. */
  readonly repeated: { readonly block: Block; readonly node: ElementNode } | undefined
  /** The headings for the table of contents: all but the title itself. */
  readonly headings: readonly Heading[]
}

const stringOf = (value: Literal | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The letters and digits of a title: writers seldom repeat its punctuation. */
const lettersOf = (title: string) =>
  title
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** The first-level heading that a page starts with. */
function openingHeading({ blocks }: ParsedPage): PageTitles['repeated'] {
  const block = blocks.find(({ nodes }) => nodes.some(node => node.kind !== 'module'))
  const [node, ...more] = block?.nodes ?? []
  return block !== undefined && more.length === 0 && node?.kind === 'element' && node.name === 'h1'
    ? { block, node }
    : undefined
}

/** Finds the title of a page among its frontmatter, its first heading and its name. */
export function titlesOf(
  { page: summary, path }: PageContext,
  page: ParsedPage,
  seen: readonly Heading[],
): PageTitles {
  const own = stringOf(page.frontmatter.title)
  const [first, ...others] = seen
  const opening = first?.level === 1 ? first : undefined
  const title = own ?? opening?.text ?? summary?.title ?? path
  if (opening === undefined) return { title, shown: title, repeated: undefined, headings: seen }
  if (own === undefined) return { title, shown: undefined, repeated: undefined, headings: others }
  const isSame = lettersOf(opening.text) === lettersOf(own) && lettersOf(own) !== ''
  const repeated = isSame ? openingHeading(page) : undefined
  return { title, shown: own, repeated, headings: repeated === undefined ? seen : others }
}

/** The ids of the heading that the title in the head replaces. */
export function titleAnchors({ repeated }: PageTitles, anchors: readonly Anchors[]): readonly string[] {
  if (repeated === undefined) return []
  const alias = anchors.map(({ ids }) => ids.get(repeated.node)).find(found => found !== undefined)
  return [repeated.node.attributes.id, alias].filter(id => typeof id === 'string')
}
