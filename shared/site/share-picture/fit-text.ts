import { widthOf } from './letters.ts'

/** A text in lines that fit a width. */
export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** A size of letters, and how many lines of it there may be. */
interface Step {
  readonly size: number
  readonly most: number
}

const ELLIPSIS = '…'

/** The longest start of a text that fits a width; at least one character. */
function startThatFits(text: string, size: number, width: number): string {
  const chars = [...text]
  let [low, high] = [1, chars.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(chars.slice(0, middle).join(''), size) <= width) low = middle
    else high = middle - 1
  }
  return chars.slice(0, low).join('')
}

/** Shortens a line with an ellipsis until it fits a width. */
function shortened(line: string, size: number, width: number): string {
  const room = width - widthOf(ELLIPSIS, size)
  return `${startThatFits(line, size, room).replace(/[\s.,:;–—-]+$/u, '')}${ELLIPSIS}`
}

/** One line that fits a width, shortened where needed. */
export const fitLine = (text: string, size: number, width: number): string =>
  widthOf(text, size) <= width ? text : shortened(text, size, width)

/** Breaks a text into lines; words that are longer than a line are broken as well. */
function linesOf(text: string, size: number, width: number): { lines: string[]; isBroken: boolean } {
  const lines: string[] = []
  let [line, isBroken] = ['', false]
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer, size) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (widthOf(line, size) > width) {
      isBroken = true
      const start = startThatFits(line, size, width)
      lines.push(start)
      line = line.slice(start.length)
    }
  }
  return { lines: line === '' ? lines : [...lines, line], isBroken }
}

/** Writes a text in the largest of some sizes in which it fits; shortened in the last one if it fits in none. */
export function fitText(text: string, steps: readonly Step[], width: number): FittedText {
  for (const { size, most } of steps) {
    const { lines, isBroken } = linesOf(text, size, width)
    if (lines.length <= most && !isBroken) return { size, lines }
  }
  const { size, most } = steps.at(-1) ?? { size: 1, most: 1 }
  const { lines } = linesOf(text, size, width)
  if (lines.length <= most) return { size, lines }
  const last = `${lines[most - 1] ?? ''}${ELLIPSIS}`
  return {
    size,
    lines: [
      ...lines.slice(0, most - 1),
      widthOf(last, size) <= width ? last : shortened(lines[most - 1] ?? '', size, width),
    ],
  }
}
