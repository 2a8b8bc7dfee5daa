import type { StateBlock } from 'markdown-it'
import { message } from '../../messages/message.ts'
import type { Region } from '../tree/source.ts'
import { contextOf, indentOf, lineAt, lineEnd, type ParseProblem } from './context.ts'

/**
 * A rule of the engine: reads a block that starts at `line`, or returns false. `silent`: only returns whether
 * it would.
 */
export type BlockRule = (state: StateBlock, line: number, endLine: number, silent: boolean) => boolean

/** Deeper lists and quotes are shown as text. */
const MAX_LEVEL = 96
/** Ids of footnotes and of the document around a page. */
const RESERVED_ID = /^(fn(?:ref(?:-\d+)?)?(?:\.\d+)?|galley):/
const HEADING_ID = /^\\?\{#([^\s{}\\]+)\\?\}$/

/**
 * Makes one of the engine's rules accept any indentation, as pages with component tags need (children are
 * indented, and there is no indented code), and records where the block starts.
 */
export const anyIndent =
  (rule: BlockRule): BlockRule =>
  (state, line, endLine, silent) => {
    const indent = indentOf(state, line)
    const most = state.blkIndent + 3
    const origin = lineAt(state, line)
    const count = state.tokens.length
    if (indent > most) state.sCount[line] = most
    const found = rule(state, line, endLine, silent)
    state.sCount[line] = indent
    const token = state.tokens[count]
    if (found && !silent && token) contextOf(state.env).origins.set(token, origin)
    return found
  }

/** Stops at a depth that no page needs: deeper text is shown as it is. */
export function tooDeep(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  if (state.level < MAX_LEVEL || silent) return false
  let next = line + 1
  while (next < endLine && (state.isEmpty(next) || indentOf(state, next) >= state.blkIndent)) next++
  const context = contextOf(state.env)
  const token = state.push('plain', '', 0)
  const from = lineAt(state, line)
  token.map = [line, next]
  token.content = state.src.slice(from, lineEnd(state, next - 1)).trimEnd()
  context.origins.set(token, from)
  context.problems.push({
    code: 'page/too-deep',
    severity: 'warning',
    from,
    to: from + token.content.length,
    message: message('page-syntax:tooDeep'),
  })
  state.line = next
  return true
}

const DOLLAR = 36

const unclosedFormula = (from: number, to: number): ParseProblem => ({
  code: 'page/unclosed-formula',
  severity: 'error',
  from,
  to,
  message: message('page-syntax:formulaOpen'),
  hint: message('page-syntax:formulaOpenHint'),
})

/**
 * A fenced code block, or a formula between lines of `$$`; the indentation of its first line is removed from
 * its content.
 */
export function fence(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const from = lineAt(state, line)
  const mark = state.src.charCodeAt(from)
  if (mark !== 96 && mark !== 126 && mark !== DOLLAR) return false
  const info = Math.min(state.skipChars(from, mark), lineEnd(state, line))
  if (info - from < (mark === DOLLAR ? 2 : 3)) return false
  const params = state.src.slice(info, lineEnd(state, line))
  if (mark === 96 && params.includes('`')) return false
  if (mark === DOLLAR && params.trim() !== '') return false
  if (silent) return true

  let next = line + 1
  let closed = false
  for (; next < endLine; next++) {
    const at = lineAt(state, next)
    const end = lineEnd(state, next)
    if (at < end && indentOf(state, next) < state.blkIndent) break
    if (state.src.charCodeAt(at) !== mark) continue
    const after = state.skipChars(at, mark)
    if (after - at < info - from || state.skipSpaces(after) < end) continue
    closed = true
    break
  }
  state.line = next + (closed ? 1 : 0)
  const token = state.push('fence', 'code', 0)
  token.info = params
  token.markup = String.fromCharCode(mark)
  // An unclosed fence ends with its container; the empty lines before that are not code.
  let last = next
  while (!closed && last > line + 1 && state.isEmpty(last - 1)) last--
  token.content = state.getLines(line + 1, last, indentOf(state, line), true)
  token.map = [line, state.line]
  const context = contextOf(state.env)
  context.origins.set(token, from)
  if (mark === DOLLAR && !closed) context.problems.push(unclosedFormula(from, info))
  return true
}

function terminates(state: StateBlock, line: number, endLine: number): boolean {
  return state.md.block.ruler.getRules('paragraph').some(rule => rule(state, line, endLine, true))
}

function underlineOf(state: StateBlock, line: number): 0 | 1 | 2 {
  const at = lineAt(state, line)
  const mark = state.src.charCodeAt(at)
  if ((mark !== 45 && mark !== 61) || indentOf(state, line) < state.blkIndent) return 0
  if (state.skipSpaces(state.skipChars(at, mark)) < lineEnd(state, line)) return 0
  return mark === 61 ? 1 : 2
}

/** A paragraph, or a heading if a line of `===` or `---` follows. */
export function paragraph(state: StateBlock, line: number, endLine: number): boolean {
  const outer = state.parentType
  state.parentType = 'paragraph'
  let level = 0
  let next = line + 1
  for (; next < endLine && !state.isEmpty(next); next++) {
    level = underlineOf(state, next)
    if (level > 0) break
    // A line that continues a quoted paragraph without its `>` starts no other block.
    if (indentOf(state, next) >= 0 && terminates(state, next, endLine)) break
  }
  state.parentType = outer
  state.line = level > 0 ? next + 1 : next
  const name = level > 0 ? `h${level}` : 'p'
  const type = level > 0 ? 'heading' : 'paragraph'
  const open = state.push(`${type}_open`, name, 1)
  open.map = [line, state.line]
  const context = contextOf(state.env)
  context.origins.set(open, lineAt(state, line))
  const inline = state.push('inline', '', 0)
  inline.map = [line, next]
  inline.children = []
  const region = paragraphRegion(state, line, next)
  inline.content = region.text
  context.regions.set(inline, region)
  state.push(`${type}_close`, name, -1)
  if (level > 0) takeId(state, state.tokens.length - 3)
  return true
}

/** The text of some lines without their indentation. */
function paragraphRegion(state: StateBlock, line: number, end: number): Region {
  const runs: [number, number][] = []
  let text = ''
  for (let i = line; i < end; i++) {
    if (i > line) text += '\n'
    runs.push([text.length, lineAt(state, i)])
    text += state.src.slice(lineAt(state, i), lineEnd(state, i))
  }
  return { text: text.trimEnd(), runs }
}

/** The engine's rule for `## Heading`, which also locates its content and removes `{#id}`. */
export const atxHeading =
  (rule: BlockRule): BlockRule =>
  (state, line, endLine, silent) => {
    const count = state.tokens.length
    if (!rule(state, line, endLine, silent)) return false
    const inline = state.tokens[count + 1]
    if (silent || !inline) return true
    const at = state.src.indexOf(inline.content, lineAt(state, line) + (inline.content === '' ? 0 : 1))
    contextOf(state.env).regions.set(inline, { text: inline.content, runs: [[0, at]] })
    takeId(state, count)
    return true
  }

function takeId(state: StateBlock, index: number): void {
  const [open, inline] = state.tokens.slice(index, index + 2)
  if (!open || !inline) return
  const brace = inline.content.lastIndexOf('{#')
  const at = inline.content[brace - 1] === '\\' ? brace - 1 : brace
  const found = brace < 0 ? null : HEADING_ID.exec(inline.content.slice(at))
  if (found?.[1] === undefined || !/[ \t]/.test(inline.content[at - 1] ?? '')) return
  const context = contextOf(state.env)
  context.ids.set(open, found[1].replace(RESERVED_ID, '$1-'))
  inline.content = inline.content.slice(0, at).trimEnd()
  const region = context.regions.get(inline)
  if (region) context.regions.set(inline, { text: inline.content, runs: region.runs })
}
