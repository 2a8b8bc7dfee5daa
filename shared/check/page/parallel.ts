import { type Message, message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import {
  type FoundNode,
  firstLineOf,
  locationIn,
  locationOfTag,
  nodesOf,
  textOfAttribute,
} from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'
import { isEnglishPage } from '../base/prose.ts'
import { headingGroups, headingsOf, siblingsIn } from '../base/siblings.ts'
import { type VerbForm, verbFormOf, withoutNumber } from './verb-form.ts'

/** One of several texts at the same level. */
interface Peer {
  readonly text: string
  readonly location: PageLocation
}

const HINTS: Readonly<Record<VerbForm, Message>> = {
  imperative: message('checks:parallel.imperative'),
  gerund: message('checks:parallel.gerund'),
  third: message('checks:parallel.third'),
}

/** Headings that most pages have, and that belong to no list. */
const COMMON =
  /^(?:see (?:also|more)|(?:learn|read|find out) more|get (?:help|support|started)|try it(?: out| yourself)?)\b/i

/** Up to this many items have no common form to compare with. */
const FEWEST = 2

/** Checks that headings, steps and list items at the same level start in one form. */
export function checkPageParallel(check: PageCheck): void {
  const { page } = check
  const isOn = check.isOn('writing/parallel-headings') || check.isOn('writing/parallel-items')
  if (!isOn || !isEnglishPage(page)) return
  for (const siblings of siblingsIn(page)) {
    for (const { headings } of headingGroups(headingsOf(siblings))) {
      if (headings.length <= FEWEST) continue
      compare(
        check,
        'writing/parallel-headings',
        headings.flatMap(({ found, text }) => peer(check, found, text)),
      )
    }
  }
  const { tags, elements } = nodesOf(page)
  for (const { node, parents, index } of tags) {
    if (node.name !== 'Steps') continue
    const steps = node.children.flatMap((child): readonly Peer[] => {
      const text = child.kind === 'tag' && child.name === 'Step' ? textOfAttribute(child, 'title') : undefined
      return child.kind !== 'tag' || text === undefined
        ? []
        : [{ text, location: locationOfTag(page, { node: child, parents, index }) }]
    })
    compare(check, 'writing/parallel-headings', steps)
  }
  for (const { node, parents, index } of elements) {
    if ((node.name !== 'ul' && node.name !== 'ol') || node.children.length <= FEWEST) continue
    const items = node.children.filter(child => child.kind === 'element' && child.name === 'li')
    const peers = items.flatMap(item => peer(check, { node: item, parents, index }, textOfItem(item)))
    if (peers.length === items.length) compare(check, 'writing/parallel-items', peers)
  }
}

function peer({ page }: PageCheck, { node, index }: FoundNode, text: string): readonly Peer[] {
  const location = 'range' in node ? node.range : undefined
  return location === undefined ? [] : [{ text, location: locationIn(page, index, location) }]
}

/** The text of an item before its first list, code or tag; empty if it starts with bold text or code. */
function textOfItem(item: PageNode): string {
  const children = item.kind === 'element' ? item.children : []
  const [first] = children
  const inside = first?.kind === 'element' && first.name === 'p' ? first.children : children
  const [beginning] = inside
  return beginning?.kind === 'text' ? plainText(inside.slice(0, 2)) : ''
}

function compare(
  check: PageCheck,
  rule: 'writing/parallel-headings' | 'writing/parallel-items',
  peers: readonly Peer[],
): void {
  // “Runs API” is a thing, not an action
  const isHeading = rule === 'writing/parallel-headings'
  const forms = peers
    .map(({ text }) => (isHeading && COMMON.test(text) ? undefined : verbFormOf(text)))
    .map(form => (isHeading && form === 'third' ? undefined : form))
  const known = forms.filter(form => form !== undefined)
  const common = mostFrequent(known)
  if (common === undefined || peers.length <= FEWEST || new Set(known).size === 1) return
  const example = peers[forms.indexOf(common)]?.text ?? ''
  peers.forEach(({ text, location }, index) => {
    if (forms[index] === undefined || forms[index] === common) return
    check.add(rule, firstLineOf(check.page, location), {
      message: message('checks:parallel.differs', { text: begin(text), example: begin(example) }),
      hint: HINTS[common],
    })
  })
}

const begin = (text: string): string => {
  const words = withoutNumber(text).replace(/\s+/g, ' ').trim().split(' ')
  return words.length > 5 ? `${words.slice(0, 4).join(' ')} …` : words.join(' ')
}

/** The most frequent form; in a tie, the first one. */
function mostFrequent(forms: readonly VerbForm[]): VerbForm | undefined {
  const counts = new Map<VerbForm, number>()
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}
