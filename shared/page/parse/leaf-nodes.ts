import type { Token } from 'markdown-it'
import type { ParseContext } from '../markdown/context.ts'
import { mathNode } from '../markdown/math.ts'
import { readExpression } from '../tags/literal.ts'
import type { CodeNode, ElementNode, PageNode, SourceRange, TagNode } from '../tree/tree.ts'
import type { FootnoteUse } from './facts.ts'
import { element } from './text.ts'

const isSpace = (code: number) => code === 32 || code === 9

/** Returns the range of a block token. */
export function rangeOf(context: ParseContext, token: Token): SourceRange | undefined {
  const { source } = context
  if (!token.map) return undefined
  const [first, last] = token.map
  const line = source.lines[first] ?? 0
  let from = context.origins.get(token) ?? line
  while (isSpace(source.text.charCodeAt(from))) from++
  let to = source.lines[last] ?? source.text.length
  while (to > from && (isSpace(source.text.charCodeAt(to - 1)) || source.text[to - 1] === '\n')) to--
  return source.rangeOnLine(from, to, first)
}

const KEPT = new Set(['href', 'title', 'start', 'align'])

/** Returns the attributes of a Markdown element that are kept. */
export function attributesOf(token: Token): Record<string, string | number> {
  return token.attrs ? Object.fromEntries(token.attrs.filter(([name]) => KEPT.has(name))) : {}
}

/** A fenced block: code, or a formula if its language is `math`. */
export function fenceNode(
  token: Token,
  range: SourceRange,
  decode: (text: string) => string,
): CodeNode | TagNode {
  const info = decode(token.info.trim())
  const [language = ''] = info.split(/\s/, 1)
  const name = language.toLowerCase()
  if (token.markup === '$' || name === 'math') return mathNode(token.content, range, false)
  return {
    kind: 'code',
    language: name,
    meta: info.slice(language.length).trim(),
    value: token.content.replace(/\n$/, ''),
    range,
  }
}

const ALT_TYPES = new Set(['text', 'text_special', 'code_inline'])

/** An expression in an alternative text: its source, or as written if it is a variable, `{{name}}`. */
const altOfExpression = (source: string): string => (/^\{.*\}$/s.test(source) ? `{${source}}` : source)

/** The alternative text of an image: its label without markup. */
function altText(tokens: readonly Token[]): string {
  return tokens
    .map(token => {
      if (ALT_TYPES.has(token.type)) return token.content
      if (token.type === 'expression') return altOfExpression(token.content)
      if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n'
      return token.type === 'image' ? altText(token.children ?? []) : ''
    })
    .join('')
}

/** An image; its target is in `src`. */
export function imageNode(token: Token): ElementNode {
  const title = token.attrGet('title')
  const attributes = { src: `${token.attrGet('src') ?? ''}`, alt: altText(token.children ?? []) }
  return element('img', title === null ? attributes : { ...attributes, title }, [])
}

/**
 * The node of `{…}`: text for a literal string or number, nothing for a comment, else the expression itself.
 */
export function expressionNode(source: string, range: SourceRange): PageNode | undefined {
  const expression = readExpression(source)
  if (expression.kind === 'nothing') return undefined
  const value = expression.kind === 'literal' ? expression.value : undefined
  if (typeof value === 'string' || typeof value === 'number') return { kind: 'text', value: `${value}` }
  return { kind: 'expression', source, range }
}

const noteName = (label: string) => label.slice(1).toLowerCase()

/** Ids that connect a footnote with its uses; no heading can have them. */
const noteIds = ({ label, use }: Pick<FootnoteUse, 'label' | 'use'>) => ({
  note: `fn:${noteName(label)}`,
  reference: use === 1 ? `fnref:${noteName(label)}` : `fnref-${use}:${noteName(label)}`,
})

/** The superscript number that leads to a footnote. */
export function noteReference(use: FootnoteUse): ElementNode {
  const ids = noteIds(use)
  const attributes = { href: `#${ids.note}`, id: ids.reference, 'aria-describedby': 'fn:' }
  return element('sup', {}, [element('a', attributes, [{ kind: 'text', value: `${use.number}` }])])
}

/** The list of a page's footnotes, in the order of their numbers. */
export function noteSection(
  notes: readonly { label: string; uses: number; nodes: readonly PageNode[] }[],
): PageNode {
  const items = notes.map(({ label, uses, nodes }) => {
    const back = Array.from({ length: uses }, (_, i) => noteIds({ label, use: i + 1 }).reference).map(id =>
      element('a', { href: `#${id}`, 'aria-label': 'Back to the text' }, [{ kind: 'text', value: '↩' }]),
    )
    return element('li', { id: noteIds({ label, use: 1 }).note }, [...nodes, ...back])
  })
  return element('section', { id: 'fn:', class: 'footnotes' }, [element('ol', {}, items)])
}
