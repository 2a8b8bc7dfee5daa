import { hasBreak, indentAt } from '../json/lines.ts'
import type { Comment, Member } from './layout.ts'
import type { Style } from './style.ts'
import { isShort, type Setting, writeProperty, writeValue } from './write.ts'

/** Text to insert into an object or list: a new value, or a member taken from elsewhere. */
export interface Fragment {
  /** It cannot be written in one line. */
  readonly tall: boolean
  /** The text at an indentation, in a line of its own or in one line with others. */
  readonly text: (place: { readonly indent: string; readonly ownLine: boolean }) => string
  /** The comment that follows it in its line; as a block comment it may precede something else. */
  readonly after: (asBlock: boolean) => string
  /** For the style of the file. */
  readonly value: unknown
}

/** Returns a new item as a fragment. */
export function fragmentOfValue(value: unknown, style: Style, setting: Omit<Setting, 'indent'>): Fragment {
  return fragment(value, indent => writeValue(value, style, { ...setting, indent }))
}

/** Returns a new property as a fragment. */
export function fragmentOfProperty(
  [key, value]: readonly [string, unknown],
  style: Style,
  setting: Omit<Setting, 'indent' | 'key'>,
): Fragment {
  return fragment(value, indent => writeProperty(key, value, style, { ...setting, key, indent }))
}

function fragment(value: unknown, write: (indent: string) => string): Fragment {
  const trial = write('')
  return {
    value,
    tall: hasBreak(trial, 0, trial.length),
    text: ({ indent }) => write(indent),
    after: () => '',
  }
}

/** Returns `comment` as a block comment, so that something can follow in its line. */
export const blockComment = (comment: string): string =>
  comment.startsWith('//') ? `/*${comment.slice(2).replaceAll('*/', '* /').trimEnd()} */` : comment

/** Replaces the indentation `from` of every line but the first by `to`. */
function reindent(source: string, from: string, to: string): string {
  if (from === to) return source
  return source.replace(/(\r\n|\n|\r)([ \t]*)(?![ \t\r\n])/g, (whole, eol: string, indent: string) =>
    indent.startsWith(from) ? eol + to + indent.slice(from.length) : whole,
  )
}

/** Returns a member of `text` as a fragment, with its comments. */
export function fragmentOfMember(text: string, member: Member, value: unknown): Fragment {
  const from = indentAt(text, member.start)
  const source = ({ start, end }: Comment) => text.slice(start, end)
  const { node, leading, trailing } = member
  const core = text.slice(node.offset, member.end)
  const whole = text.slice(member.start, member.end)
  const inLine = [...leading.map(source).map(blockComment), core].join(' ')
  return {
    value,
    tall: hasBreak(core, 0, core.length),
    text: ({ indent, ownLine }) => reindent(ownLine ? whole : inLine, from, indent),
    after: asBlock =>
      trailing
        .map(source)
        .map((comment, index) => (asBlock || index < trailing.length - 1 ? blockComment(comment) : comment))
        .map(comment => ` ${comment}`)
        .join(''),
  }
}

/** Returns a new key whose value is a list that contains only `item`. */
export function fragmentAround(
  key: string,
  item: Fragment,
  { style, oneLine }: { readonly style: Style; readonly oneLine: boolean },
): Fragment {
  const value = [item.value]
  const short = !item.tall && (oneLine || isShort(value, key, style))
  const name = JSON.stringify(key) + style.colon
  return {
    value,
    tall: !short,
    after: () => '',
    text: ({ indent }) => {
      if (short) return `${name}[${item.text({ indent, ownLine: false })}${item.after(true)}]`
      const inner = indent + style.unit
      const comma = style.trailingComma ? ',' : ''
      const line = item.text({ indent: inner, ownLine: true }) + comma + item.after(false)
      return `${name}[${style.eol}${inner}${line}${style.eol}${indent}]`
    },
  }
}

/** Whether a comment of `text` runs to the end of its line. */
export const isLineComment = (text: string, comment: Comment | undefined): boolean =>
  comment !== undefined && text[comment.start + 1] === '/'
