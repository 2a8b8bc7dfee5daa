import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { lineEnd, lineStart } from '../../text/lines.ts'

/** A range of a text; empty if nothing is selected. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The change that a writing tool makes to a text, and the selection afterwards. */
export interface WritingChange {
  readonly edits: TextEdits
  /** In the text after the edits; absent if the selection just moves along. */
  readonly selection?: Span
}

/** What a line can be turned into. */
export type LineKind = 'heading' | 'subheading' | 'bullets' | 'numbers' | 'tasks' | 'quote'

/** Returns the whole lines that `span` touches; a line counts only if more than its start is selected. */
export function linesOf(text: string, { from, to }: Span): readonly Span[] {
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to
  const lines: Span[] = []
  let start = lineStart(text, from)
  for (;;) {
    const next = text.indexOf('\n', start)
    lines.push({ from: start, to: lineEnd(text, start) })
    if (next < 0 || next >= last) return lines
    start = next + 1
  }
}

const MARK = /^(\s*)(#{1,6}[ \t]+|(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|>[ \t]?)?/

const IS: Readonly<Record<LineKind, RegExp>> = {
  heading: /^## /,
  subheading: /^### /,
  bullets: /^[-*+] +(?!\[[ xX]\] )/,
  numbers: /^\d+[.)] /,
  tasks: /^[-*+] +\[[ xX]\] /,
  quote: /^> ?/,
}

const markOf = (kind: LineKind, number: number): string =>
  ({
    heading: '## ',
    subheading: '### ',
    bullets: '- ',
    numbers: `${number}. `,
    tasks: '- [ ] ',
    quote: '> ',
  })[kind]

/** Turns the touched lines into headings, list items or quotes, and back if all of them are that already. */
export function turnLines(text: string, span: Span, kind: LineKind): WritingChange {
  const lines = linesOf(text, span)
  const filled = lines.filter(({ from, to }) => text.slice(from, to).trim() !== '')
  const chosen = filled.length === 0 ? lines.slice(0, 1) : filled
  const read = chosen.map(line => {
    const [, indent = '', mark = ''] = MARK.exec(text.slice(line.from, line.to)) ?? []
    return { at: line.from + indent.length, mark }
  })
  const isOff = read.every(({ mark }) => IS[kind].test(mark))
  const edits = read.map(({ at, mark }, index): TextEdit => {
    return { offset: at, length: mark.length, text: isOff ? '' : markOf(kind, index + 1) }
  })
  return { edits }
}

/** Returns the lines that `span` touches without their common indentation. */
export function dedented(text: string, span: Span): string {
  const lines = text.slice(span.from, span.to).split('\n')
  const column = span.from - lineStart(text, span.from)
  const filled = lines.slice(1).filter(line => line.trim() !== '')
  const common = Math.min(column, ...filled.map(line => line.length - line.trimStart().length))
  return lines
    .map((line, index) => (index === 0 ? line : line.slice(Math.min(common, line.length))))
    .join('\n')
}

/**
 * Returns the touched lines from their first to their last character that is not white space; `undefined` if
 * they are empty.
 */
export function blockOf(text: string, span: Span): Span | undefined {
  const lines = linesOf(text, span)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return undefined
  const source = text.slice(first.from, last.to)
  const from = first.from + (source.length - source.trimStart().length)
  return source.trim() === '' ? undefined : { from, to: from + source.trim().length }
}

const LINE_END = /\r?\n/

/** Returns a block for insertion in place of a span: with line ends that separate it from the text around. */
export function asSeparateBlock(text: string, { from, to }: Span, block: string): string {
  const [last = '', above = ''] = text.slice(0, from).split(LINE_END).slice(-2).reverse()
  const [first = '', below = ''] = text.slice(to).split(LINE_END, 2)
  const before = last.trim() !== '' ? '\n\n' : above.trim() !== '' ? '\n' : ''
  const behind = first.trim() !== '' ? '\n\n' : below.trim() !== '' ? '\n' : ''
  return before + block + behind
}
