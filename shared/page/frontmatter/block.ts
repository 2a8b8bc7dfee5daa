/** The `---` block of a page; offsets in UTF-16 units of the page. */
export interface FrontmatterBlock {
  /** Offset of the opening dashes. */
  readonly start: number
  /** The text between the lines of dashes. */
  readonly inner: { readonly offset: number; readonly source: string }
  /** Start of the body: after the line of the closing dashes. */
  readonly end: number
  /** There are closing dashes. */
  readonly closed: boolean
}

const OPENING = /^\s*---[ \t]*\r?\n/
const CLOSING = /(?<![^\n])---[ \t]*(?:\r?\n|$)/g
/** A line that can only be part of a block: `name: value`, a list item, a comment or a continuation. */
const FIELD_LINE = /^(?:[A-Za-z_"'][^\n]*?:(?:[ \t][^\n]*|\r)?|[ \t]+\S[^\n]*|- [^\n]*|#[^\n]*)(?:\n|$)/

/**
 * Finds the block at the start of a page; white space may precede it. A block without closing dashes ends
 * where lines stop looking like fields. Text right after the opening dashes, as in `---js`, means that there
 * is no block.
 */
export function findBlock(text: string): FrontmatterBlock | undefined {
  const opening = OPENING.exec(text)
  if (!opening) return undefined
  const offset = opening[0].length
  const start = opening[0].indexOf('---')
  CLOSING.lastIndex = offset
  const closing = CLOSING.exec(text)
  if (closing) {
    const source = text.slice(offset, closing.index)
    return { start, inner: { offset, source }, end: closing.index + closing[0].length, closed: true }
  }
  let end = offset
  for (
    let line = FIELD_LINE.exec(text.slice(end));
    line && line[0] !== '';
    line = FIELD_LINE.exec(text.slice(end))
  ) {
    end += line[0].length
  }
  const source = text.slice(offset, end)
  return /^[A-Za-z_"'][^\n:]*:/.test(source)
    ? { start, inner: { offset, source }, end, closed: false }
    : undefined
}
