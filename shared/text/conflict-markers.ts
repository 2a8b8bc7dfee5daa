import type { MergePiece } from './merge.ts'

/** A text with git's conflict markers, taken apart again. */
interface MarkedText {
  readonly pieces: readonly MergePiece[]
  /** What git calls the two sides; empty when it names none. */
  readonly mine: string
  readonly disk: string
  /** The common ancestor is in the text as well. */
  readonly hasBase: boolean
}

/**
 * Whether markers start their line (`flush`) or may follow white space, as a formatter leaves them
 * (`indented`).
 */
type MarkerIndent = 'indented' | 'flush'

const FIRST = { indented: /^[ \t]*<{7} /m, flush: /^<{7} /m } as const

const hasMarkers = (text: string, indent: MarkerIndent): boolean =>
  text.includes('<<<<<<< ') && FIRST[indent].test(text)

type Side = 'mine' | 'base' | 'disk'
const MARK = /^(<{7}|\|{7}|={7}|>{7})(?: (.*?))?\r?\n?$/
const INDENT = /^[ \t]*/
const NEXT = { '<<<<<<<': 'mine', '|||||||': 'base', '=======': 'disk' } as const

/** Which side follows a marker; `undefined` when the marker does not belong here. */
function sideAfter(mark: string, side: Side | undefined): Side | 'end' | undefined {
  if (mark === '>>>>>>>') return side === 'disk' ? 'end' : undefined
  const next = NEXT[mark as keyof typeof NEXT]
  if (next === 'mine') return side === undefined ? next : undefined
  if (next === 'base') return side === 'mine' ? next : undefined
  return side === 'mine' || side === 'base' ? next : undefined
}

/**
 * Takes a text with git's conflict markers apart; `mine` is the upper side. `undefined` when there are no
 * markers, or when they do not belong together.
 */
export function readMarkers(text: string, indent: MarkerIndent = 'flush'): MarkedText | undefined {
  if (!hasMarkers(text, indent)) return undefined
  const pieces: MergePiece[] = []
  const names = { mine: '', disk: '' }
  let [plain, bases] = ['', 0]
  let side: Side | undefined
  let overlap = { base: '', mine: '', disk: '' }
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    const [, mark, name = ''] = MARK.exec(indent === 'indented' ? line.replace(INDENT, '') : line) ?? []
    // A line of `=` outside a conflict underlines a heading.
    if (mark === undefined || (side === undefined && mark !== '<<<<<<<')) {
      if (side === undefined) plain += line
      else overlap = { ...overlap, [side]: overlap[side] + line }
      continue
    }
    const next = sideAfter(mark, side)
    if (next === undefined) return undefined
    if (next === 'mine') {
      pieces.push(plain)
      plain = ''
      names.mine ||= name
    } else if (next === 'base') bases += 1
    else if (next === 'end') {
      pieces.push(overlap)
      overlap = { base: '', mine: '', disk: '' }
      names.disk ||= name
    }
    side = next === 'end' ? undefined : next
  }
  if (side !== undefined) return undefined
  const conflicts = pieces.filter(piece => typeof piece !== 'string').length
  const whole = [...pieces, plain].filter(piece => piece !== '')
  return { pieces: whole, ...names, hasBase: bases === conflicts }
}

/** Whether a text has git's conflict markers; those in a code block of a page are an example. */
export function isMarked(text: string, indent: MarkerIndent = 'flush'): boolean {
  if (readMarkers(text, indent) === undefined) return false
  const before = text.slice(0, text.search(FIRST[indent]))
  return (before.match(/^[ \t]*(?:```|~~~)/gm)?.length ?? 0) % 2 === 0
}
