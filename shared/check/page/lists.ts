import { message } from '../../messages/message.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { type FoundNode, locationOfTag, nodesOf } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'

/** What lists consist of, in HTML. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd', 'div'],
}

/** The lists that a part belongs to. */
const LISTS: Readonly<Record<string, readonly string[]>> = { li: ['ul', 'ol'], dt: ['dl'], dd: ['dl'] }

const isHtml = (name: string): boolean => /^[a-z]/.test(name)

const inAngles = (names: readonly string[]): string => names.map(name => `<${name}>`).join(', ')

/** Whether it is certain that a node is drawn and is none of the parts: a component may draw anything. */
const isOther = (node: PageNode, parts: readonly string[]): boolean =>
  (node.kind === 'text' && node.value.trim() !== '') ||
  ((node.kind === 'element' || node.kind === 'tag') && isHtml(node.name) && !parts.includes(node.name))

/** Whether a part is certainly in no list. */
function isLoose({ parents }: FoundNode<TagNode>, lists: readonly string[]): boolean {
  // A list may group its terms.
  const around = parents.findLast(({ name }) => name !== 'div' || !lists.includes('dl'))
  return around === undefined || (isHtml(around.name) && !lists.includes(around.name))
}

/** Checks that lists in HTML consist of their parts, so that screen readers can count them. */
export function checkLists(check: PageCheck): void {
  for (const found of nodesOf(check.page).tags) {
    const { name, children } = found.node
    const parts = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
    const lists = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined
    if (parts && children.some(child => isOther(child, parts))) {
      check.add('accessibility/list-parts', locationOfTag(check.page, found), {
        message: message('checks:access.listParts', { list: name, parts: inAngles(parts) }),
        hint: message('checks:access.listPartsHint'),
      })
    }
    if (lists && isLoose(found, lists)) {
      check.add('accessibility/list-parts', locationOfTag(check.page, found), {
        message: message('checks:access.loosePart', { part: name }),
        hint: message('checks:access.loosePartHint', { lists: inAngles(lists) }),
      })
    }
  }
}
