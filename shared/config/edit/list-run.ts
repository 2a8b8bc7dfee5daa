import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { indentAt } from '../json/lines.ts'
import { type JsonNode, propertyOf, toValue } from '../json/parse.ts'
import type { JsonPath } from '../json/pointer.ts'
import type { Change } from './changes.ts'
import { type Fragment, fragmentOfMember } from './fragment.ts'
import { insertFragment } from './insert.ts'
import { type Layout, layoutOf, type Member } from './layout.ts'
import { inOrder } from './located.ts'
import { cutMember } from './remove.ts'
import { type Style, styleOf } from './style.ts'

/** The edits of the first of some changes, made together, and how many changes they make. */
export interface Together {
  readonly count: number
  readonly edits: TextEdits
}

/**
 * Returns the edits of the longest run of changes that move or remove items of lists, made on one reading of the text.
 * `undefined` if there are fewer than two, or if comments among the items have to be assigned one change at a time.
 */
export function editsOfListRun(
  text: string,
  root: JsonNode,
  changes: readonly Change[],
): Together | undefined {
  const lists = new Lists(root)
  const end = changes.findIndex(change => !lists.make(change))
  const count = end < 0 ? changes.length : end
  const edits = count < 2 ? undefined : editsOfLists(text, lists, styleOf(text, root))
  return edits && { count, edits }
}

type Items = readonly JsonNode[]

const itemsOf = ({ children = [] }: JsonNode): Items => children

const contains = (outer: JsonNode, inner: JsonNode): boolean =>
  outer.offset <= inner.offset && inner.offset + inner.length <= outer.offset + outer.length

/** An item of a list, and where it goes if it stays in the text. */
interface Step {
  readonly item: JsonNode
  readonly from: JsonNode
  readonly into?: JsonNode
}

/** Lists of a text after changes, as the nodes of the text before them. */
class Lists {
  readonly #root: JsonNode
  readonly #now = new Map<JsonNode, Items>()
  /** Items that are not in their first place any more. */
  readonly gone = new Set<JsonNode>()
  /** Those of them that may hold lists. */
  readonly #around: JsonNode[] = []
  /** The list of the text that holds an item. */
  readonly homes = new Map<JsonNode, JsonNode>()

  constructor(root: JsonNode) {
    this.#root = root
  }

  /** The lists that differ, with their items. */
  get changed(): ReadonlyMap<JsonNode, Items> {
    return this.#now
  }

  /** Makes a change; returns `false` and makes nothing if it cannot be written together with the previous ones. */
  make(change: Change): boolean {
    if (change.kind !== 'move' && change.kind !== 'remove') return false
    const { path } = change
    const from = this.#at(path.slice(0, -1))
    const index = Number(path.at(-1))
    const item = from?.type === 'array' ? this.#items(from)[index] : undefined
    if (!from || !item) return false
    const into = change.kind === 'move' && change.list ? this.#at(change.list) : from
    if (into?.type !== 'array' || !this.#isFree({ item, from, into })) return false
    const rest = this.#items(from).toSpliced(index, 1)
    if (change.kind === 'remove') return this.#set({ item, from }, new Map([[from, rest]]))
    const target = into === from ? rest : this.#items(into)
    if (change.to > target.length) return false
    const next = new Map([
      [from, rest],
      [into, target.toSpliced(change.to, 0, item)],
    ])
    return this.#set({ item, from, into }, next)
  }

  #set({ item, from }: Step, next: ReadonlyMap<JsonNode, Items>): boolean {
    const isStay = (each: JsonNode) => each !== item && !this.gone.has(each)
    // What is put among no others has no neighbor to be written like.
    if (![...next.values()].every(items => items.length === 0 || items.some(isStay))) return false
    if (!this.gone.has(item)) this.homes.set(item, from)
    this.gone.add(item)
    if (item.children) this.#around.push(item)
    for (const [list, items] of next) this.#now.set(list, items)
    return true
  }

  /** Whether neither list is in an item that moves, and the item has no list that changes. */
  #isFree({ item, from, into = from }: Step): boolean {
    if (item.children && [into, ...this.#now.keys()].some(list => contains(item, list))) return false
    return this.#around.every(each => each === item || !(contains(each, from) || contains(each, into)))
  }

  #items(list: JsonNode): Items {
    return this.#now.get(list) ?? itemsOf(list)
  }

  #at(path: JsonPath): JsonNode | undefined {
    let node: JsonNode | undefined = this.#root
    for (const step of path) {
      if (node?.type === 'array') node = this.#items(node)[Number(step)]
      else node = node?.type === 'object' ? propertyOf(node, String(step))?.children?.[1] : undefined
    }
    return node
  }
}

/** The members of a list, those that leave it, and those that come. */
interface Row {
  readonly layout: Layout
  readonly gone: ReadonlySet<JsonNode>
  readonly items: Items
}

function editsOfLists(text: string, { changed, gone, homes }: Lists, style: Style): TextEdits | undefined {
  const layouts = new Map([...changed.keys()].map(list => [list, layoutOf(text, list)]))
  if ([...layouts.values()].some(hasComments)) return undefined
  const fragments = new Map<JsonNode, Fragment>()
  for (const [item, home] of homes) {
    const member = layouts.get(home)?.members.find(({ node }) => node === item)
    if (member) fragments.set(item, fragmentOfMember(text, member, toValue(item)))
  }
  const edits: TextEdit[] = []
  for (const [list, items] of changed) {
    const layout = layouts.get(list)
    if (layout) edits.push(...editsOfList(text, { layout, gone, items }, { fragments, style }))
  }
  edits.sort((a, b) => a.offset - b.offset || a.length - b.length)
  const isApart = edits.every((edit, index) => {
    const next = edits[index + 1]
    return next === undefined || edit.offset + edit.length <= next.offset
  })
  return isApart ? inOrder(edits) : undefined
}

const hasComments = ({ members, free }: Layout): boolean =>
  free.length > 0 || members.some(({ leading, trailing }) => leading.length + trailing.length > 0)

/** The items that move, and the style of the file. */
interface Writing {
  readonly fragments: ReadonlyMap<JsonNode, Fragment>
  readonly style: Style
}

function editsOfList(text: string, { layout, gone, items }: Row, writing: Writing): TextEdits {
  const { members, open, close } = layout
  if (items.length === 0) return [{ offset: open, length: close - open, text: '' }]
  const stays = (member: Member) => !gone.has(member.node)
  const last = members.findLastIndex(stays)
  const cuts = members
    .slice(0, last)
    .flatMap((member, index) => (stays(member) ? [] : [cutMember(text, layout, index)]))
  const positions = new Map(members.map(({ node }, index) => [node, index]))
  const added: TextEdit[] = []
  let coming: Fragment[] = []
  for (const item of items) {
    const fragment = gone.has(item) ? writing.fragments.get(item) : undefined
    if (fragment) coming.push(fragment)
    else {
      const index = positions.get(item) ?? 0
      const { style } = writing
      added.push(...coming.flatMap(each => insertFragment(text, layout, index, { fragment: each, style })))
      coming = []
    }
  }
  return [...cuts, ...added, ...endOf(text, { layout, last, coming }, writing.style)]
}

/** The edits after the last member that stays: those after it leave, others come. */
function endOf(
  text: string,
  { layout: { members }, last, coming }: { layout: Layout; last: number; coming: readonly Fragment[] },
  style: Style,
): TextEdits {
  const [stay, final] = [members[last], members.at(-1)]
  if (!stay || !final || (stay === final && coming.length === 0)) return []
  const indent = indentAt(text, stay.start)
  const separator = stay.ownLine ? style.eol + indent : style.gap
  const written = coming.map(each => `,${separator}${each.text({ indent, ownLine: stay.ownLine })}`)
  return [{ offset: stay.end, length: final.end - stay.end, text: written.join('') }]
}
