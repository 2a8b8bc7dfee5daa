import { commonEnd, commonStart } from '../../text/common-ends.ts'
import { firstIndex } from '../tree/binary-search.ts'
import { Splitter } from './split.ts'

/** A run of top-level lines of a page that can be parsed on its own. */
interface Chunk {
  readonly from: number
  /** End of its last character that is not white space. */
  readonly to: number
  /** From 0. */
  readonly line: number
}

/** The chunks of a page's body, and what is needed to update them after an edit. */
export interface Chunking {
  /** The page's text with each `\r` replaced by white space or a line end of the same length. */
  readonly text: string
  /** Where the body begins. */
  readonly start: number
  readonly chunks: readonly Chunk[]
  /** Chunks that start before this do not depend on anything after them. */
  readonly stableUntil: number
  /** How much text was scanned in vain. */
  readonly wasted: number
  /** How many chunks at the start and at the end are those of the previous chunking. */
  readonly reused: { readonly before: number; readonly after: number }
}

function linesBefore(text: string, offset: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

const move = (chunks: readonly Chunk[], by: number, lines: number) =>
  by === 0 && lines === 0
    ? chunks
    : chunks.map(({ from, to, line }) => ({ from: from + by, to: to + by, line: line + lines }))

/** The chunks of `previous` that stay the same whatever follows. `same`: shared units from the start on. */
function unchangedStart(
  text: string,
  start: number,
  previous: Chunking,
): { chunks: readonly Chunk[]; same: number } {
  const same = commonStart(text, previous.text, [start, previous.start])
  const end = previous.start + same
  const last = previous.chunks.findLastIndex(({ from }) => {
    const eol = from < end ? previous.text.indexOf('\n', from) : -1
    return eol >= 0 && eol < end && from <= previous.stableUntil
  })
  const lines = linesBefore(text, start) - linesBefore(previous.text, previous.start)
  return { chunks: move(previous.chunks.slice(0, last + 1), start - previous.start, lines), same }
}

/** Finds the chunk of `previous` that starts at `offset` of its text. */
function chunkAt(previous: Chunking, offset: number): number {
  const { chunks } = previous
  const index = firstIndex(chunks.length, i => (chunks[i]?.from ?? 0) >= offset)
  return chunks[index]?.from === offset ? index : -1
}

/**
 * Splits the body of a page, which starts at `start`, where Markdown certainly starts a new block: at an
 * unindented line after an empty one, outside of fences, tags, braces and lists. Parsing the chunks one by
 * one gives the same result as parsing the whole. Given the `previous` chunking of this page, only the
 * changed part is scanned.
 */
export function splitIntoChunks(source: string, start: number, previous?: Chunking): Chunking {
  const text = source.includes('\r') ? source.replace(/\r\n/g, ' \n').replaceAll('\r', '\n') : source
  const head = previous ? unchangedStart(text, start, previous) : { chunks: [], same: 0 }
  // The last of them is split again: the change may belong to it.
  const [before, resume] = [head.chunks.slice(0, -1), head.chunks.at(-1)]
  const splitter = new Splitter(text, resume?.from ?? start, resume?.line ?? linesBefore(text, start))
  if (!previous) {
    splitter.run(() => false)
    return { text, start, ...splitter.result(), reused: { before: 0, after: 0 } }
  }
  const by = text.length - previous.text.length
  const most = Math.min(text.length - start, previous.text.length - previous.start) - head.same
  const tail = text.length - commonEnd(text, previous.text, most)
  let met = -1
  splitter.run((offset, meter) => {
    if (offset < tail || !meter.allows(previous.wasted)) return false
    met = chunkAt(previous, offset - by)
    return met >= 0
  })
  const { chunks, stableUntil, wasted, stop } = splitter.result()
  const after = met < 0 || !stop ? [] : previous.chunks.slice(met)
  const moved = move(after, by, (stop?.line ?? 0) - (after[0]?.line ?? 0))
  const soundAfter = Math.max(previous.stableUntil + by, stop?.from ?? 0)
  return {
    text,
    start,
    chunks: [...before, ...chunks, ...moved],
    stableUntil: after.length === 0 ? stableUntil : Math.min(stableUntil, soundAfter),
    wasted: wasted + (after.length === 0 ? 0 : previous.wasted),
    reused: { before: before.length, after: after.length },
  }
}
