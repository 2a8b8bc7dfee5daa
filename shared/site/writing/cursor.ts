import { findBlock } from '../../page/frontmatter/block.ts'
import { lineStart } from '../../text/lines.ts'

/** The text that a suggestion replaces: `typed` is its part before the cursor. */
interface Replaced {
  readonly from: number
  readonly to: number
  readonly typed: string
}

/** What an author is writing at the cursor. */
export type CursorContext =
  | (Replaced & { readonly kind: 'field'; readonly present: readonly string[] })
  | (Replaced & { readonly kind: 'field-value'; readonly field: string })
  | (Replaced & { readonly kind: 'tag' | 'slash' })
  | (Replaced & { readonly kind: 'close'; readonly open: readonly string[] })
  | (Replaced & { readonly kind: 'attribute'; readonly tag: string; readonly present: readonly string[] })
  | (Replaced & {
      readonly kind: 'value'
      readonly tag: string
      readonly attribute: string
      readonly isBraced: boolean
    })
  | (Replaced & { readonly kind: 'link' | 'image' | 'snippet' })

/** No unfinished tag is longer. */
const REACH = 2000

/** Returns what is being written at `offset`; undefined in prose. Only looks at the text nearby. */
export function cursorContextAt(text: string, offset: number): CursorContext | undefined {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  const line: Line = { text, offset, lineStart: start, before: text.slice(start, offset) }
  return inFrontmatter(line) ?? inTag(line) ?? inTarget(line) ?? atLineStart(line)
}

interface Line {
  readonly text: string
  readonly offset: number
  readonly lineStart: number
  /** The line up to the cursor. */
  readonly before: string
}

/** The word around the cursor: `typed` before it, and after it whatever `more` matches. */
function replaced({ text, offset }: Line, typed: string, more: RegExp): Replaced {
  const rest = more.exec(text.slice(offset, offset + 300))?.[0] ?? ''
  return { from: offset - typed.length, to: offset + rest.length, typed }
}

const KEY = /^["']?([\w$][\w:$-]*)["']?\s*:/gm
const HEAD = 65_536

function inFrontmatter(line: Line): CursorContext | undefined {
  if (line.offset > HEAD) return undefined
  const inner = findBlock(line.text.slice(0, HEAD))?.inner
  if (!inner || line.offset < inner.offset || line.offset > inner.offset + inner.source.length)
    return undefined
  const value = /^["']?([\w$][\w:$-]*)["']?\s*:\s+(["']?)([^"']*)$/.exec(line.before)
  if (value) {
    const [, field = '', , typed = ''] = value
    return { kind: 'field-value', field, ...replaced(line, typed, /^[^\r\n"'#]*/) }
  }
  if (!/^[\w:-]*$/.test(line.before)) return undefined
  const others =
    inner.source.slice(0, line.lineStart - inner.offset) + inner.source.slice(line.offset - inner.offset)
  const present = [...others.matchAll(KEY)].map(([, key = '']) => key)
  return { kind: 'field', present, ...replaced(line, line.before, /^[\w:-]*/) }
}

const NAME = /^\/?[A-Za-z][\w.-]*|^\/?/
const PART =
  /^\s+|^\/|^([A-Za-z_][\w:.-]*)(?:(\s*=\s*)(?:"[^"]*"|'[^']*'|\{(?:[^{}"']|"[^"]*"|'[^']*'|\{[^{}]*\})*\}))?/

/** Reads the tag that starts with the last `<` that is not closed before the cursor. */
function inTag(line: Line): CursorContext | undefined {
  const { text, offset } = line
  const floor = Math.max(0, offset - REACH)
  let tries = 0
  for (
    let at = text.lastIndexOf('<', offset - 1);
    at >= floor && tries < 8;
    at = text.lastIndexOf('<', at - 1)
  ) {
    tries += 1
    const found = readOpenTag(line, at)
    if (found) return found
    if (at === 0) break
  }
  return undefined
}

const isCode = (text: string, at: number) => {
  return (text.slice(lineStart(text, at), at).match(/`/g)?.length ?? 0) % 2 === 1
}

function readOpenTag(line: Line, at: number): CursorContext | undefined {
  const source = line.text.slice(at + 1, line.offset)
  const name = NAME.exec(source)?.[0] ?? ''
  if (isCode(line.text, at)) return undefined
  if (name.length === source.length) {
    if (!name.startsWith('/')) return { kind: 'tag', ...replaced(line, name, /^[\w.-]*/) }
    const close = replaced(line, name.slice(1), /^[\w.-]*>?/)
    return { kind: 'close', open: openTags(line.text, at), ...close }
  }
  if (name === '' || name.startsWith('/')) return undefined
  const present: string[] = []
  let rest = source.slice(name.length)
  for (;;) {
    const part = PART.exec(rest)
    if (!part || part[0] === '/') break
    const isLast = part[0].length === rest.length
    const isOpen = part[1] !== undefined && part[2] === undefined
    if (isLast && (isOpen || part[1] === undefined)) {
      const typed = part[1] ?? ''
      return { kind: 'attribute', tag: name, present, ...replaced(line, typed, /^[\w:.-]*/) }
    }
    if (part[1] !== undefined) present.push(part[1])
    rest = rest.slice(part[0].length)
    if (isOpen && rest.startsWith('=')) return readValue(line, rest.slice(1), [name, part[1] ?? ''])
  }
  return undefined
}

function readValue(
  line: Line,
  source: string,
  [tag, attribute]: readonly [string, string],
): CursorContext | undefined {
  const [, mark = '', typed = ''] = /^\s*("|'|\{)([^"'{}\r\n]*)$/.exec(source) ?? []
  if (mark === '') return undefined
  const more = mark === '{' ? /^[^{}\r\n]*/ : mark === '"' ? /^[^"\r\n<>]*/ : /^[^'\r\n<>]*/
  return { kind: 'value', tag, attribute, isBraced: mark === '{', ...replaced(line, typed, more) }
}

const TAG = /<(\/?)([A-Za-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*?)?(\/?)>/g

/** Names of the tags that are open before `end`, the innermost first. */
function openTags(text: string, end: number): readonly string[] {
  const open: string[] = []
  for (const [, slash, name = '', self] of text.slice(Math.max(0, end - 10_000), end).matchAll(TAG)) {
    if (slash === '/') {
      const index = open.lastIndexOf(name)
      if (index >= 0) open.length = index
    } else if (self === '') open.push(name)
  }
  return open.reverse()
}

/** The target of a link, an image or an import, as far as it is typed. */
function inTarget(line: Line): CursorContext | undefined {
  const { before } = line
  const snippet = /^\s*import\s[^"']*["']([^"']*)$/.exec(before)
  if (snippet) return { kind: 'snippet', ...replaced(line, snippet[1] ?? '', /^[^"'\r\n]*/) }
  const inline = /\]\(<?([^()\s<>]*)$/.exec(before)
  if (inline) {
    const kind = isImage(before, inline.index) ? 'image' : 'link'
    return { kind, ...replaced(line, inline[1] ?? '', /^[^()\s<>]*/) }
  }
  const definition = /^\s{0,3}\[[^\]]+\]:\s+(\S*)$/.exec(before)
  return definition ? { kind: 'link', ...replaced(line, definition[1] ?? '', /^\S*/) } : undefined
}

/** Whether the brackets that end at `close` start with `![`. */
function isImage(before: string, close: number): boolean {
  let depth = 0
  for (let at = close; at >= 0; at--) {
    if (before[at] === ']') depth += 1
    if (before[at] === '[') depth -= 1
    if (depth === 0) return before[at - 1] === '!'
  }
  return false
}

function atLineStart(line: Line): CursorContext | undefined {
  const slash = /^\s*(\/[\w ]*)$/.exec(line.before)
  if (!slash || !/^[ \t]*(?:\r|\n|$)/.test(line.text.slice(line.offset, line.offset + 300))) return undefined
  return { kind: 'slash', ...replaced(line, slash[1] ?? '', /^$/) }
}
