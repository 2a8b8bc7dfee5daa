/** A range of a text. */
interface Span {
  readonly from: number
  readonly to: number
}

const isSpace = (code: number) => code === 32 || code === 9

/** Returns a range without the spaces and tabs at its ends; empty at its end if there is nothing else. */
export function trimSpan(text: string, { from, to }: Span): Span {
  let [start, end] = [from, to]
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return { from: start, to: end }
}

/** Returns the cells of a row between its unescaped bars, with the white space around their text. */
export function cellSpans(text: string, { from, to }: Span): readonly Span[] {
  const cells: Span[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    const char = at < to ? text[at] : '|'
    if (char === '\\' && at + 1 < to) at++
    else if (char === '|') {
      cells.push({ from: start, to: at })
      start = at + 1
    }
  }
  const isBlank = (cell: Span | undefined) => {
    const inner = cell && trimSpan(text, cell)
    return inner !== undefined && inner.from === inner.to
  }
  if (isBlank(cells.at(-1)) && cells.length > 1) cells.pop()
  if (isBlank(cells[0]) && text[from] === '|') cells.shift()
  return cells
}
