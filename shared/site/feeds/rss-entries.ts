import { plainText } from '../../page/parse/text.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { isBlock } from '../base/blocks.ts'
import { isForAgentsOnly } from '../components/hidden.ts'
import { listOf, textOf } from '../components/values.ts'
import type { Anchors } from '../nodes/anchors.ts'

/** One change that a page lists. */
export interface FeedEntry {
  readonly title: string
  /** The anchor that it is at. */
  readonly id: string
  readonly text: string
  readonly categories: readonly string[]
  /** The day of the change, as ISO 8601 writes it. */
  readonly day?: string
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

const monthOf = (word: string): number =>
  word.length < 3 ? -1 : MONTHS.findIndex(month => month.startsWith(word.toLowerCase()))

function dayFrom(year: string, month: number, day: string | undefined): string | undefined {
  const date = new Date(Date.UTC(Number(year), month, Number(day ?? 1)))
  return date.getUTCMonth() === month && month >= 0 ? date.toISOString().slice(0, 10) : undefined
}

/** The day that a text names: `2026-11-20`, `2026-11`, `November 20, 2026`, `20 Nov 2026`, `November 2026`. */
export function dayIn(text: string): string | undefined {
  const [, year, month, day] = /\b(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?\b/.exec(text) ?? []
  if (year !== undefined) return dayFrom(year, Number(month) - 1, day)
  const [, word = '', inMonth, ofYear] =
    /\b([a-z]{3,})\.? (?:(\d{1,2})(?:st|nd|rd|th)?,? )?(\d{4})\b/i.exec(text) ?? []
  const [, first] = /\b(\d{1,2})(?:st|nd|rd|th)?\.? [a-z]{3,}\.?,? \d{4}\b/i.exec(text) ?? []
  return ofYear === undefined ? undefined : dayFrom(ofYear, monthOf(word), inMonth ?? first)
}

const inOneLine = (nodes: readonly PageNode[]): string => plainText(nodes).replace(/\s+/g, ' ').trim()

/** A paragraph, or the items of a list; undefined for inline content. */
function paragraphOf(node: PageNode): string | undefined {
  if (!isBlock(node)) return undefined
  if (node.kind !== 'element' || /^(h[1-6]|table|hr)$/.test(node.name)) return ''
  if (node.name === 'ul' || node.name === 'ol') {
    const items = node.children.map(child => inOneLine([child])).filter(text => text !== '')
    return items.map(text => `- ${text}`).join('\n')
  }
  return inOneLine([node])
}

/** The text of an update; what is no text, such as components and code, is left out. */
function textIn(nodes: readonly PageNode[]): string {
  const paragraphs: string[] = []
  let line: PageNode[] = []
  for (const node of nodes) {
    const paragraph = paragraphOf(node)
    if (paragraph === undefined) {
      line.push(node)
      continue
    }
    paragraphs.push(inOneLine(line), paragraph)
    line = []
  }
  return [...paragraphs, inOneLine(line)].filter(text => text !== '').join('\n\n')
}

const isHeading = (node: PageNode): node is PageNode & { readonly kind: 'element' } =>
  node.kind === 'element' && /^h[1-6]$/.test(node.name)

/** What `rss={{ title, description }}` says; undefined if the update has no such attribute. */
function ownEntry(tag: TagNode): { readonly title?: string; readonly text?: string } | undefined {
  const value = Object.hasOwn(tag.attributes, 'rss') ? tag.attributes.rss : undefined
  if (value?.kind !== 'literal' || typeof value.value !== 'object' || value.value === null) return undefined
  const own = new Map(Object.entries(value.value))
  const [title, text] = [own.get('title'), own.get('description')]
  return {
    ...(typeof title === 'string' && title.trim() !== '' && { title }),
    ...(typeof text === 'string' && text.trim() !== '' && { text }),
  }
}

/** An update is one entry, or one for each of its headings. */
function entriesOf(tag: TagNode, ids: Anchors['ids']): readonly FeedEntry[] {
  const label = textOf(tag, 'label') ?? ''
  const description = textOf(tag, 'description') ?? ''
  const id = ids.get(tag) ?? ''
  const day = dayIn(label) ?? dayIn(description)
  const common = { categories: listOf(tag, 'tags'), ...(day !== undefined && { day }) }
  const own = ownEntry(tag)
  const headings = own ? [] : tag.children.filter(isHeading)
  if (headings.length === 0) {
    const title = own?.title ?? [label, description].filter(Boolean).join(' – ')
    return title === '' ? [] : [{ ...common, title, id, text: own?.text ?? textIn(tag.children) }]
  }
  return headings.map((heading, index) => {
    const from = tag.children.indexOf(heading) + 1
    const next = headings[index + 1]
    const body = tag.children.slice(from, next === undefined ? undefined : tag.children.indexOf(next))
    const at = heading.attributes.id
    const title = plainText(heading.children).trim() || label
    return { ...common, title, id: typeof at === 'string' ? at : id, text: textIn(body) }
  })
}

/** Returns the changes that the updates among some nodes tell of, in the order of the page. */
export function feedEntries(nodes: readonly PageNode[], ids: Anchors['ids']): readonly FeedEntry[] {
  return nodes.flatMap((node): readonly FeedEntry[] => {
    if (node.kind !== 'tag' && node.kind !== 'element') return []
    if (node.kind === 'element') return feedEntries(node.children, ids)
    if (isForAgentsOnly(node)) return []
    return node.name === 'Update' ? entriesOf(node, ids) : feedEntries(node.children, ids)
  })
}
