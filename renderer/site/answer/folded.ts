import { highlighted } from './highlighted.ts'

/** JSON texts with more lists and objects are shown without folds, because each fold is an element. */
const FOLDS = 20_000
/** Longer texts, in lines, start with only their outer levels open. */
const LONG = 400
const OPEN_LEVELS = 3

/** A line of formatted JSON: the path of the value that starts on it, and its element on the page. */
export interface JsonLine {
  readonly path: string
  readonly element: HTMLElement
}

/** JSON in which lists and objects can be closed. */
export interface FoldedJson {
  readonly content: Node
  readonly lines: readonly JsonLine[]
}

const OPENING = /[{[]$/
const CLOSING = /^\s*[}\]],?$/

/** The path of a value as a key, to find its line. */
export const pathKey = (path: readonly (string | number)[]): string => JSON.stringify(path)

/** The name at the start of a line of formatted JSON; undefined for an item of a list. */
function nameIn(line: string): string | undefined {
  const [, written] = /^\s*("(?:[^"\\]|\\.)*"): /.exec(line) ?? []
  if (written === undefined) return undefined
  const name: unknown = JSON.parse(written)
  return typeof name === 'string' ? name : undefined
}

interface Level {
  readonly into: Node
  readonly path: readonly (string | number)[]
  /** Entries so far. */
  count: number
  readonly summary?: HTMLElement
  readonly end: string
}

function addLine(into: Node, indent: string, line: HTMLElement): void {
  into.appendChild(document.createTextNode(indent))
  into.appendChild(line)
  into.appendChild(document.createTextNode('\n'))
}

function fold(
  indent: string,
  line: HTMLElement,
  isOpen: boolean,
): { readonly box: HTMLDetailsElement; readonly summary: HTMLElement } {
  const box = document.createElement('details')
  const summary = document.createElement('summary')
  box.className = 'json-fold'
  box.open = isOpen
  summary.append(indent, line, '\n')
  box.append(summary)
  return { box, summary }
}

/** Shows JSON that has a line for each value; undefined if it has too many lists and objects. */
export function foldedJson(text: string): FoldedJson | undefined {
  const written = text.split('\n')
  if (written.filter(line => OPENING.test(line)).length > FOLDS) return undefined
  const isLong = written.length > LONG
  const isColored = text.length < 400_000
  const content = document.createDocumentFragment()
  const lines: JsonLine[] = []
  const levels: Level[] = [{ into: content, path: [], count: 0, end: '' }]
  for (const line of written) {
    const level = levels.at(-1)
    if (!level) break
    const element = document.createElement('span')
    element.className = 'json-line'
    const indent = line.slice(0, line.search(/\S/))
    element.append(isColored ? highlighted(line.trimStart()) : line.trimStart())
    if (CLOSING.test(line) && levels.length > 1) {
      level.summary?.setAttribute('data-size', ` … ${level.end} ${level.count}`)
      levels.pop()
      addLine(level.into, indent, element)
      continue
    }
    const key = nameIn(line) ?? level.count
    level.count++
    const path = levels.length === 1 ? [] : [...level.path, key]
    lines.push({ path: pathKey(path), element })
    if (!OPENING.test(line)) {
      addLine(level.into, indent, element)
      continue
    }
    const { box, summary } = fold(indent, element, !isLong || levels.length < OPEN_LEVELS)
    level.into.appendChild(box)
    levels.push({ into: box, path, count: 0, summary, end: line.endsWith('{') ? '}' : ']' })
  }
  return { content, lines }
}

/** Opens everything around an element, and scrolls to it. */
export function reveal(element: HTMLElement): void {
  for (let box = element.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
    box.open = true
  element.scrollIntoView({ block: 'nearest' })
}
