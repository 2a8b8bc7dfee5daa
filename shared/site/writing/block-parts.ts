import { linesOfBlock, linesOfItem, withoutLead } from '../../page/blocks/slices.ts'
import type { SourceBlock } from '../../page/blocks/source-block.ts'
import { Meter } from '../../page/tags/braces.ts'
import { readTag } from '../../page/tags/tag.ts'

/** One piece of what a block says: a step, an item, or all of it. */
export interface BlockPart {
  /** Markdown without line breaks. */
  readonly title?: string
  readonly lines: readonly string[]
}

const MARKER = /^(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/
const TASK = /^\[[ xX]\][ \t]+/
/** A first line that can be a title: short, and plain text. */
const TITLE = /^[^`*_[\]<>{}!|\\]{1,60}$/
const BOLD = /^\*\*([^*`<>{}]+?)[.:]?\*\*[.:]?\s*(.*)$/

const trimmed = (lines: readonly string[]): readonly string[] => {
  const from = lines.findIndex(line => line.trim() !== '')
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex(line => line.trim() !== '') + 1)
}

/** Returns lines without the indentation that all of them share. */
function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length)
  const common = Math.min(...indents)
  return lines.map(line => line.slice(Math.min(common, line.length)))
}

/** Returns a text that begins with a title as title and rest: a bold start, or a short first line on its own. */
export function titled(lines: readonly string[]): BlockPart {
  const [first = '', ...rest] = lines
  const bold = BOLD.exec(first)
  const isTitle = bold === null && TITLE.test(first) && (rest.length === 0 || rest[0]?.trim() === '')
  if (bold) return { title: bold[1] ?? '', lines: trimmed([bold[2] ?? '', ...rest]) }
  return isTitle ? { title: first.replace(/[.:]$/, ''), lines: trimmed(rest) } : { lines: trimmed(lines) }
}

/** The source of an item without its marker, as title and rest. */
export const partOfItem = (source: string): BlockPart => {
  const width = MARKER.exec(source)?.[0].length ?? 0
  const [first = '', ...rest] = source.slice(width).split('\n')
  return titled([
    first,
    ...rest.map(line => line.slice(Math.min(width, line.length - line.trimStart().length))),
  ])
}

/** The title that a tag has as text. */
function titleOf(text: string, { from, to }: SourceBlock): string | undefined {
  const tag = readTag(text, from, to, new Meter(to - from))
  const value = tag?.attributes.find(({ name }) => name === 'title')?.value
  return value?.kind === 'text' ? text.slice(value.offset, value.end).replaceAll('&quot;', '"') : undefined
}

/** The lines between the tags of a component. */
function insideOf(text: string, block: SourceBlock): readonly string[] {
  const { from, to } = block
  const tag = readTag(text, from, to, new Meter(to - from))
  if (tag?.kind !== 'open') return []
  const lead = text.slice(block.start, from)
  const inner = text.slice(tag.end, to).replace(/<\/[^<>]*>\s*$/, '')
  return dedent(trimmed(inner.split(/\r?\n/).map(line => withoutLead(line, lead))))
}

function headingText(lines: readonly string[]): string {
  const isUnderlined = lines.length > 1 && /^[=-]+\s*$/.test(lines.at(-1) ?? '')
  const text = (isUnderlined ? lines.slice(0, -1) : lines).join(' ')
  return text
    .replace(/^#{1,6}[ \t]+/, '')
    .replace(/[ \t]+#+[ \t]*$/, '')
    .trim()
}

const withTitle = (title: string | undefined, lines: readonly string[]): BlockPart => ({
  ...(title !== undefined && title !== '' && { title }),
  lines,
})

function partOfItemBlock(text: string, block: SourceBlock): BlockPart {
  const [first = '', ...rest] = linesOfItem(text, block)
  return { lines: [first.replace(TASK, ''), ...rest] }
}

/** Returns what a block says, in the pieces that it consists of. */
export function partsOf(text: string, block: SourceBlock): readonly BlockPart[] {
  const lines = linesOfBlock(text, block)
  const inside = block.content?.blocks ?? []
  switch (block.kind) {
    case 'heading':
      return [{ title: headingText(lines), lines: [] }]
    case 'list':
      return inside.flatMap(one => partsOf(text, one))
    case 'item':
      return [partOfItemBlock(text, block)]
    case 'quote':
      return [{ lines: lines.map(line => line.replace(/^>[ \t]?/, '')) }]
    case 'code':
      return [{ lines: /^(?:`{3,}|~{3,})/.test(lines[0] ?? '') ? lines.slice(1, -1) : lines }]
    case 'component':
      if (/^(?:Steps|Tabs|AccordionGroup)$/.test(block.name)) return inside.flatMap(one => partsOf(text, one))
      return [withTitle(titleOf(text, block), insideOf(text, block))]
    default:
      return [{ lines }]
  }
}
