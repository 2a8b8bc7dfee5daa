import { parsePage } from '../../page/parse/parse.ts'
import { plainText } from '../../page/parse/text.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { isAroundText, isBlock } from '../base/blocks.ts'
import { element, type Html, html, text } from '../base/html.ts'
import { iconOf } from '../base/links.ts'
import type { Scope } from '../base/scope.ts'

const written = (tag: TagNode, name: string) =>
  Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined

const literal = (tag: TagNode, name: string) => {
  const value = written(tag, name)
  return value?.kind === 'literal' ? value.value : undefined
}

/** The nodes of an attribute that is written as markup, such as `caption={<b>…</b>}`. */
export function markupOf(tag: TagNode, name: string): readonly PageNode[] | undefined {
  const value = written(tag, name)
  return value?.kind === 'tree' ? value.children : undefined
}

/** The attribute as text, also for numbers and markup; `undefined` if it is absent, empty or no text. */
export function textOf(tag: TagNode, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const markup = markupOf(tag, name)
    const value = markup === undefined ? literal(tag, name) : plainText(markup)
    if (typeof value === 'string' && value.trim() !== '') return value
    if (typeof value === 'number') return String(value)
  }
  return undefined
}

/** The attribute as a boolean: without a value, `{true}` and `"true"` mean yes. */
export function flagOf(tag: TagNode, name: string): boolean {
  const value = literal(tag, name)
  return value === true || (typeof value === 'string' && value.toLowerCase() !== 'false')
}

/** The attribute as a whole number within bounds. */
export function numberOf(tag: TagNode, name: string, bounds: readonly [number, number]): number | undefined {
  const value = Number(literal(tag, name) ?? Number.NaN)
  return Number.isFinite(value) ? Math.min(bounds[1], Math.max(bounds[0], Math.round(value))) : undefined
}

/** The attribute as text for people, objects and lists as JSON. */
export function shownOf(tag: TagNode, name: string): string | undefined {
  const value = literal(tag, name)
  if (value === undefined || value === null) return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The tag's icon: a name, a path, or an inline drawing. */
export function iconIn(tag: TagNode, scope: Scope): Html | undefined {
  const markup = markupOf(tag, 'icon')
  if (markup) return html`<span class="icon-drawn">${scope.flow(markup)}</span>`
  return iconOf(textOf(tag, 'icon'), textOf(tag, 'iconType'), scope)
}

/** The attribute as a list of texts: a list, or a text separated by commas. */
export function listOf(tag: TagNode, name: string): readonly string[] {
  const value = literal(tag, name)
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return all
    .filter(each => typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean')
    .map(each => String(each).trim())
    .filter(each => each !== '')
}

/** A line of Markdown in an attribute, such as a caption. */
export function lineOf(value: string, scope: Scope): Html {
  const [block, ...more] = parsePage('', value.replace(/\s+/g, ' ').trim()).blocks
  const [node] = block?.nodes ?? []
  const isLine =
    more.length === 0 && block?.nodes.length === 1 && node?.kind === 'element' && node.name === 'p'
  return isLine && !node.children.some(isBlock) ? scope.flow(node.children) : text(value)
}

const blank = (node: PageNode) => node.kind === 'text' && node.value.trim() === ''

/** The children, in a paragraph if they are a single line of text. In the preview that can be edited. */
export function bodyOf(tag: TagNode, scope: Scope): Html {
  const filled = tag.children.some(node => !blank(node))
  const inner = scope.flow(tag.children)
  if (!filled || tag.children.some(isBlock)) return inner
  const isEdited = scope.preview && isAroundText(tag) && tag.range.snippet === undefined
  return element('p', isEdited ? { 'data-leaf': tag.range.offset } : {}, inner)
}
