import { blockAt, nodesAt } from '../parse/nodes-at.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import type { PageNode, TagNode } from '../tree/tree.ts'
import type { Span } from './lines.ts'

/** A heading or a titled component, for navigation inside the page. */
interface OutlineEntry {
  readonly kind: 'heading' | 'tag'
  readonly text: string
  /** Name of the tag; `#` and its level for a heading. */
  readonly note: string
  /** Nesting depth, from 0. */
  readonly depth: number
  /** From 1. */
  readonly line: number
}

const titleOf = ({ attributes }: TagNode): string | undefined => {
  const value = Object.hasOwn(attributes, 'title') ? attributes.title : undefined
  return value?.kind === 'literal' && typeof value.value === 'string' && value.value !== ''
    ? value.value
    : undefined
}

type Found = Omit<OutlineEntry, 'depth'> & { readonly inside: number; readonly level: number }

function tagsIn(nodes: readonly PageNode[], start: number, inside: number, found: Found[]): void {
  for (const node of nodes) {
    if (node.kind !== 'tag' && node.kind !== 'element') continue
    const isBlock = node.kind === 'tag' && !node.inline && /^[A-Z]/.test(node.name)
    const text = isBlock ? titleOf(node) : undefined
    if (isBlock && text !== undefined)
      found.push({ kind: 'tag', text, note: node.name, line: start + node.range.line, inside, level: 0 })
    tagsIn(node.children, start, text === undefined ? inside : inside + 1, found)
  }
}

/** Returns the headings and titled components of a page, in their order. */
export function outlineOf(page: ParsedPage): readonly OutlineEntry[] {
  const found: Found[] = page.headings.map(({ level, text, line }) => ({
    kind: 'heading',
    text,
    note: `H${level}`,
    line,
    inside: 0,
    level,
  }))
  page.blocks.forEach((block, index) => {
    if (block.source !== '') tagsIn(block.nodes, page.starts[index] ?? 1, 0, found)
  })
  const top = Math.min(...page.headings.map(({ level }) => level), 6)
  let level = top - 1
  return found
    .sort((one, other) => one.line - other.line)
    .map(({ inside, level: own, ...entry }) => {
      if (entry.kind === 'heading') level = own
      return { ...entry, depth: entry.kind === 'heading' ? own - top : level - top + 1 + inside }
    })
}

/** Lines that can be folded, from 1; the first stays visible. */
interface Fold {
  readonly start: number
  readonly end: number
}

const linesIn = (source: string): number => {
  let lines = 0
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) lines += 1
  return lines
}

function foldsIn(nodes: readonly PageNode[], source: string, start: number, folds: Fold[]): void {
  for (const node of nodes) {
    if (node.kind === 'tag' || node.kind === 'code') {
      const { offset, length, line } = node.range
      const lines = linesIn(source.slice(offset, offset + length))
      if (lines > 0) folds.push({ start: start + line, end: start + line + lines })
    }
    if (node.kind === 'tag' || node.kind === 'element') foldsIn(node.children, source, start, folds)
  }
}

/**
 * Returns what can be folded: frontmatter, sections below headings, and multi-line tags and code. `lines`:
 * the number of lines of the page.
 */
export function foldsOf(page: ParsedPage, text: string, lines: number): readonly Fold[] {
  const folds: Fold[] = []
  const head = linesIn(text.slice(0, page.chunking.start))
  if (head > 2) folds.push({ start: 1, end: head })
  const open: { level: number; line: number }[] = []
  const close = (level: number, end: number) => {
    while ((open.at(-1)?.level ?? 0) >= level) {
      const { line = 0 } = open.pop() ?? {}
      if (end > line) folds.push({ start: line, end })
    }
  }
  for (const { level, line, inside } of page.headings) {
    if (inside.length > 0) continue
    close(level, line - 1)
    open.push({ level, line })
  }
  close(1, lines)
  page.blocks.forEach((block, index) => {
    foldsIn(block.nodes, block.source, page.starts[index] ?? 1, folds)
  })
  return folds
}

/**
 * Returns the ranges of both names of the tag whose name `offset` touches; undefined if it touches none, or
 * the tag is not closed.
 */
export function tagNamesAt(page: ParsedPage, offset: number): readonly [Span, Span] | undefined {
  const index = blockAt(page, offset)
  const start = page.offsets[index] ?? 0
  const source = page.blocks[index]?.source ?? ''
  for (const node of nodesAt(page, offset).toReversed()) {
    if (node.kind !== 'tag') continue
    const { offset: at, length } = node.range
    const close = /<\/([^\s<>]+)>$/.exec(source.slice(at, at + length).slice(-node.name.length - 3))
    if (close?.[1] !== node.name) continue
    const open = { from: start + at + 1, to: start + at + 1 + node.name.length }
    const end = start + at + length - 1
    const names = [open, { from: end - node.name.length, to: end }] as const
    return names.some(({ from, to }) => from <= offset && offset <= to) ? names : undefined
  }
  return undefined
}

/** Replaces a missing name during the search. */
const NAME = 'X'

/**
 * Returns the ranges of both names of a tag when they are deleted to be replaced: `offset` is between `<` or
 * `</` and what follows a name. `undefined` if no name is missing, or only one.
 */
export function emptyNamesAt(file: string, text: string, offset: number): readonly [Span, Span] | undefined {
  if (text[offset - 1] !== '<' && text.slice(offset - 2, offset) !== '</') return undefined
  if (!/[\s>]/.test(text[offset] ?? '')) return undefined
  const empty = [...text.matchAll(/<\/?(?=>)/g)].map(({ index, 0: mark }) => index + mark.length)
  const holes = [...new Set([...empty, offset])].sort((a, b) => a - b)
  const filled = holes.map((hole, index) => text.slice(holes[index - 1] ?? 0, hole) + NAME).join('')
  const page = parsePage(file, filled + text.slice(holes.at(-1)))
  const names = tagNamesAt(page, offset + holes.indexOf(offset) * NAME.length)
  const [open, close] =
    names?.map(({ from }) => holes.find((hole, index) => hole + index * NAME.length === from)) ?? []
  if (open === undefined || close === undefined) return undefined
  return [
    { from: open, to: open },
    { from: close, to: close },
  ]
}
