import { diff3MergeRegions } from 'node-diff3'

/** A range that both sides changed differently; `base` is the original, empty if there was nothing. */
export interface Overlap {
  readonly base: string
  readonly mine: string
  readonly disk: string
}

/** A piece of a merged text: resolved, or still to be chosen. */
export type MergePiece = string | Overlap

/** Which side of an overlap is taken; `both` puts mine before the disk's. */
export type OverlapChoice = 'mine' | 'disk' | 'both'

type Tokens = readonly string[]
interface Sides {
  readonly base: Tokens
  readonly mine: Tokens
  readonly disk: Tokens
}

/** Between two anchors, more pairs than this are not compared. */
const MAX_PAIRS = 250_000

const isSame = (one: Tokens, other: Tokens): boolean =>
  one.length === other.length && one.every((token, index) => token === other[index])

const LINE = /[^\n]*\n|[^\n]+/g
const linesOf = (text: string): Tokens => text.match(LINE) ?? []

/** Paragraphs with the empty lines that follow them. */
function blocksOf(text: string): Tokens {
  const blocks: string[] = []
  let from = 0
  let hasEnded = false
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const isEmpty = line.trim() === ''
    if (hasEnded && !isEmpty) {
      blocks.push(text.slice(from, index))
      from = index
    }
    hasEnded = isEmpty
  }
  return from < text.length ? [...blocks, text.slice(from)] : blocks
}

/** Index of each token that occurs exactly once. */
function uniqueTokens(tokens: Tokens): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const twice = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    if (found.has(token)) twice.add(token)
    found.set(token, index)
  }
  for (const token of twice) found.delete(token)
  return found
}

/** The longest run of `items`, in their order, for which `place` ascends. */
function ascending<T>(items: readonly T[], positionOf: (item: T) => number): readonly T[] {
  const ends: number[] = []
  const before: number[] = []
  for (const [index, item] of items.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const end = items[ends[middle] ?? 0]
      if (end !== undefined && positionOf(end) < positionOf(item)) low = middle + 1
      else high = middle
    }
    before.push(low > 0 ? (ends[low - 1] ?? -1) : -1)
    ends[low] = index
  }
  const kept: T[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const item = items[at]
    if (item !== undefined) kept.push(item)
  }
  return kept.reverse()
}

interface Anchor {
  readonly base: number
  readonly mine: number
  readonly disk: number
}

/** Tokens that certainly correspond on all sides. */
function anchorsOf({ base, mine, disk }: Sides): readonly Anchor[] {
  const [inMine, inDisk] = [uniqueTokens(mine), uniqueTokens(disk)]
  const shared: Anchor[] = []
  for (const [token, at] of uniqueTokens(base)) {
    const [own, other] = [inMine.get(token), inDisk.get(token)]
    if (own !== undefined && other !== undefined) shared.push({ base: at, mine: own, disk: other })
  }
  shared.sort((a, b) => a.base - b.base)
  return ascending(
    ascending(shared, ({ mine }) => mine),
    ({ disk }) => disk,
  )
}

const joined = ({ base, mine, disk }: Sides): Overlap => ({
  base: base.join(''),
  mine: mine.join(''),
  disk: disk.join(''),
})

function settle(sides: Sides): MergePiece {
  const { base, mine, disk } = sides
  if (isSame(mine, disk) || isSame(base, mine)) return disk.join('')
  return isSame(base, disk) ? mine.join('') : joined(sides)
}

/** Merges the text between two anchors. */
function mergeBetween(sides: Sides): readonly MergePiece[] {
  const settled = settle(sides)
  if (typeof settled === 'string') return [settled]
  const { base, mine, disk } = sides
  if (Math.max(base.length, 1) * Math.max(mine.length, disk.length) > MAX_PAIRS) return [settled]
  return diff3MergeRegions([...mine], [...base], [...disk]).map(region =>
    region.stable
      ? region.bufferContent.join('')
      : settle({ base: region.oContent, mine: region.aContent, disk: region.bContent }),
  )
}

function mergeTokens(sides: Sides): readonly MergePiece[] {
  const pieces: MergePiece[] = []
  let from: Anchor = { base: 0, mine: 0, disk: 0 }
  const upTo = (to: Anchor) =>
    pieces.push(
      ...mergeBetween({
        base: sides.base.slice(from.base, to.base),
        mine: sides.mine.slice(from.mine, to.mine),
        disk: sides.disk.slice(from.disk, to.disk),
      }),
    )
  for (const anchor of anchorsOf(sides)) {
    upTo(anchor)
    pieces.push(sides.base[anchor.base] ?? '')
    from = { base: anchor.base + 1, mine: anchor.mine + 1, disk: anchor.disk + 1 }
  }
  upTo({ base: sides.base.length, mine: sides.mine.length, disk: sides.disk.length })
  return pieces
}

/** The line ends of a text: all the same, or mixed. */
function endsOf(text: string): '\n' | '\r\n' | 'mixed' {
  let [all, windows] = [0, 0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    all++
    if (text.charAt(at - 1) === '\r') windows++
  }
  return windows === 0 ? '\n' : windows === all ? '\r\n' : 'mixed'
}

function compact(pieces: readonly MergePiece[]): readonly MergePiece[] {
  const whole: MergePiece[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') whole[whole.length - 1] = last + piece
    else if (piece !== '') whole.push(piece)
  }
  return whole
}

/**
 * Gives all three sides the same line end if one of them only changed that, and says which one the result
 * has.
 */
function withOneEnd(sides: Overlap): { readonly sides: Overlap; readonly end: '\n' | '\r\n' | 'as-is' } {
  const [base, mine, disk] = [endsOf(sides.base), endsOf(sides.mine), endsOf(sides.disk)]
  if ((base === mine && mine === disk) || [base, mine, disk].includes('mixed')) return { sides, end: 'as-is' }
  const plain = (text: string) => text.replaceAll('\r\n', '\n')
  const end = disk === base ? mine : disk
  return {
    sides: { base: plain(sides.base), mine: plain(sides.mine), disk: plain(sides.disk) },
    end: end === '\r\n' ? '\r\n' : '\n',
  }
}

/**
 * Merges two texts that come from one: by paragraph, and by line when both sides changed one paragraph. A
 * change of only one side is resolved; different changes of both sides are returned as an overlap, and
 * nothing is lost. A side that only changed its line ends passes them to the result.
 */
export function mergeTexts(base: string, mine: string, disk: string): readonly MergePiece[] {
  const { sides, end } = withOneEnd({ base, mine, disk })
  const tokens = (cut: (text: string) => Tokens, of: Overlap): Sides => ({
    base: cut(of.base),
    mine: cut(of.mine),
    disk: cut(of.disk),
  })
  const pieces = mergeTokens(tokens(blocksOf, sides)).flatMap(piece =>
    typeof piece === 'string' ? [piece] : mergeTokens(tokens(linesOf, piece)),
  )
  if (end !== '\r\n') return compact(pieces)
  const again = (text: string) => text.replaceAll('\n', '\r\n')
  return compact(pieces).map(piece =>
    typeof piece === 'string'
      ? again(piece)
      : { base: again(piece.base), mine: again(piece.mine), disk: again(piece.disk) },
  )
}

/** Returns the overlaps, in the order of the text. */
export const overlapsOf = (pieces: readonly MergePiece[]): readonly Overlap[] =>
  pieces.filter(piece => typeof piece !== 'string')

/** A line that starts a block of its own wherever it is: a list item, a heading, a table row, a tag and the like. */
const OWN_BLOCK = /^\s*(?:[-*+>|#<`~:]|\d+[.)]\s)/

const lastLine = (text: string): string => /([^\n]*)\r?\n?$/.exec(text)?.[1]?.trimEnd() ?? ''
const firstLine = (text: string): string => /^[^\n]*/.exec(text)?.[0].trimEnd() ?? ''
const endsBlank = (text: string): boolean => text === '' || /(?:^|\n)[ \t]*\r?\n$/.test(text)
const startsBlank = (text: string): boolean => text === '' || /^[ \t]*\r?\n/.test(text)

/** Both sides of an overlap; what separates them would be missing if both are whole paragraphs. */
function bothOf({ mine, disk }: Overlap, before: string, after: string): string {
  if (mine === '' || disk === '') return mine + disk
  const end = disk.includes('\r\n') || mine.includes('\r\n') ? '\r\n' : '\n'
  const first = mine.endsWith('\n') ? mine : mine + end
  const isWhole = endsBlank(before) && (startsBlank(after) || endsBlank(disk))
  const isText = [lastLine(first), firstLine(disk)].every(line => line !== '' && !OWN_BLOCK.test(line))
  return isWhole && isText ? first + end + disk : first + disk
}

/**
 * Returns the merged text; `taken` has a choice for each overlap, in the order of {@link overlapsOf}. Where both
 * sides of an overlap are taken, whole paragraphs stay apart.
 */
export function joinPieces(pieces: readonly MergePiece[], taken: readonly OverlapChoice[]): string {
  let at = 0
  let text = ''
  pieces.forEach((piece, index) => {
    if (typeof piece === 'string') {
      text += piece
      return
    }
    const choice = taken[at++] ?? 'mine'
    const next = pieces[index + 1]
    if (choice === 'both') text += bothOf(piece, text.slice(-100), typeof next === 'string' ? next : '')
    else text += piece[choice]
  })
  return text
}
