import type { StateInline } from 'markdown-it'
import { readExpression } from '../tags/literal.ts'
import { originOf } from '../tree/source.ts'
import type { PageNode, SourceRange, TagNode } from '../tree/tree.ts'
import { contextOf } from './context.ts'

const DOLLAR = 36
/** Maximum length of a formula in UTF-16 units. */
export const LONGEST_FORMULA = 2000
/**
 * A character after the second dollar sign that makes the two signs prices or variables rather than a
 * formula.
 */
const NO_END = /[\p{L}\p{N}{$]/u
const PRICE = /^\d[\d.,]*\s+\p{L}/u

/**
 * `$…$`, or `$$…$$`, in a line of text. Amounts of money and variable names are not formulas: a formula
 * touches both of its signs, and no letter, digit or `$` follows the second.
 */
export function inlineMath(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state
  if (src.charCodeAt(pos) !== DOLLAR || (pos > 0 && /[\p{L}\p{N}\\$]/u.test(src[pos - 1] ?? ''))) return false
  const width = src.charCodeAt(pos + 1) === DOLLAR ? 2 : 1
  const sign = '$'.repeat(width)
  const from = pos + width
  const to = src.slice(0, Math.min(posMax, from + LONGEST_FORMULA)).indexOf(sign, from)
  if (to <= from) return false
  const content = src.slice(from, to)
  const end = to + width
  if (content.trim() === '' || content.includes('`') || NO_END.test(src[end] ?? '')) return false
  if (width === 1 && (content !== content.trim() || content.endsWith('\\') || PRICE.test(content)))
    return false
  if (!silent) {
    const context = contextOf(state.env)
    const token = state.push('maths', '', 0)
    token.content = content
    token.markup = sign
    const { region } = context
    context.spans.set(token, { from: originOf(region, pos), to: originOf(region, end - 1) + 1 })
  }
  state.pos = end
  return true
}

/** What authors write as `<Latex>…</Latex>`; `inLine` keeps it in its line of text. */
export const mathNode = (source: string, range: SourceRange, inLine: boolean): TagNode => ({
  kind: 'tag',
  name: 'Latex',
  attributes: inLine ? { display: { kind: 'literal', value: false } } : {},
  children: [{ kind: 'text', value: source.trim() }],
  inline: inLine,
  range,
})

const quoteMarks = (quotes: number) => new RegExp(`^(?:[ \\t]*>[ \\t]?){1,${quotes}}`, 'gm')

/**
 * The formula between the tags of a `Latex` component: as written, or a text in braces. The `>` of the
 * `quotes` around it are removed.
 */
export function mathBetween(source: string, quotes: number): readonly PageNode[] {
  const written = (quotes === 0 ? source : source.replace(quoteMarks(quotes), '')).trim()
  const braced = /^\{([\s\S]*)\}$/.exec(written)?.[1]
  const read = braced === undefined ? undefined : readExpression(braced)
  const value = read?.kind === 'literal' && typeof read.value === 'string' ? read.value : written
  return value === '' ? [] : [{ kind: 'text', value }]
}

/** Whether a formula stays in its line of text, even if it is alone there. */
export const isInLine = (node: PageNode): boolean =>
  node.kind === 'tag' &&
  node.name === 'Latex' &&
  node.attributes.display?.kind === 'literal' &&
  node.attributes.display.value === false
