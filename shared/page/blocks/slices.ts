import { ITEM_MARKER } from './read-blocks.ts'
import type { SourceBlock } from './source-block.ts'

const TAB = 4

/** Returns a line without the indentation and quote marks of `lead`, as far as it has them. */
export function withoutLead(line: string, lead: string): string {
  let [at, owed] = [0, 0]
  for (const mark of lead) {
    if (mark === '>') {
      if (line[at] !== '>') break
      at += 1
      owed = 0
    } else if (owed > 0) owed -= 1
    else if (line[at] === '\t') {
      owed = mark === '\t' ? 0 : TAB - 1
      at += 1
    } else if (line[at] === ' ') at += mark === '\t' ? indentUpTo(line, at, TAB) : 1
    else if (line[at] !== undefined && line[at] !== '>') break
  }
  return line.slice(at)
}

function indentUpTo(line: string, from: number, most: number): number {
  let count = 0
  while (count < most && line[from + count] === ' ') count += 1
  return count
}

/** Returns a line inside `lead`; a blank line keeps only its quote marks. */
export const withLead = (line: string, lead: string): string =>
  line.trim() === '' ? lead.trimEnd() : lead + line

const LINE_END = /\r?\n/

/** Returns the lines of a block without what contains it writes before them. */
export function linesOfBlock(text: string, { start, from, to }: SourceBlock): readonly string[] {
  const lead = text.slice(start, from)
  const [first = '', ...rest] = text.slice(from, to).split(LINE_END)
  return [first, ...rest.map(line => withoutLead(line, lead))]
}

/** Returns the lines of an item without its marker and its own indentation. */
export function linesOfItem(text: string, item: SourceBlock): readonly string[] {
  const [first = '', ...rest] = linesOfBlock(text, item)
  const [all = '', marker = '', gap = ''] = ITEM_MARKER.exec(first) ?? []
  const own = gap.length > 0 && gap.length < 5 ? all : `${marker} `
  return [
    first.slice(Math.min(own.length, first.length)),
    ...rest.map(line => withoutLead(line, ' '.repeat(own.length))),
  ]
}

/** Returns lines as an item with this marker. */
export function asItem(lines: readonly string[], marker: string): readonly string[] {
  const [first = '', ...rest] = lines
  const lead = ' '.repeat(marker.length + 1)
  return [`${marker} ${first}`, ...rest.map(line => withLead(line, lead))]
}

/** The marker of an item, without the space after it. */
export const markerOf = (text: string, { from }: SourceBlock): string =>
  ITEM_MARKER.exec(text.slice(from, from + 16))?.[1] ?? '-'
