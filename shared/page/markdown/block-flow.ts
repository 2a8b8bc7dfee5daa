import type { StateBlock } from 'markdown-it'
import { Brackets, type Meter, readBraces } from '../tags/braces.ts'
import { readComment, readTag, type Tag } from '../tags/tag.ts'
import { originOf, type Region } from '../tree/source.ts'
import { contextOf, indentOf, lineAt, lineEnd, Mark, type ParseContext } from './context.ts'

type Item =
  | { readonly kind: 'tag'; readonly tag: Tag; readonly end: number }
  | { readonly kind: 'braces'; readonly offset: number; readonly end: number }
  | { readonly kind: 'comment'; readonly end: number }

function readItem(text: string, at: number, limit: number, meter: Meter): Item | undefined {
  if (text[at] === '{') {
    const end = readBraces(text, at, limit, meter)
    return end === undefined ? undefined : { kind: 'braces', offset: at, end }
  }
  if (text[at] !== '<') return undefined
  const comment = readComment(text, at, limit, meter)
  if (comment !== undefined) return { kind: 'comment', end: comment }
  const tag = readTag(text, at, limit, meter)
  return tag && { kind: 'tag', tag, end: tag.end }
}

/** Reads tags, comments and expressions up to the end of a line that holds nothing else. */
function readItems(text: string, from: number, limit: number, meter: Meter): Item[] | undefined {
  const items: Item[] = []
  let at = from
  for (;;) {
    while (at < limit && (text[at] === ' ' || text[at] === '\t')) at++
    if (at >= limit || text[at] === '\n') return items
    const item = readItem(text, at, limit, meter)
    // Two adjacent expressions are text, as in the reference implementation.
    if (!item || (item.kind === 'braces' && items.at(-1)?.kind === 'braces')) return undefined
    items.push(item)
    at = item.end
  }
}

/** The lines of a quote without their `>`. */
function quotedRegion(state: StateBlock, line: number, endLine: number): Region {
  const runs: [number, number][] = []
  let text = ''
  for (let i = line; i < endLine; i++) {
    const from = i === line ? lineAt(state, i) : (state.bMarks[i] ?? 0)
    runs.push([text.length, from])
    text += `${state.src.slice(from, lineEnd(state, i))}\n`
  }
  return { text, runs }
}

function readFlow(
  state: StateBlock,
  line: number,
  endLine: number,
): { region: Region; items: Item[] } | undefined {
  const { meter, source } = contextOf(state.env)
  const whole: Region = { text: state.src, runs: [[0, 0]] }
  const from = lineAt(state, line)
  const isQuoted = state.bMarks[line] !== source.lines[line]
  const items = readItems(state.src, from, lineEnd(state, isQuoted ? line : endLine - 1), meter)
  if (items || !isQuoted || meter.empty) return items && { region: whole, items }
  const region = quotedRegion(state, line, endLine)
  meter.waste(region.text.length)
  const found = readItems(region.text, 0, region.text.length, meter)
  return found && { region, items: found }
}

function pushItem(state: StateBlock, item: Item, region: Region, context: ParseContext): void {
  if (item.kind === 'comment') return
  const from = originOf(region, item.kind === 'tag' ? item.tag.offset : item.offset)
  const to = originOf(region, item.end - 1) + 1
  const token = state.push(item.kind === 'tag' ? 'tag' : 'expression', '', 0)
  token.map = [context.source.lineOf(from), context.source.lineOf(to) + 1]
  if (item.kind === 'tag') context.marks.set(token, new Mark(item.tag, region))
  else {
    token.content = region.text.slice(item.offset + 1, item.end - 1)
    context.spans.set(token, { from, to })
  }
}

/**
 * Tags, expressions and comments on their own lines. Tags are returned flat: they are paired when all are
 * known.
 */
export function flow(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const mark = state.src.charCodeAt(lineAt(state, line))
  if (mark !== 60 && mark !== 123) return false
  const found = readFlow(state, line, endLine)
  if (!found) return false
  if (silent) return true
  const context = contextOf(state.env)
  for (const item of found.items) pushItem(state, item, found.region, context)
  const last = found.items.at(-1)?.end ?? 1
  state.line = context.source.lineOf(originOf(found.region, last - 1)) + 1
  return true
}

const MODULE =
  /(?:import\s+(?:["'{*]|[\w$]+(?:\s*,|\s+from\b))|export\s+(?:const|let|var|function|default|class|async|type|interface)\b|export\s*[{*])/y

const GAP = /\n[ \t\r]*(?:\n|$)/y

/**
 * Returns the end of the `import` or `export` statements at `pos`, the start of a line: an empty line outside
 * of brackets. Undefined if there are none.
 */
export function readModule(text: string, pos: number, end: number, meter: Meter): number | undefined {
  MODULE.lastIndex = pos
  if (!MODULE.test(text) || meter.empty) return undefined
  const brackets = new Brackets()
  let firstGap: number | undefined
  let at = pos
  while (at < end) {
    GAP.lastIndex = at
    const isGap = text[at] === '\n' && GAP.test(text)
    if (isGap && brackets.open.length === 0) return at
    if (isGap) firstGap ??= at
    at = brackets.step(text, at, end)
  }
  if (brackets.open.length === 0 || firstGap === undefined) return end
  meter.waste(end - pos)
  return firstGap
}

/** `import` and `export` at the start of a line outside of lists and quotes. */
export function moduleBlock(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const from = lineAt(state, line)
  const first = state.src[from]
  if (state.level > 0 || indentOf(state, line) > 0 || (first !== 'i' && first !== 'e')) return false
  const { meter, origins, source } = contextOf(state.env)
  const to = readModule(state.src, from, lineEnd(state, endLine - 1), meter)
  if (to === undefined) return false
  if (silent) return true
  const token = state.push('module', '', 0)
  token.content = state.src.slice(from, to).trimEnd()
  state.line = source.lineOf(Math.max(from, to - 1)) + 1
  token.map = [line, state.line]
  origins.set(token, from)
  return true
}
