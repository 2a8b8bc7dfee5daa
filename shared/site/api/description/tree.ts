import MarkdownIt, { type Token } from 'markdown-it'
import { type HtmlElement, type HtmlNode, parseHtml } from '../../../text/html.ts'
import { rememberTexts } from '../../../text/remember-texts.ts'
import { DROPPED } from '../../nodes/allowed.ts'

// Descriptions are CommonMark with HTML (OpenAPI 3.2, section “Rich Text Formatting”); components and braces are text.
const engine = new MarkdownIt({ html: true, linkify: false })
engine.validateLink = () => true // links are checked where they are written

/** Maximum length of a description; a longer one is cut. */
const LONGEST = 60_000

/** Whether a description contains HTML. */
export const hasHtml = (markdown: string): boolean =>
  /<[a-z!/]/i.test(markdown) && engine.parse(markdown, {}).some(isHtml)

const isHtml = ({ type, children }: Token): boolean =>
  type === 'html_block' || type === 'html_inline' || (children?.some(isHtml) ?? false)

/** How many UTF-16 units of descriptions are remembered: the pages of an API have most of their parameters in common. */
const REMEMBERED = 400_000

/** Reads a description as HTML. What it contains is not checked yet. */
export const descriptionTree: (markdown: string) => readonly HtmlNode[] = rememberTexts(
  markdown => parseHtml(engine.render(markdown.slice(0, LONGEST))),
  REMEMBERED,
)

/** Reads a description as the HTML of one line. */
export const lineTree = (markdown: string): readonly HtmlNode[] =>
  parseHtml(engine.renderInline(markdown.slice(0, LONGEST)))

/** The alignment of a cell, which Markdown writes as a style. */
export const alignOf = ({ attributes: { style = '', align } }: HtmlElement): string | undefined =>
  /^text-align:(left|center|right)$/.exec(style)?.[1] ?? align

/** Elements of which nothing is shown: a description shows no drawing and no control. */
export const isDropped = (name: string): boolean => DROPPED.has(name) || UNSHOWN.has(name)

const UNSHOWN = new Set(['svg', 'canvas', 'input', 'button', 'option'])

/** The addresses of the pages that a description embeds. */
export function embeddedIn(markdown: string): readonly string[] {
  if (!/<iframe\b/i.test(markdown)) return []
  const sourcesIn = (nodes: readonly HtmlNode[]): readonly string[] =>
    nodes.flatMap(node => {
      if (typeof node === 'string' || isDropped(node.name)) return []
      const { src } = node.attributes
      return node.name === 'iframe' && src !== undefined ? [src] : sourcesIn(node.children)
    })
  return sourcesIn(descriptionTree(markdown))
}

/** An embedded page as a link, for places where nothing can be embedded; nothing of what is no page of the web. */
export function linkInstead({ attributes: { src = '', title } }: HtmlElement): HtmlElement | undefined {
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(src) ?? []
  return host === undefined
    ? undefined
    : { name: 'a', attributes: { href: src }, children: [title?.trim() || host] }
}

/** Headings are kept below those of the page. */
export const loweredName = (name: string): string =>
  /^h[1-6]$/.test(name) ? `h${Math.min(6, Number(name[1]) + 3)}` : name
