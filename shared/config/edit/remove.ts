import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { afterBreak, hasBreak, isBreak, lineStartOf, skipBlanks, skipBlanksBack } from '../json/lines.ts'
import { isLineComment } from './fragment.ts'
import type { Layout, Member } from './layout.ts'

const deletion = (from: number, to: number): TextEdit => ({ offset: from, length: to - from, text: '' })

/** Removes a member from its object or list, with its comments, its lines and the comma that is left over. */
export function removeMember(text: string, layout: Layout, index: number): TextEdits {
  const { members, free, open, close } = layout
  const member = members[index]
  if (!member) return []
  if (members.length === 1 && free.length === 0) return [deletion(open, close)]
  const cut = cutMember(text, layout, index)
  const previous = members[index - 1]
  const isLast = index === members.length - 1
  return previous && isLast && member.comma === undefined ? [...cutComma(text, previous), cut] : [cut]
}

/** Removes the comma of a member that becomes the last. */
function cutComma(text: string, { end, comma }: Member): TextEdits {
  if (comma === undefined) return []
  return [deletion(/^\s*$/.test(text.slice(end, comma)) ? end : comma, comma + 1)]
}

/** Cuts a member with its comments and lines; its comma goes with it, that of the member before it stays. */
export function cutMember(text: string, layout: Layout, index: number): TextEdit {
  const member = layout.members[index]
  const next = layout.members[index + 1]
  if (!member) return deletion(layout.open, layout.open)
  const { start, fullEnd } = member
  const lineEnd = skipBlanks(text, fullEnd)
  if (next && !hasBreak(text, fullEnd, next.start)) return deletion(start, next.start)
  if (member.ownLine && isBreak(text, lineEnd)) return cutLines(text, layout, member)
  const previous = layout.members[index - 1]
  return deletion(next ? skipBlanksBack(text, start) : endBefore(text, member, previous), fullEnd)
}

/** The end of the text that stays before a last member in the line of the bracket. */
function endBefore(text: string, { start, ownLine }: Member, previous: Member | undefined): number {
  const joins = ownLine && previous && !isLineComment(text, previous.trailing.at(-1))
  return joins && /^\s*$/.test(text.slice(previous.fullEnd, start))
    ? previous.fullEnd
    : skipBlanksBack(text, start)
}

/** Whole lines, and the empty ones above them if empty lines or the end follow. */
function cutLines(text: string, { open, close }: Layout, { start, fullEnd }: Member): TextEdit {
  const to = afterBreak(text, skipBlanks(text, fullEnd))
  const rest = skipBlanks(text, to)
  const from = lineStartOf(text, start)
  return isBreak(text, rest) || rest >= close
    ? deletion(aboveEmpty(text, from, open), to)
    : deletion(from, to)
}

/** Returns the start of the empty lines that end at the line start `from`. */
function aboveEmpty(text: string, from: number, open: number): number {
  let at = from
  while (at > open) {
    const start = lineStartOf(text, at - (text.startsWith('\r\n', at - 2) ? 2 : 1))
    if (start <= open || !isBreak(text, skipBlanks(text, start))) break
    at = start
  }
  return at
}
