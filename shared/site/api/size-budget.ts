import { attributes, type Html, join, none, rendered, withAttribute } from '../base/html.ts'

/** Maximum size of everything that an API adds to a page, in bytes. */
const PAGE_ROOM = 60_000

/** A preview has no files beside its pages: more is rendered at once. */
const PREVIEW_ROOM = 400_000

/** The room that an API has on a page. */
export const roomOf = (preview: boolean): number => (preview ? PREVIEW_ROOM : PAGE_ROOM)

interface Part {
  /** Parts of lower levels come first. */
  readonly level: number
  readonly whole: Html
  readonly instead: Html
}

/** Parts of a page that are rendered only if they fit. */
export type Parts = Part[]

/** The length of HTML in a file, in bytes. */
export function bytesOf(html: string): number {
  // A surrogate pair has four bytes: two for each half.
  let more = 0
  for (const [run] of html.matchAll(/[^\0-\x7f]+/g)) {
    for (let index = 0; index < run.length; index++) {
      const code = run.charCodeAt(index)
      more += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2
    }
  }
  return html.length + more
}

// Texts and attributes are escaped, so that only this file writes such a mark.
const MARK = /<!part (\d+)>/g

/**
 * Renders `whole` if it fits, else `instead`, an element that is marked with the number of the part; only parts that would
 * become shorter are marked.
 */
export function part(parts: Parts, level: number, whole: Html, instead: Html): Html {
  if (whole.length <= instead.length + 100) return whole
  const number = parts.push({ level, whole, instead }) - 1
  parts[number] = { level, whole, instead: withAttribute(instead, attributes({ 'data-late': number })) }
  return rendered(`<!part ${number}>`)
}

/** The number of list rows in one part. */
const ROWS = 8

/**
 * Renders a list as far as it fits; `note` describes the omitted rows, including `rest` that were never
 * rendered.
 */
export function listed(
  rows: readonly Html[],
  at: { readonly parts: Parts; readonly level: number },
  note: (count: number) => Html,
  rest = 0,
): Html {
  const last = Math.floor(Math.max(0, rows.length - 1) / ROWS) * ROWS
  let made: Html = rest === 0 ? none : note(rest)
  for (let first = last; first >= 0; first -= ROWS) {
    const drawn = join([...rows.slice(first, first + ROWS), made])
    made = first === 0 ? drawn : part(at.parts, at.level, drawn, note(rows.length - first + rest))
  }
  return made
}

interface Sized {
  readonly size: number
  readonly inner: readonly number[]
}

/** What fits on a page, and the complete parts that do not, by their numbers. */
export interface Fitted {
  readonly pieces: readonly Html[]
  readonly late: LateParts
}

/** Complete parts that do not fit on a page, by their numbers. */
export type LateParts = Readonly<Record<number, Html>>

/** Decides which parts of a page are rendered: level by level, in page order, until `most` bytes are used. */
export function fitted(pieces: readonly Html[], parts: Parts, most: number): Fitted {
  const instead = parts.map(each => bytesOf(each.instead))
  const sized = (html: Html): Sized => {
    const inner = [...html.matchAll(MARK)].map(([, index]) => Number(index))
    const shorter = inner.reduce((sum, index) => sum + (instead[index] ?? 0), 0)
    return { size: bytesOf(html.replace(MARK, '')) + shorter, inner }
  }
  const waiting: number[][] = []
  const wait = (inner: readonly number[]) => {
    for (const index of inner) {
      const level = parts[index]?.level ?? 0
      waiting[level] ??= []
      waiting[level].push(index)
    }
  }
  let left = most
  for (const piece of pieces) {
    const { size, inner } = sized(piece)
    left -= size
    wait(inner)
  }
  const drawn = new Set<number>()
  for (let level = 0; level < waiting.length; level++) {
    // Rendered parts add to their own level, too.
    for (const index of waiting[level] ?? []) {
      const { size, inner } = sized(parts[index]?.whole ?? none)
      const more = size - (instead[index] ?? 0)
      if (more > left) continue
      left -= more
      drawn.add(index)
      wait(inner)
    }
  }
  const late: Record<number, Html> = {}
  const whole = (html: Html): string =>
    html.replace(MARK, (_, found: string) => whole(parts[Number(found)]?.whole ?? none))
  const written = (html: Html): string =>
    html.replace(MARK, (_, found: string) => {
      const number = Number(found)
      const each = parts[number]
      if (each === undefined) return ''
      if (drawn.has(number)) return written(each.whole)
      late[number] = rendered(whole(each.whole))
      return each.instead
    })
  return { pieces: pieces.map(piece => rendered(written(piece))), late }
}
