import type { StateBlock } from 'markdown-it'
import type { BlockRule } from './block-rules.ts'
import { contextOf, indentOf, lineAt, lineEnd } from './context.ts'

const LABEL = /\[\^([^\s[\]\\]{1,999})\]:[ \t]*/y
const BEFORE_TARGET = /\[(?:\\.|[^\]\\])*\]:\s*/y

/** Extends the engine's rule for `[label]: target`: it records the label and the location of the target. */
export const noticingDefinitions =
  (rule: BlockRule): BlockRule =>
  (state, line, endLine, silent) => {
    const count = state.tokens.length
    if (!rule(state, line, endLine, silent)) return false
    const label = state.tokens[count]?.meta?.label
    if (silent || typeof label !== 'string') return true
    const context = contextOf(state.env)
    BEFORE_TARGET.lastIndex = lineAt(state, line)
    const before = BEFORE_TARGET.exec(state.src)?.[0].length ?? 0
    const at = lineAt(state, line) + before
    const { str, pos } = state.md.helpers.parseLinkDestination(state.src, at, state.src.length)
    const bracket = state.src[at] === '<' ? 1 : 0
    const title = state.env.references?.[label]?.title ?? ''
    context.definitions.push({ label, href: str, title, from: at + bracket, to: pos - bracket })
    return true
  }

/** `[^label]: text`; lines that belong to it are indented. */
export function footnoteDefinition(
  state: StateBlock,
  line: number,
  endLine: number,
  silent: boolean,
): boolean {
  const from = lineAt(state, line)
  LABEL.lastIndex = from
  const found = LABEL.exec(state.src)
  // Other blocks contain none; a line that is not indented ends them and starts a footnote.
  const isInside = state.level > 0 && indentOf(state, line) >= state.blkIndent
  if (isInside || found?.[1] === undefined) return false
  if (silent) return true
  const context = contextOf(state.env)
  const label = state.md.utils.normalizeReference(`^${found[1]}`)
  context.definitions.push({ label, href: '', title: '', from, to: from })

  const open = state.push('footnote_open', '', 1)
  open.content = label
  open.map = [line, line]
  context.origins.set(open, from)
  const { blkIndent, tight, parentType } = state
  const [shift, indent] = [state.tShift[line] ?? 0, indentOf(state, line)]
  state.blkIndent = blkIndent + 4
  state.parentType = 'footnote'
  state.tShift[line] = shift + found[0].length
  state.sCount[line] = state.blkIndent
  if (from + found[0].length >= lineEnd(state, line)) state.line = line + 1
  state.md.block.tokenize(state, state.line, endLine)
  open.map[1] = state.line
  state.blkIndent = blkIndent
  state.tight = tight
  state.parentType = parentType
  state.tShift[line] = shift
  state.sCount[line] = indent
  state.push('footnote_close', '', -1)
  return true
}
