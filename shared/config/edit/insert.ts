import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { hasBreak, indentAt, isBreak, skipBlanks } from '../json/lines.ts'
import { type Fragment, isLineComment } from './fragment.ts'
import type { Layout, Member } from './layout.ts'
import { type Style, styleKeyOf } from './style.ts'
import { isShort } from './write.ts'

const insertion = (offset: number, text: string): TextEdit => ({ offset, length: 0, text })

const endsLine = (text: string, offset: number): boolean => {
  const next = skipBlanks(text, offset)
  return next >= text.length || isBreak(text, next)
}

/** Inserts a fragment at `index` of an object or list, counted before the insertion. */
export function insertFragment(text: string, layout: Layout, index: number, insert: Insert): TextEdits {
  const next = layout.members[index]
  if (next) return [before(text, next, insert)]
  const last = layout.members.at(-1)
  return last ? after(text, last, insert) : inside(text, layout, insert)
}

/** A fragment and the style of the file it is inserted into. */
interface Insert {
  readonly fragment: Fragment
  readonly style: Style
}

function before(text: string, next: Member, { fragment, style }: Insert): TextEdit {
  const indent = indentAt(text, next.start)
  if (!next.ownLine) {
    return insertion(
      next.start,
      `${fragment.text({ indent, ownLine: false })}${fragment.after(true)},${style.gap}`,
    )
  }
  const written = `${fragment.text({ indent, ownLine: true })},${fragment.after(false)}`
  return insertion(next.start, written + style.eol + indent)
}

function after(text: string, last: Member, { fragment, style }: Insert): TextEdits {
  const ownLine = last.ownLine || isLineComment(text, last.trailing.at(-1))
  const indent = indentAt(text, last.start)
  const comma = last.comma === undefined ? '' : ','
  const offset = comma ? last.fullEnd : last.tail
  const asBlock = !ownLine || !endsLine(text, offset)
  const separator = ownLine ? style.eol + indent : style.gap
  const body = fragment.text({ indent, ownLine })
  const written = asBlock ? body + fragment.after(true) + comma : body + comma + fragment.after(false)
  if (comma) return [insertion(offset, separator + written)]
  return !ownLine || offset === last.end
    ? [insertion(offset, `,${separator}${written}`)]
    : [insertion(last.end, ','), insertion(offset, separator + written)]
}

/** Inserts into an empty object or list in the style of the file. */
function inside(text: string, { node, open, close, free }: Layout, { fragment, style }: Insert): TextEdits {
  const comment = free.at(-1)
  const outer = indentAt(text, node.offset)
  const indent = outer + style.unit
  if (comment && !hasBreak(text, open, close)) {
    return [
      insertion(comment.end, ` ${fragment.text({ indent: outer, ownLine: false })}${fragment.after(true)}`),
    ]
  }
  const comma = style.trailingComma ? ',' : ''
  const line = style.eol + indent + fragment.text({ indent, ownLine: true }) + comma
  if (comment) {
    const inLine = !endsLine(text, comment.end)
    return [insertion(comment.end, line + fragment.after(inLine))]
  }
  const list = node.type === 'array'
  const short =
    !fragment.tall && isShort(list ? [fragment.value] : { key: fragment.value }, styleKeyOf(node), style)
  const padding = list ? '' : style.padding
  const written = short
    ? padding + fragment.text({ indent: outer, ownLine: false }) + fragment.after(true) + padding
    : line + fragment.after(false) + style.eol + outer
  return [{ offset: open, length: close - open, text: written }]
}
