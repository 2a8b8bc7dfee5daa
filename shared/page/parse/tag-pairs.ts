import type { Token } from 'markdown-it'
import { type Message, message } from '../../messages/message.ts'
import type { Mark, ParseContext } from '../markdown/context.ts'
import { OpenNames } from '../tags/open-names.ts'
import { isVoid } from '../tags/tag.ts'
import type { BrokenNode } from '../tree/tree.ts'

/** Tags deeper than this are shown as text. */
const MAX_DEPTH = 100
const CONTAINERS = new Set(['list_item', 'blockquote', 'footnote', 'th', 'td'])

/** A tag without a matching tag in its line of text: on its own line, or in a paragraph. */
interface Loose {
  readonly mark: Mark
  /** In a line of text rather than on its own. */
  readonly inline: boolean
  /** The list item, quote or cell that contains it. */
  readonly container: Token | undefined
}

const shown = (mark: Mark) => `<${mark.tag.kind === 'close' ? '/' : ''}${mark.tag.name}>`

function join(open: Mark, close: Mark): void {
  open.fate = 'pair'
  close.fate = 'pair'
  open.partner = close
  close.partner = open
}

function asText(context: ParseContext, mark: Mark): void {
  mark.fate = 'text'
  context.problems.push({
    code: mark.tag.kind === 'close' ? 'page/stray-tag' : 'page/unclosed-tag',
    severity: 'warning',
    from: mark.from,
    to: mark.to,
    message:
      mark.tag.kind === 'close'
        ? message('page-syntax:tag.closesNothingShown', { mark: shown(mark) })
        : message('page-syntax:tag.openShown', { mark: shown(mark) }),
    hint: message('page-syntax:tag.textHint'),
  })
}

const cardReason = (mark: Mark): Message =>
  mark.tag.kind === 'close'
    ? message('page-syntax:tag.closesNothing', { mark: shown(mark) })
    : message('page-syntax:tag.open', { mark: shown(mark) })

function asCard(context: ParseContext, mark: Mark): void {
  const isClose = mark.tag.kind === 'close'
  mark.fate = 'broken'
  context.problems.push({
    code: isClose ? 'page/stray-tag' : 'page/unclosed-tag',
    severity: 'error',
    from: mark.from,
    to: mark.to,
    message: cardReason(mark),
    hint: brokenHint(mark),
  })
}

/** The error card for an unmatched tag. */
export const brokenNode = (context: ParseContext, mark: Mark): BrokenNode => ({
  kind: 'broken',
  source: mark.region.text.slice(mark.tag.offset, mark.tag.end),
  reason: cardReason(mark),
  hint: brokenHint(mark),
  range: context.source.rangeOf(mark.from, mark.to),
})

/** The hint for an unmatched tag. */
const brokenHint = ({ tag }: Mark): Message =>
  tag.kind === 'close'
    ? message('page-syntax:tag.removeHint', { name: tag.name })
    : message('page-syntax:tag.closeHint', { name: tag.name })

/** Decides the fate of every tag of the block. Expects the children of `inline` tokens. */
export function pairTags(context: ParseContext, tokens: readonly Token[]): void {
  if (context.marks.size === 0) return
  const containers: Token[] = []
  const loose: Loose[] = []
  tokens.forEach((token, index) => {
    const container = containers.at(-1)
    const mark = context.marks.get(token)
    if (mark && mark.tag.kind === 'self') mark.fate = 'pair'
    else if (mark) loose.push({ mark, inline: false, container })
    if (token.type === 'inline') {
      const isParagraph = tokens[index - 1]?.type === 'paragraph_open'
      for (const edge of pairInText(context, token.children ?? [], isParagraph)) {
        loose.push({ mark: edge, inline: true, container })
      }
    }
    if (token.nesting === 0 || !CONTAINERS.has(token.type.replace(/_(?:open|close)$/, ''))) return
    if (token.nesting > 0) containers.push(token)
    else containers.pop()
  })
  pairLoose(context, loose)
}

/** Pairs the tags of one line of text; returns those that may match tags outside of it. */
function pairInText(
  context: ParseContext,
  children: readonly Token[],
  isParagraph: boolean,
): readonly Mark[] {
  const marks = children.map(child => context.marks.get(child))
  if (!marks.some(Boolean)) return []
  const open = new OpenNames<Mark>()
  const strays = new Set<Mark>()
  for (const mark of marks) {
    if (!mark) continue
    if (mark.tag.kind === 'self') mark.fate = 'pair'
    else if (mark.tag.kind === 'open') {
      if (open.size < MAX_DEPTH) open.push(mark.tag.name, mark)
      else asText(context, mark)
    } else if (isVoid(mark.tag.name)) mark.fate = 'dropped'
    else {
      const found = open.popTo(mark.tag.name)
      if (found) join(found.partner, mark)
      else strays.add(mark)
      for (const between of found?.between ?? []) asText(context, between)
    }
  }
  for (const mark of open.items()) strays.add(mark)
  const loose = isParagraph ? looseIn(children, marks, strays) : []
  for (const mark of strays) if (mark.edge === undefined) asText(context, mark)
  return loose
}

const isSpace = (token: Token | undefined) =>
  token?.type === 'softbreak' || (token?.type === 'text' && token.content.trim() === '')

/** Returns the unmatched tags, in order, that are neither in emphasis or a link nor inside another pair. */
function looseIn(
  children: readonly Token[],
  marks: readonly (Mark | undefined)[],
  strays: ReadonlySet<Mark>,
): readonly Mark[] {
  const found: Mark[] = []
  let depth = 0
  children.forEach((child, index) => {
    const mark = marks[index]
    if (mark?.fate === 'pair') depth += mark.tag.kind === 'open' ? 1 : mark.tag.kind === 'close' ? -1 : 0
    else if (mark === undefined) depth += child.nesting
    else if (depth === 0 && strays.has(mark)) found.push(mark)
  })
  const order = [...children.keys()]
  const run = (from: readonly number[], edge: 'lead' | 'trail') => {
    for (const index of from) {
      const mark = marks[index]
      if (mark && strays.has(mark)) mark.edge ??= edge
      else if (!isSpace(children[index])) break
    }
  }
  run(order, 'lead')
  run(order.toReversed(), 'trail')
  for (const mark of found) mark.edge ??= 'amid'
  return found
}

function pairLoose(context: ParseContext, loose: readonly Loose[]): void {
  const open = new OpenNames<Loose>()
  const lost = ({ mark, inline }: Loose) => (inline ? asText(context, mark) : asCard(context, mark))
  let tooDeep = 0
  for (const item of loose) {
    const { mark } = item
    if (mark.tag.kind === 'open') {
      if (open.size < MAX_DEPTH) open.push(mark.tag.name, item)
      else {
        tooDeep++
        asText(context, mark)
      }
    } else if (isVoid(mark.tag.name)) mark.fate = 'dropped'
    else if (tooDeep > 0) {
      tooDeep--
      asText(context, mark)
    } else {
      const found = open.popTo(mark.tag.name)
      if (!found) {
        lost(item)
        continue
      }
      join(found.partner.mark, mark)
      if (found.partner.container !== item.container) crossing(context, found.partner.mark)
      for (const inner of found.between) implied(context, inner, mark)
    }
  }
  for (const item of open.items()) lost(item)
}

/** A tag that is closed by the tag around it: `<Steps><Step></Steps>`. */
function implied(context: ParseContext, { mark, inline }: Loose, closedBy: Mark): void {
  if (inline) {
    asText(context, mark)
    return
  }
  mark.fate = 'implied'
  context.problems.push({
    code: 'page/unclosed-tag',
    severity: 'error',
    from: mark.from,
    to: mark.to,
    message: message('page-syntax:tag.crossed', { mark: shown(mark), closedBy: shown(closedBy) }),
    hint: message('page-syntax:tag.crossedHint', { name: mark.tag.name, closedBy: shown(closedBy) }),
  })
}

function crossing(context: ParseContext, mark: Mark): void {
  context.problems.push({
    code: 'page/crossing-tag',
    severity: 'warning',
    from: mark.from,
    to: mark.to,
    message: message('page-syntax:tag.apart', { mark: shown(mark) }),
    hint: message('page-syntax:tag.apartHint', { name: mark.tag.name }),
  })
}
