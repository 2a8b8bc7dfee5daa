import { inEnglish } from '../../messages/in-english.ts'
import { message } from '../../messages/message.ts'
import type { ElementNode, PageNode } from '../../page/tree/tree.ts'
import { holdsBlock } from '../base/blocks.ts'
import { type Attributes, element, empty, type Html, html, none, text, withoutLinks } from '../base/html.ts'
import { brokenLink, linkTo } from '../base/links.ts'
import type { Scope } from '../base/scope.ts'
import { componentNamed } from '../components/registry.ts'
import { COMMON, ELEMENTS, VOID } from './allowed.ts'
import { brokenMark, checkedValue } from './attributes.ts'
import { blockDirection } from './direction.ts'
import { inlineCode } from './inline-code.ts'
import { writePicture } from './picture.ts'

/** Attributes that only Markdown's own elements have, for footnotes. */
const OURS: ReadonlySet<string> = new Set(['id', 'aria-describedby', 'class'])

const NO_NAMES: ReadonlySet<string> = new Set()

const attributesOf = (node: ElementNode, allowed: ReadonlySet<string>, scope: Scope): Attributes => {
  const kept: Record<string, string | number | boolean | undefined> = {}
  for (const [name, value] of Object.entries(node.attributes)) {
    if (allowed.has(name) || COMMON.has(name) || OURS.has(name)) kept[name] = checkedValue(name, value, scope)
    kept['data-broken'] ??= brokenMark(name, value, scope)
  }
  const dir = kept.dir ?? blockDirection(node)
  return dir === undefined ? kept : { ...kept, dir }
}

function link(node: ElementNode, scope: Scope): Html {
  const href = String(node.attributes.href ?? '')
  const found = linkTo(href, scope)
  const inner = scope.flow(node.children)
  if (found === undefined)
    return scope.preview
      ? element('span', { 'data-broken': inEnglish(message('author:unsafeLink')) }, inner)
      : inner
  const kept = attributesOf(node, NO_NAMES, scope)
  return element(
    'a',
    {
      href: found.href,
      ...kept,
      'data-broken': brokenLink(href, scope),
      rel: found.external ? 'noreferrer' : undefined,
    },
    withoutLinks(inner),
  )
}

function heading(node: ElementNode, scope: Scope): Html {
  const { id } = node.attributes
  const dir = blockDirection(node)
  const inner = scope.flow(node.children)
  if (typeof id !== 'string' || id === '') return element(node.name, { dir }, inner)
  const anchor = element(
    'a',
    { class: 'anchor', href: `#${id}`, 'aria-hidden': 'true', tabindex: -1 },
    text('#'),
  )
  const alias = scope.anchors.get(node)
  const other = alias === undefined ? none : element('span', { id: alias })
  return element(node.name, { id, dir }, html`${other}${inner}${anchor}`)
}

function checkbox(node: ElementNode, scope: Scope): Html {
  if (node.attributes.type !== 'checkbox') return none
  const done = node.attributes.checked === true || node.attributes.checked === ''
  return empty('input', { type: 'checkbox', disabled: true, checked: done, 'aria-label': scope.texts.task })
}

/** GitHub's names of alerts, and our names of callouts. */
const ALERTS: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
}
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*(?:\n|$)/i

/** A quote that starts with `[!NOTE]` is a callout, as on GitHub. */
function alert(node: ElementNode, scope: Scope): Html | undefined {
  const [first, ...rest] = node.children
  const [opening, ...more] = first?.kind === 'element' && first.name === 'p' ? first.children : []
  const found = opening?.kind === 'text' ? ALERT.exec(opening.value) : null
  const name = ALERTS[found?.[1]?.toUpperCase() ?? '']
  const component = name === undefined ? undefined : componentNamed(name)
  if (first?.kind !== 'element' || opening?.kind !== 'text' || !found || !name || !component) return undefined
  const line: PageNode[] = [{ kind: 'text', value: opening.value.slice(found[0].length) }, ...more]
  const isEmpty = more.length === 0 && opening.value.length === found[0].length
  const children = isEmpty ? rest : [{ ...first, children: line }, ...rest]
  const range = node.range ?? { offset: 0, length: 0, line: 0 }
  return component({ kind: 'tag', name, attributes: {}, children, inline: false, range }, scope)
}

const plainCode = ({ name, children: [only, ...more] }: ElementNode): string | undefined =>
  name === 'code' && more.length === 0 && only?.kind === 'text' ? only.value : undefined

/** Renders a Markdown element: headings with an anchor, resolved links, scrollable tables. */
export function writeElement(node: ElementNode, scope: Scope): Html {
  const { name } = node
  if (name === 'input') return checkbox(node, scope)
  const code = plainCode(node)
  if (code !== undefined) return inlineCode(code)
  const allowed = ELEMENTS.get(name)
  if (allowed === undefined) return scope.flow(node.children)
  if (name === 'a') return link(node, scope)
  if (name === 'img')
    return writePicture(attributesOf(node, allowed, scope), String(node.attributes.src ?? ''), scope)
  if (/^h[1-6]$/.test(name)) return heading(node, scope)
  const box = name === 'blockquote' ? alert(node, scope) : undefined
  if (box !== undefined) return box
  const kept = attributesOf(node, allowed, scope)
  if (VOID.has(name)) return empty(name, kept)
  const inner = scope.flow(node.children)
  if (name === 'p' && node.children.some(holdsBlock)) return element('div', { ...kept, class: 'p' }, inner)
  // A corner names no column: a heading without a text would be read aloud as one.
  if (name === 'th' && inner.trim() === '') return element('td', kept, inner)
  const written = element(name, name === 'pre' ? { ...kept, class: 'plain', tabindex: 0 } : kept, inner)
  return name === 'table' ? html`<div class="table" tabindex="0">${written}</div>` : written
}
