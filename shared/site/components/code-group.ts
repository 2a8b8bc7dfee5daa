import type { CodeNode, PageNode } from '../../page/tree/tree.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import type { Component, Scope } from '../base/scope.ts'
import { codeBody, languageName } from '../code/block.ts'
import { readMeta } from '../code/meta.ts'
import { flagOf } from './values.ts'

// Fences may be inside other tags, as in a snippet.
const fences = (nodes: readonly PageNode[]): readonly CodeNode[] =>
  nodes.flatMap(node =>
    node.kind === 'code'
      ? [node]
      : node.kind === 'tag' || node.kind === 'element'
        ? fences(node.children)
        : [],
  )

function titles(nodes: readonly CodeNode[], label: string): readonly string[] {
  const seen = new Map<string, number>()
  return nodes.map((node, index) => {
    const base =
      readMeta(node.meta).title ??
      (languageName(node.language) || (index === 0 ? label : `${label} ${index + 1}`))
    const times = (seen.get(base) ?? 0) + 1
    seen.set(base, times)
    return times === 1 ? base : `${base} ${times}`
  })
}

/** The titles side by side, each a tab. */
function tabs(names: readonly string[], label: string): Html {
  const buttons = names.map((name, index) => {
    const state = attributes({
      role: 'tab',
      'aria-selected': String(index === 0),
      tabindex: index === 0 ? 0 : -1,
    })
    return html`<button type="button"${state}>${text(name)}</button>`
  })
  return html`<div class="code-bar" role="tablist" aria-label="${text(label)}">${join(buttons)}</div>`
}

/** The titles in a dropdown list, for many or long ones. */
function dropdown(names: readonly string[], label: string): Html {
  const options = names.map(name => html`<option>${text(name)}</option>`)
  return html`<div class="code-bar"><select aria-label="${text(label)}" autocomplete="off">${join(options)}</select></div>`
}

interface Group {
  readonly label: string
  readonly kind: string
  readonly head?: typeof tabs
  /** Attributes of the group. */
  readonly state?: Html
  /** Between the titles and the code of every panel. */
  readonly above?: Html
}

/** Code with attributes of its panel, and with something above it. */
export interface CodePanel {
  readonly node: CodeNode
  readonly state?: Html
  readonly above?: Html
}

/** Renders several code blocks of which one is shown at a time. */
export function panelGroup(all: readonly CodePanel[], group: Group, scope: Scope): Html {
  const { label, kind, head = tabs, state = none, above = none } = group
  const names = titles(
    all.map(({ node }) => node),
    label,
  )
  const panels = all.map(({ node, state: own = none, above: over = none }, index) => {
    const name = names[index] ?? label
    const panel = attributes({
      class: index === 0 ? 'panel on' : 'panel',
      role: head === tabs ? 'tabpanel' : 'group',
      'aria-label': name,
    })
    return html`<div${panel}${own}>${over}${codeBody(node, name, scope)}</div>`
  })
  return html`<div class="code group ${text(kind)}" data-tabs${state}>${head(names, label)}${above}${join(panels)}</div>`
}

const group = (nodes: readonly CodeNode[], options: Group, scope: Scope): Html =>
  panelGroup(
    nodes.map(node => ({ node })),
    options,
    scope,
  )

/** Several code blocks in tabs, or with `dropdown` in a list. Other content is shown below. */
export const codeGroup: Component = (tag, scope) => {
  const found = fences(tag.children)
  return found.length === 0
    ? html`<div class="p">${scope.flow(tag.children)}</div>`
    : group(
        found,
        { label: scope.texts.code, kind: '', head: flagOf(tag, 'dropdown') ? dropdown : tabs },
        scope,
      )
}

const rest = (nodes: readonly PageNode[], scope: Scope): Html =>
  fences(nodes).length > 0 ? none : scope.flow(nodes)

/** The sample of a request or a response, next to the text on wide screens. */
export const example =
  (kind: 'Request' | 'Response'): Component =>
  (tag, scope) => {
    const found = fences(tag.children)
    const label = kind === 'Request' ? scope.texts.request : scope.texts.response
    return found.length === 0
      ? html`<div class="example">${rest(tag.children, scope)}</div>`
      : group(found, { label, kind: 'example' }, scope)
  }
