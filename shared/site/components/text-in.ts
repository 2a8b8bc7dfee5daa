import type { TagNode } from '../../page/tree/tree.ts'
import { isBlock } from '../base/blocks.ts'
import { element, type Html, text, titled } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import { type TextKind, textKind } from './text-attributes.ts'
import { lineOf, markupOf, textOf } from './values.ts'

function drawn(value: string, kind: TextKind | undefined, scope: Scope): Html {
  if (kind === 'title') return titled(value)
  return kind === 'line' ? lineOf(value, scope) : text(value)
}

/** An attribute that is written, but says nothing: its author can write something. */
function isBlank(tag: TagNode, name: string): boolean {
  const value = Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined
  return value?.kind === 'literal' && typeof value.value === 'string' && value.value.trim() === ''
}

/**
 * Renders the text of an attribute; `undefined` if there is none. In the preview its element names the
 * attribute, with the start of its tag in the block, so that it can be edited where it is shown.
 */
export function textIn(tag: TagNode, scope: Scope, name: string): Html | undefined {
  const value = textOf(tag, name)
  const kind = textKind(tag.name, name)
  const markup = markupOf(tag, name)
  // A title may stand in a link or be a button, where only text can stand.
  if (markup && kind === 'line' && !markup.some(isBlock)) return scope.flow(markup)
  const isOwn = scope.preview && tag.range.snippet === undefined && markup === undefined
  if (!isOwn || kind === undefined) return value === undefined ? undefined : drawn(value, kind, scope)
  if (value === undefined && !isBlank(tag, name)) return undefined
  return element('span', { 'data-field': `${tag.range.offset}.${name}` }, drawn(value ?? '', kind, scope))
}
