import type { CodeNode, PageNode, TagNode } from '../../page/tree/tree.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import type { Component, Scope } from '../base/scope.ts'
import { codeBody, copyButton, languageName } from '../code/block.ts'
import { readMeta } from '../code/meta.ts'
import { codeRuns } from './code-runs.ts'
import { flagOf } from './values.ts'

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
    return html`<button${state}>${text(name)}</button>`
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
  /** A script colors the code when a reader chooses the panel. */
  readonly isPlain?: boolean
  readonly state?: Html
  readonly above?: Html
}

/** Renders several code blocks of which one is shown at a time, with one button that copies it. */
export function panelGroup(all: readonly CodePanel[], group: Group, scope: Scope): Html {
  const { label, kind, head = tabs, state = none, above = none } = group
  const names = titles(
    all.map(({ node }) => node),
    label,
  )
  const isCopied = all.every(({ node }) => readMeta(node.meta).copied)
  const copy = isCopied ? copyButton(scope.texts) : none
  const panels = all.map(({ node, isPlain = false, state: own = none, above: over = none }, index) => {
    const name = names[index] ?? label
    const panel = attributes({
      class: index === 0 ? 'panel on' : 'panel',
      role: head === tabs ? 'tabpanel' : 'group',
      'aria-label': name,
    })
    return html`<div${panel}${own}>${over}${codeBody(node, undefined, scope, { isPlain, isCopied })}</div>`
  })
  return html`<div class="code group ${text(kind)}" data-tabs${state}>${head(names, label)}${above}${join(panels)}${copy}</div>`
}

const prose = (nodes: readonly PageNode[], scope: Scope): Html =>
  nodes.length === 0 ? none : html`<div class="p">${scope.flow(nodes)}</div>`

/**
 * A group with the prose among its code blocks: prose before the first block is above the group, prose before another
 * block is in its panel, and the rest is below.
 */
function withProse(nodes: readonly PageNode[], options: Group, scope: Scope): Html | undefined {
  const { runs, rest } = codeRuns(nodes)
  if (runs.length === 0) return undefined
  const panels = runs.map(({ code, before }, index): CodePanel => {
    const above =
      index === 0 || before.length === 0 ? none : html`<div class="panel-text">${scope.flow(before)}</div>`
    return { node: code, above }
  })
  const drawn = panelGroup(panels, options, scope)
  const [before, after] = [prose(runs[0]?.before ?? [], scope), prose(rest, scope)]
  return before === none && after === none ? drawn : html`<div class="p">${before}${drawn}${after}</div>`
}

/** How the titles of a group are shown. */
const headOf = (tag: TagNode) => (flagOf(tag, 'dropdown') ? dropdown : tabs)

/** Several code blocks in tabs, or with `dropdown` in a list, and the prose among them. */
export const codeGroup: Component = (tag, scope) =>
  withProse(tag.children, { label: scope.texts.code, kind: '', head: headOf(tag) }, scope) ??
  html`<div class="p">${scope.flow(tag.children)}</div>`

/** The sample of a request or a response, next to the text on wide screens. */
export const example =
  (kind: 'Request' | 'Response'): Component =>
  (tag, scope) => {
    const label = kind === 'Request' ? scope.texts.request : scope.texts.response
    return (
      withProse(tag.children, { label, kind: 'example', head: headOf(tag) }, scope) ??
      html`<div class="example">${scope.flow(tag.children)}</div>`
    )
  }
