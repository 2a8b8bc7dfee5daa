import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import type { Component, Scope } from '../base/scope.ts'
import { textIn } from './text-in.ts'
import { bodyOf, flagOf, iconIn, numberOf, textOf } from './values.ts'

const isTab = (node: PageNode): node is TagNode => node.kind === 'tag' && node.name === 'Tab'

const titleOf = (tag: TagNode, index: number) => textOf(tag, 'title') ?? String(index + 1)

const isAlone = (tag: TagNode) => Object.hasOwn(tag.attributes, 'sync') && !flagOf(tag, 'sync')

/** Alternatives of which one is visible; all of them are in the document, and shown without the script. */
export const tabs: Component = (tag, scope) => {
  const found = tag.children.filter(isTab)
  if (found.length === 0) return html`<div class="p">${scope.flow(tag.children)}</div>`
  const first = numberOf(tag, 'defaultTabIndex', [0, found.length - 1]) ?? 0
  const buttons = found.map((one, index) => {
    const state = attributes({
      role: 'tab',
      'aria-selected': String(index === first),
      tabindex: index === first ? 0 : -1,
    })
    return html`<button type="button"${state}>${iconIn(one, scope) ?? none}${textIn(one, scope, 'title') ?? text(titleOf(one, index))}</button>`
  })
  const panels = found.map((one, index) => {
    const panel = attributes({
      id: scope.anchors.get(one),
      class: index === first ? 'panel on' : 'panel',
      role: 'tabpanel',
      'aria-label': titleOf(one, index),
      tabindex: 0,
    })
    return html`<div${panel}>${bodyOf(one, scope)}</div>`
  })
  // A group that follows no other group is marked.
  const group = attributes({ 'data-tabs': isAlone(tag) ? 'alone' : true })
  return html`<div class="tabs"${group}><div class="tab-list" role="tablist">${join(buttons)}</div>${join(panels)}</div>`
}

/** The content of a tag below its title and icon. */
export function titledContent(tag: TagNode, scope: Scope): Html {
  const title = textIn(tag, scope, 'title')
  const icon = iconIn(tag, scope)
  const isNamed = title !== undefined || icon !== undefined
  const head = isNamed
    ? html`<p class="step-title">${icon === undefined ? none : html`${icon} `}${title ?? none}</p>`
    : none
  return html`${head}${bodyOf(tag, scope)}`
}

/** A tab on its own. */
export const tab: Component = (tag, scope) => html`<div class="p">${titledContent(tag, scope)}</div>`
