import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { TextEdits } from '../../text/edit.ts'
import { eolOf, lineStart } from '../../text/lines.ts'
import type { Problem } from '../../text/problem.ts'

/** Starts with a list marker; a comment above it would split the list. */
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
const TABLE = /^[ \t]*\|/

const plain = (reason: string): string =>
  reason
    .replace(/\*\/|--/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Returns the edits that add a comment with a reason, so that the rule of `problem` is ignored at its
 * location. `page` must be parsed from the text in which the problem was found.
 */
export function ignoreEdits(
  page: ParsedPage,
  problem: Pick<Problem, 'code' | 'offset' | 'length'>,
  reason: string,
): TextEdits {
  const { text, start } = page.chunking
  const { code, offset, length } = problem
  const words = plain(reason)
  const said = words === '' ? code : `${code}: ${words}`
  const end = eolOf(text)
  if (offset < start) {
    const at = text.indexOf('\n') + 1
    return [{ offset: at, length: 0, text: `# galley-ignore ${said}${end}` }]
  }
  if (offset === 0 && length === 0) {
    return [{ offset: 0, length: 0, text: `{/* galley-ignore-page ${said} */}${end}${end}` }]
  }
  const comment = `{/* galley-ignore ${said} */}`
  const line = lineOf(text, offset, topOf(page, offset))
  const source = text.slice(line, endOf(text, line))
  if (ITEM.test(source)) return [{ offset: line + source.trimEnd().length, length: 0, text: ` ${comment}` }]
  const indent = /^[ \t]*/.exec(source)?.[0] ?? ''
  return [{ offset: line, length: 0, text: `${indent}${comment}${end}${end}` }]
}

const endOf = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** The start of the block of the page that holds `offset`. */
const topOf = ({ chunking }: ParsedPage, offset: number): number =>
  chunking.chunks.findLast(({ from }) => from <= offset)?.from ?? chunking.start

/** The first line of the paragraph, table or code block around `offset`. */
function lineOf(text: string, offset: number, top: number): number {
  const fence = openFence(text.slice(top, offset))
  if (fence !== undefined) return top + fence
  let line = lineStart(text, offset)
  for (;;) {
    const source = text.slice(line, endOf(text, line))
    if (line <= top || ITEM.test(source) || (/^[ \t]*[<#]/.test(source) && !TABLE.test(source))) break
    const before = lineStart(text, line - 1)
    const above = text.slice(before, line - 1)
    if (above.trim() === '' || /^[ \t]*<[^>]*>?[ \t]*$/.test(above)) break
    line = before
  }
  return Math.max(line, lineStart(text, top))
}

/** The start of the code block that is still open at the end of `before`. */
function openFence(before: string): number | undefined {
  let open: { readonly mark: string; readonly at: number } | undefined
  let at = 0
  for (const line of before.split('\n')) {
    const mark = /^[ \t]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined)
      open = open === undefined ? { mark, at } : line.trim() === open.mark ? undefined : open
    at += line.length + 1
  }
  return open?.at
}
