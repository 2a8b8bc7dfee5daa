import { type Message, message } from '../../messages/message.ts'
import type { ElementNode, PageNode, SourceRange, TagNode } from '../../page/tree/tree.ts'
import {
  type FoundNode,
  firstLineOf,
  hasAttribute,
  locationIn,
  nodesOf,
  textOfAttribute,
} from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'

type Named = ElementNode | TagNode

/** Attributes that name a tag that has no text. */
const NAMES = ['aria-label', 'title']

/** HTML that says nothing by itself, and icons. An image without `alt` has a rule of its own. */
const SILENT: ReadonlySet<string> = new Set(['span', 'b', 'strong', 'em', 'i', 'div', 'p', 'br', 'Icon'])

/** Whether it is certain that screen readers find nothing to read in nodes. */
const isSilent = (nodes: readonly PageNode[]): boolean =>
  nodes.every(node => {
    if (node.kind === 'text') return node.value.trim() === ''
    if (node.kind !== 'element' && node.kind !== 'tag') return false
    if (node.kind === 'tag' && NAMES.some(name => hasAttribute(node, name))) return false
    if (node.kind === 'tag' && node.name === 'img') return textOfAttribute(node, 'alt') === ''
    return SILENT.has(node.name) && isSilent(node.children)
  })

const WITHOUT: Readonly<Record<string, Message>> = {
  a: message('checks:access.linkWithoutText'),
  summary: message('checks:access.foldWithoutTitle'),
  Accordion: message('checks:access.foldWithoutTitle'),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map(level => [`h${level}`, message('checks:access.headingWithoutText')]),
  ),
}

function isUnnamed(node: Named): boolean {
  if (node.name === 'Accordion')
    return node.kind === 'tag' && ['title', 'description'].every(name => isBlank(node, name))
  if (!isSilent(node.children)) return false
  if (node.kind === 'element') return true
  return !NAMES.some(name => hasAttribute(node, name)) && (node.name !== 'a' || hasAttribute(node, 'href'))
}

const isBlank = (node: TagNode, name: string): boolean =>
  !hasAttribute(node, name) || textOfAttribute(node, name)?.trim() === ''

/** The source of a node, or of what is around it: Markdown links have none. */
const rangeOf = ({ node, parents }: FoundNode<Named>): SourceRange | undefined =>
  node.range ?? parents.findLast(({ range }) => range !== undefined)?.range

/** Finds links, headings and folds without a text, which are read aloud without a name. */
export function checkUnnamed(check: PageCheck): void {
  const { tags, elements } = nodesOf(check.page)
  for (const found of [...elements, ...tags]) {
    const { node, index } = found
    const said = Object.hasOwn(WITHOUT, node.name) ? WITHOUT[node.name] : undefined
    const range = rangeOf(found)
    if (said === undefined || range === undefined || !isUnnamed(node)) continue
    check.add('accessibility/no-text', firstLineOf(check.page, locationIn(check.page, index, range)), {
      message: said,
      hint: message('checks:access.withoutTextHint'),
    })
  }
}
