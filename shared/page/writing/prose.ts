import type { Block, PageNode } from '../tree/tree.ts'

/** A word of a block that readers read as prose. Offsets count from the block. */
export interface ProseWord {
  readonly word: string
  readonly offset: number
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')

/** Ranges that are never prose: comments, code, tags, expressions, targets, addresses. */
const FOREIGN: readonly RegExp[] = [
  /<!--(?:(?!<!--)[\s\S]){0,4000}?-->/g,
  /``[^\r\n]{0,400}?``|`[^`]{0,2000}`/g,
  /<\/?[A-Za-z](?:"[^"]*"|'[^'\r\n]*'|\{[^{}]*\}|[^<>"'{}])*>/g,
  /\{[^{}]*\}/g,
  /\]\([^()\s]*(?:\s+"[^"]*")?\)/g,
  /^[ \t]*\[[^\]\r\n]+\]:.*$/gm,
  /\[\^[^\]\r\n]{1,200}\]/g,
  /^[ \t]*>[ \t]*\[![A-Z]+\]/gm,
  /\b(?:https?:\/\/|www\.)[^\s)\]]+/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,255}\.[\w.]+/g,
  /&#?\w+;/g,
  /\$\$[\s\S]{0,4000}?\$\$/g,
]

function foreignRanges(nodes: readonly PageNode[], found: { offset: number; length: number }[]): void {
  for (const node of nodes) {
    if (node.kind === 'code' || node.kind === 'module' || node.kind === 'expression') found.push(node.range)
    else if (node.kind === 'tag' && (node.name === 'svg' || node.name === 'Latex' || node.name === 'pre'))
      found.push(node.range)
    else if (node.kind === 'tag' || node.kind === 'element') foreignRanges(node.children, found)
  }
}

/**
 * Returns the block's source with white space in place of everything that is not prose; offsets stay the
 * same.
 */
function proseOf({ source, nodes }: Block): string {
  const ranges: { offset: number; length: number }[] = []
  foreignRanges(nodes, ranges)
  let prose = ''
  for (const { offset, length } of ranges.sort((a, b) => a.offset - b.offset)) {
    const at = prose.length
    prose +=
      source.slice(at, Math.max(at, offset)) + blank(source.slice(Math.max(at, offset), offset + length))
  }
  prose += source.slice(prose.length)
  for (const pattern of FOREIGN) prose = prose.replace(pattern, blank)
  return prose
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
const known = new WeakMap<Block, readonly ProseWord[]>()

/**
 * Returns the words of a block that are prose: not code, tags, targets or addresses; the same list for the
 * same block.
 */
export function wordsOf(block: Block): readonly ProseWord[] {
  const before = known.get(block)
  if (before) return before
  const prose = proseOf(block)
  const words = [...prose.matchAll(WORD)].map(({ 0: word, index }) => ({ word, offset: index }))
  known.set(block, words)
  return words
}

const PER_MINUTE = 220

/** The length of a text. */
interface Length {
  readonly words: number
  /** At least one. */
  readonly minutes: number
}

/** Returns the number of words of a page, and the reading time. */
export function lengthOf(blocks: readonly Block[]): Length {
  const words = blocks.reduce((sum, block) => sum + (block.source === '' ? 0 : wordsOf(block).length), 0)
  return { words, minutes: Math.max(1, Math.round(words / PER_MINUTE)) }
}
