import type { ParsedPage } from '../page/page.ts'
import type { PageNode } from '../page/tree.ts'
import { lineStarts, positionAt } from '../text/position.ts'
import type { Problem } from '../text/problem.ts'
import { isRuleOrGroup } from './settings-file.ts'

/** A comment by which an author says that rules do not hold at its place. */
export interface IgnoreComment {
  readonly rules: readonly string[]
  /** The comment itself, in the page's text. */
  readonly offset: number
  readonly length: number
  /** What it covers: from `from` up to `to`, in the page's text. */
  readonly from: number
  readonly to: number
}

const WORD = 'galley-ignore'
const COMMENT =
  /(?:\{\/\*|<!--)[ \t]*galley-ignore(-page)?[ \t]+([\w/][\w/, \t-]{0,199}?)[ \t]*(?::[^\n]{0,500}?)?(?:\*\/\}|-->)/g
const IN_HEAD = /^[ \t]*#[ \t]*galley-ignore(-page)?[ \t]+([\w/][\w/, \t-]{0,199}?)[ \t]*(?::.*)?$/gm
const FENCE = /^[ \t]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})/

/** Returns the comments of a page that say where rules do not hold; those shown as code are none. */
export function ignoresOf(page: ParsedPage): readonly IgnoreComment[] {
  const { text, start } = page.division
  if (!text.includes(WORD)) return []
  const head = text.slice(0, start)
  const found: IgnoreComment[] = [...head.matchAll(IN_HEAD)].map(match => ({
    rules: namesIn(match[2]),
    offset: match.index,
    length: match[0].length,
    from: 0,
    to: match[1] === undefined ? start : text.length,
  }))
  const code = codePlaces(page)
  for (const match of text.slice(start).matchAll(COMMENT)) {
    const offset = start + match.index
    const length = match[0].length
    if (text[offset - 1] === '`' || code.some(([from, to]) => offset >= from && offset < to)) continue
    const whole = match[1] === undefined ? spanAfter(text, offset, length) : { from: 0, to: text.length }
    found.push({ rules: namesIn(match[2]), offset, length, ...whole })
  }
  return found
}

const namesIn = (written = ''): readonly string[] => written.split(/[\s,]+/).filter(Boolean)

function codePlaces({ blocks, offsets }: ParsedPage): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  const visit = (nodes: readonly PageNode[], base: number): void => {
    for (const node of nodes) {
      if (node.kind === 'code')
        found.push([base + node.place.offset, base + node.place.offset + node.place.length])
      if (node.kind === 'tag' || node.kind === 'element') visit(node.children, base)
    }
  }
  blocks.forEach((block, index) => {
    visit(block.nodes, offsets[index] ?? 0)
  })
  return found
}

/** A comment in a line of text covers its paragraph from there; one on a line of its own the next construct. */
function spanAfter(text: string, offset: number, length: number): { from: number; to: number } {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const end = lineEnd(text, offset + length)
  const isAlone = (text.slice(from, offset) + text.slice(offset + length, end)).trim() === ''
  let at = isAlone ? end + 1 : from
  while (at < text.length && text.slice(at, lineEnd(text, at)).trim() === '') at = lineEnd(text, at) + 1
  return { from, to: constructEnd(text, at) }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Up to the next empty line; of a block of code up to where it closes. */
function constructEnd(text: string, start: number): number {
  const mark = FENCE.exec(text.slice(start, lineEnd(text, start)))?.[1]
  let at = lineEnd(text, start) + 1
  while (at < text.length) {
    const end = lineEnd(text, at)
    const line = text.slice(at, end).trim()
    if (mark === undefined ? line === '' : line.startsWith(mark)) return end
    at = end + 1
  }
  return text.length
}

const isMeant = (code: string, names: readonly string[]): boolean =>
  names.some(name => name === code || code.startsWith(`${name}/`))

/** Returns the problems that no comment of the page hides, and those of the comments themselves. */
export function withoutIgnored(page: ParsedPage, problems: readonly Problem[]): readonly Problem[] {
  const comments = ignoresOf(page)
  if (comments.length === 0) return problems
  const used = new Set<IgnoreComment>()
  const left = problems.filter(({ code, offset }) => {
    const hiding = comments.filter(
      ({ rules, from, to }) => offset >= from && offset <= to && isMeant(code, rules),
    )
    for (const comment of hiding) used.add(comment)
    return hiding.length === 0
  })
  const starts = lineStarts(page.division.text)
  const wrong = comments.flatMap(comment => {
    const told = wrongIn(page, comment, used.has(comment))
    return told === undefined ? [] : [{ ...told, ...positionAt(starts, comment.offset) }]
  })
  return [...left, ...wrong]
}

type Told = Omit<Problem, 'line' | 'column'>

function wrongIn(
  page: ParsedPage,
  { rules, offset, length }: IgnoreComment,
  isUsed: boolean,
): Told | undefined {
  const place = { file: page.file, offset, length }
  const unknown = rules.find(rule => !isRuleOrGroup(rule))
  if (unknown !== undefined) {
    return {
      ...place,
      code: 'check/unknown-rule',
      severity: 'warning',
      message: `There is no rule “${unknown}” to ignore.`,
      hint: 'The handbook lists all rules.',
    }
  }
  if (isUsed) return undefined
  return {
    ...place,
    code: 'check/unused-ignore',
    severity: 'notice',
    message: `Nothing is left to ignore here (${rules.join(', ')}).`,
    hint: 'Take the comment out.',
    fix: { label: 'Remove the comment', safe: true, edits: [removal(page.division.text, offset, length)] },
  }
}

/** Takes the whole line away where nothing else stands in it. */
function removal(text: string, offset: number, length: number) {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const end = lineEnd(text, offset + length)
  const isAlone = (text.slice(from, offset) + text.slice(offset + length, end)).trim() === ''
  if (!isAlone) return { offset, length, text: '' }
  const isEmptyAfter = text.slice(end + 1, lineEnd(text, end + 1)).trim() === '' && end + 1 < text.length
  const to = isEmptyAfter ? lineEnd(text, end + 1) + 1 : end + 1
  return { offset: from, length: Math.min(to, text.length) - from, text: '' }
}
