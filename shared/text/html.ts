import { Parser } from 'htmlparser2'

/** An element of HTML with its content. */
export interface HtmlElement {
  /** In lower case. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
}

/** A text, or an element. */
export type HtmlNode = string | HtmlElement

/** Elements whose end tag authors omit. */
const UNCLOSED = new Set(
  'a b blockquote br code col dd div dt em hr i img li ol p pre span strong sub sup table tbody td tfoot th thead tr tt u ul wbr'.split(
    ' ',
  ),
)
const TAG = /<(\/?)([a-z][^\s/<>]*)([^<>]*)/gi

/**
 * Escapes what looks like a tag but stands for a value, such as `<token>` in “Bearer <token>”: a name that has no end
 * tag, no attribute, and usually needs an end tag.
 */
function keepPlaceholders(html: string): string {
  const ended = new Set(
    [...html.matchAll(TAG)].flatMap(([, end, name = '']) => (end ? name.toLowerCase() : [])),
  )
  return html.replace(TAG, (found: string, _end: string, written: string, rest: string) => {
    const name = written.toLowerCase()
    return UNCLOSED.has(name) || ended.has(name) || rest.includes('=') ? found : `&lt;${found.slice(1)}`
  })
}

/** Elements inside of more others are merged into these: HTML has no limit of depth, but those who draw it do. */
const DEEPEST = 60

/**
 * Parses a fragment of HTML as browsers mostly do, in time proportional to its length
 * (https://html.spec.whatwg.org/multipage/parsing.html, without moving elements). Comments are left out. Never throws.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = []
  const open: HtmlNode[][] = [root]
  const parser = new Parser({
    onopentag(name, attributes) {
      const children: HtmlNode[] = []
      const into = open[Math.min(open.length, DEEPEST) - 1]
      into?.push({ name, attributes, children })
      open.push(open.length < DEEPEST ? children : (into ?? children))
    },
    ontext(text) {
      const into = open.at(-1)
      const before = into?.at(-1)
      if (typeof before === 'string') into?.splice(-1, 1, before + text)
      else into?.push(text)
    },
    onclosetag() {
      if (open.length > 1) open.pop()
    },
  })
  parser.end(keepPlaceholders(html))
  return root
}

/** Elements whose text is not meant for people. */
const SILENT = new Set(['script', 'style', 'template', 'noscript'])

/** The text of nodes, without any tag. */
export const textOfHtml = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map(node => (typeof node === 'string' ? node : SILENT.has(node.name) ? '' : textOfHtml(node.children)))
    .join('')

/** The text of a line in which an author may have used HTML: `Get <b>one</b>` as “Get one”. */
export const plainLine = (line: string): string =>
  /[<&]/.test(line) ? textOfHtml(parseHtml(line)).replace(/\s+/g, ' ').trim() : line
