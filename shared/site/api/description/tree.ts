import MarkdownIt, { type Token } from 'markdown-it'
import { type HtmlElement, type HtmlNode, parseHtml } from '../../../text/html.ts'
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

/** Reads a description as HTML. What it contains is not checked yet. */
export const descriptionTree = (markdown: string): readonly HtmlNode[] =>
  parseHtml(engine.render(markdown.slice(0, LONGEST)))

/** Reads a description as the HTML of one line. */
export const lineTree = (markdown: string): readonly HtmlNode[] =>
  parseHtml(engine.renderInline(markdown.slice(0, LONGEST)))

/** The alignment of a cell, which Markdown writes as a style. */
export const alignOf = ({ attributes: { style = '', align } }: HtmlElement): string | undefined =>
  /^text-align:(left|center|right)$/.exec(style)?.[1] ?? align

/** Elements of which nothing is shown: a description shows no other page and no drawing. */
export const isDropped = (name: string): boolean => DROPPED.has(name) || EMBEDDED.has(name)

const EMBEDDED = new Set(['iframe', 'svg', 'canvas', 'input', 'button', 'option'])

/** Headings are kept below those of the page. */
export const loweredName = (name: string): string =>
  /^h[1-6]$/.test(name) ? `h${Math.min(6, Number(name[1]) + 3)}` : name
