import { Backticks } from '../markdown/backticks.ts'
import { readModule } from '../markdown/block-flow.ts'
import { Meter, readBraces } from '../tags/braces.ts'
import { OpenNames } from '../tags/open-names.ts'
import { isVoid, readComment, readTag } from '../tags/tag.ts'

/** An offset where a chunk may start if no tag is open there. */
interface Border {
  readonly from: number
  /** From 0. */
  readonly line: number
}

/** The result of a splitter. */
interface Split {
  readonly chunks: readonly (Border & { readonly to: number })[]
  /** Chunks that start before this do not depend on anything after them. */
  readonly stableUntil: number
  /** How much text was scanned in vain. */
  readonly wasted: number
  /** The border at which the splitter was stopped. */
  readonly stop: Border | undefined
}

interface Fence {
  readonly mark: string
  readonly length: number
  readonly quoted: boolean
  /** A line with less indentation may end the list item around it, and the fence with it. */
  readonly indent: number
}

const MARKER = /(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|(?=\n|$))/y
const QUOTED_ITEM = /^(?:>[ \t]*)+(?:[-*+]|\d{1,9}[.)])/
const FENCE = /(`{3,}|~{3,}|\${2,}(?=[ \t]*(?:\n|$)))([^\n]*)/y
const [LINE_FEED, SPACE, LESS, BACKSLASH, BACKTICK, BRACE] = [10, 32, 60, 92, 96, 123]
const BLANK_LINE = /\n[ \t]*(?:\n|$)/

/** Finds the borders between chunks in a text with `\n` line ends, starting at an offset. */
export class Splitter {
  readonly #text: string
  readonly #meter: Meter
  readonly #borders: Border[] = []
  /** Ranges between matching tags, in which no chunk starts. */
  readonly #closed: { readonly from: number; readonly to: number }[] = []
  /** Offsets of the opening tags that are not closed yet. */
  readonly #open = new OpenNames<number>()
  #fence: Fence | undefined
  #at: number
  #line = 0
  #hasList = false
  #afterBlank = true
  /** It is undecidable here whether a fence continues: the rest of the page is one chunk. */
  #isUnsure = false

  #stop: Border | undefined
  #backticks: Backticks | undefined
  #sound = Number.POSITIVE_INFINITY

  constructor(text: string, at: number, line: number) {
    this.#text = text
    this.#meter = new Meter(text.length)
    this.#at = at
    this.#line = line
  }

  /** Runs to the end, or to a border where no tag is open and `isEnough` returns true. */
  run(isEnough: (offset: number, meter: Meter) => boolean): void {
    while (this.#at < this.#text.length && !this.#isUnsure && !this.#stop) {
      const [at, wasted] = [this.#at, this.#meter.wasted]
      this.#takeLine(isEnough)
      if (this.#meter.wasted > wasted) this.#sound = Math.min(this.#sound, at)
    }
  }

  result(): Split {
    const unmatched = this.#open.items()
    if (this.#isUnsure) for (const from of unmatched) this.#closed.push({ from, to: this.#text.length })
    const sound = Math.min(this.#sound, ...unmatched.slice(0, 1))
    return { chunks: this.#chunks(), stableUntil: sound, wasted: this.#meter.wasted, stop: this.#stop }
  }

  #chunks(): Split['chunks'] {
    const ranges = this.#closed.sort((a, b) => a.from - b.from)
    const chunks: (Border & { readonly to: number })[] = []
    let range = 0
    let inside = -1
    let start: Border | undefined
    const close = (end: number) => {
      if (start) chunks.push({ ...start, to: this.#trimmed(start.from, end) })
    }
    for (const border of this.#borders) {
      for (; (ranges[range]?.from ?? Number.POSITIVE_INFINITY) < border.from; range++) {
        inside = Math.max(inside, ranges[range]?.to ?? -1)
      }
      if (start && border.from < inside) continue
      close(border.from)
      start = border
    }
    close(this.#stop?.from ?? this.#text.length)
    return chunks
  }

  #trimmed(from: number, end: number): number {
    let to = end
    while (to > from && isSpace(this.#text.charCodeAt(to - 1))) to--
    return to
  }

  #takeLine(isEnough: (offset: number, meter: Meter) => boolean): void {
    const text = this.#text
    const start = this.#at
    let at = start
    while (text[at] === ' ' || text[at] === '\t') at++
    if (at >= text.length || text[at] === '\n') {
      this.#afterBlank = true
      this.#nextLine(at)
      return
    }
    const indent = at - start
    if (this.#fence) {
      if (this.#inFence(this.#fence, at, indent)) return
      this.#fence = undefined
    }
    const isNew = this.#afterBlank
    if (this.#isBorder(at, indent)) {
      const border = { from: start, line: this.#line }
      if (this.#open.size === 0 && isEnough(start, this.#meter)) {
        this.#stop = border
        return
      }
      this.#borders.push(border)
    }
    this.#afterBlank = false
    if (indent === 0 && this.#takeModule(start, isNew)) return
    this.#scan(this.#containers(at, indent))
  }

  #nextLine(end: number): void {
    this.#at = end + 1
    this.#line++
  }

  /** Continues after `end`, which may be some lines below. */
  #jump(from: number, end: number): void {
    for (
      let at = this.#text.indexOf('\n', from);
      at >= 0 && at < end;
      at = this.#text.indexOf('\n', at + 1)
    ) {
      this.#line++
    }
  }

  #isBorder(at: number, indent: number): boolean {
    MARKER.lastIndex = at
    const isItem = MARKER.test(this.#text)
    const mayBegin = this.#borders.length === 0 || (this.#afterBlank && indent === 0)
    const isBorder = mayBegin && !(isItem && this.#hasList)
    if (isBorder) this.#hasList = false
    if (isItem || QUOTED_ITEM.test(this.#text.slice(at, at + 40))) this.#hasList = true
    return isBorder
  }

  #takeModule(start: number, isNew: boolean): boolean {
    const char = this.#text[start]
    if (char !== 'i' && char !== 'e') return false
    const end = readModule(this.#text, start, this.#text.length, this.#meter)
    if (end === undefined) return false
    if (!isNew) {
      // Right below a paragraph it is more text, but below a table it is a module.
      if (BLANK_LINE.test(this.#text.slice(start, end))) this.#isUnsure = true
      return false
    }
    this.#jump(start, end)
    this.#nextLine(end)
    return true
  }

  /** Skips the marks of quotes and list items; opens a fence if one follows them. */
  #containers(from: number, indent: number): number {
    const text = this.#text
    let at = from
    let quoted = false
    for (;;) {
      MARKER.lastIndex = at
      const marker = MARKER.exec(text)?.[0]
      if (marker !== undefined) at += marker.length
      else if (text[at] === '>') {
        quoted = true
        at++
        while (text[at] === ' ' || text[at] === '\t') at++
      } else break
    }
    FENCE.lastIndex = at
    const [, marks = '', info = ''] = FENCE.exec(text) ?? []
    if (marks === '' || (marks.startsWith('`') && info.includes('`'))) return at
    const inItem = this.#hasList && (indent > 0 || at > from)
    if (quoted && this.#hasList) this.#isUnsure = true
    this.#fence = {
      mark: marks[0] ?? '',
      length: marks.length,
      quoted,
      indent: inItem ? indent + at - from : 0,
    }
    return at + marks.length + info.length
  }

  /** Reads a line of a fence; false if the fence has ended before it. */
  #inFence({ mark, length, quoted, indent: least }: Fence, from: number, indent: number): boolean {
    const text = this.#text
    let at = from
    if (quoted && text[at] !== '>') return false
    if (indent < least) {
      this.#isUnsure = true
      return true
    }
    while (quoted && (text[at] === '>' || text[at] === ' ' || text[at] === '\t')) at++
    let marks = at
    while (text[marks] === mark) marks++
    let end = text.indexOf('\n', at)
    if (end < 0) end = text.length
    if (marks - at >= length && text.slice(marks, end).trim() === '') this.#fence = undefined
    this.#nextLine(end)
    this.#afterBlank = false
    return true
  }

  /** Scans for tags, braces and code from `from` to the end of the line (or of what starts in it). */
  #scan(from: number): void {
    const text = this.#text
    // Before any text in the line, its tags and braces may contain empty lines.
    let isFlow = true
    let at = from
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code === LINE_FEED) break
      if (code === LESS || code === BRACE) {
        const end = code === LESS ? this.#tag(at, isFlow) : this.#braces(at, isFlow)
        if (end === at + 1) isFlow = false
        at = end
      } else if (code === BACKTICK) at = this.#code(at)
      else at += code === BACKSLASH && text.charCodeAt(at + 1) !== LINE_FEED ? 2 : 1
      if (code > SPACE && code !== LESS && code !== BRACE) isFlow = false
    }
    this.#nextLine(at)
  }

  /** Returns `end` if the range may be one inline construct: inline text has no empty lines. */
  #accept(from: number, end: number, isFlow: boolean): number {
    const isWithinLine = !this.#text.slice(from, end).includes('\n')
    if (isWithinLine) return end
    if (!isFlow && BLANK_LINE.test(this.#text.slice(from, end))) return from + 1
    this.#jump(from, end)
    return end
  }

  #tag(at: number, isFlow: boolean): number {
    const comment = readComment(this.#text, at, this.#text.length, this.#meter)
    if (comment !== undefined) return this.#accept(at, comment, isFlow)
    const tag = readTag(this.#text, at, this.#text.length, this.#meter)
    if (!tag) return at + 1
    const end = this.#accept(at, tag.end, isFlow)
    if (end !== tag.end || tag.kind === 'self' || isVoid(tag.name)) return end
    if (tag.kind === 'open') this.#open.push(tag.name, at)
    else {
      const from = this.#open.popTo(tag.name)?.partner
      if (from !== undefined) this.#closed.push({ from, to: end })
    }
    return end
  }

  #braces(at: number, isFlow: boolean): number {
    const end = readBraces(this.#text, at, this.#text.length, this.#meter)
    return end === undefined ? at + 1 : this.#accept(at, end, isFlow)
  }

  /** Skips inline code; an unmatched run of backticks is text. */
  #code(at: number): number {
    if (!this.#backticks?.covers(at)) this.#backticks = new Backticks(this.#text, at)
    return this.#backticks.codeEnd(at)
  }
}

const isSpace = (code: number) => code === 32 || code === 10 || code === 9 || code === 13
