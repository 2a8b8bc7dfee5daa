import { findBlock } from '../../page/frontmatter/block.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { lineStart } from '../../text/lines.ts'
import { type Bindings, bindingsOf, snippetOf } from './bindings.ts'
import type { Snippets } from './files.ts'
import { meantBy, shown } from './values.ts'

/** The maximum length of everything inserted into one page: snippets, constants, indentation. */
const MAX = 1_000_000

/** A range of a text and its replacement. */
interface Cut {
  readonly from: number
  readonly to: number
  readonly by: string
}

/** Snippets, parsed and as texts. */
interface SnippetTexts {
  readonly snippets: Snippets
  readonly texts: ReadonlyMap<string, string>
}

/** Where nodes are. */
interface Place {
  readonly text: string
  /** The offset of their block in the text. */
  readonly start: number
  readonly names: Bindings
  /** The files of the text: a page, and the snippets from it to this one. */
  readonly around: readonly string[]
}

/** Inserts the snippets of a page into its text. */
class Writer {
  readonly #written: SnippetTexts
  #room = MAX

  constructor(written: SnippetTexts) {
    this.#written = written
  }

  write(page: ParsedPage, text: string, tag: TagNode | undefined, trail: readonly string[]): string {
    const names = bindingsOf(page, this.#written.snippets, tag)
    const around = [...trail, page.file]
    const cuts: Cut[] = []
    for (const [index, { nodes }] of page.blocks.entries()) {
      const start = page.offsets[index] ?? 0
      this.#addCuts(nodes, { text, start, names, around }, cuts)
    }
    return applied(text, cuts)
  }

  #addCuts(nodes: readonly PageNode[], place: Place, cuts: Cut[]): void {
    for (const node of nodes) {
      const made = this.#cut(node, place)
      if (made) cuts.push(made)
      else if (node.kind === 'element' || node.kind === 'tag') this.#addCuts(node.children, place, cuts)
    }
  }

  #cut(node: PageNode, { text, start, names, around }: Place): Cut | undefined {
    if (node.kind !== 'module' && node.kind !== 'expression' && node.kind !== 'tag') return undefined
    const from = start + node.range.offset
    const to = from + node.range.length
    const source = text.slice(from, to)
    if (node.kind === 'module')
      return source.startsWith(node.source.trim()) ? { from, to, by: '' } : undefined
    if (this.#room < 0) return undefined
    if (node.kind === 'expression') {
      const value = source.startsWith('{') ? shown(meantBy(node.source, names.values)) : undefined
      const by = value && plainText(value)
      return by !== undefined && this.#takes(by.length) ? { from, to, by } : undefined
    }
    const by = source.startsWith(`<${node.name}`) ? this.#snippet(node, names, around) : undefined
    if (by === undefined) return undefined
    const before = beginning(text, from)
    const isFit = before === '' || this.#takes(before.length * by.split('\n').length)
    return isFit ? { from, to, by: by.replace(/\n(?=[^\n])/g, `\n${before}`) } : undefined
  }

  /**
   * Takes characters from the limit, if that many are left. Once they are not, nothing more is inserted.
   */
  #takes(length: number): boolean {
    this.#room = length > this.#room ? -1 : this.#room - length
    return this.#room >= 0
  }

  #snippet(tag: TagNode, { tags }: Bindings, around: readonly string[]): string | undefined {
    const { snippets, texts } = this.#written
    const file = snippetOf(tag, around.at(-1) ?? '', tags, snippets)
    const [page, text] = [snippets.get(file ?? ''), texts.get(file ?? '')]
    if (file === undefined || !page || text === undefined || around.includes(file)) return undefined
    if (!this.#takes(text.length)) return undefined
    const whole = this.write(page, text, tag, around)
    return whole.slice(findBlock(whole)?.end ?? 0).trim()
  }
}

/** The start of the line at `at`, with which all inserted lines start. */
const beginning = (text: string, at: number): string =>
  /^[\s>]*/.exec(text.slice(lineStart(text, at), at))?.[0] ?? ''

function applied(text: string, cuts: readonly Cut[]): string {
  let made = ''
  let at = 0
  for (const { from, to, by } of [...cuts].sort((a, b) => a.from - b.from)) {
    if (from < at) continue
    made += text.slice(at, from) + by
    at = to
  }
  return made + text.slice(at)
}

/**
 * Returns the text of a page for other programs: its snippets are inserted, and their import statements
 * removed.
 */
export const textWithSnippets = (page: ParsedPage, text: string, written: SnippetTexts): string =>
  new Writer(written).write(page, text, undefined, [])
