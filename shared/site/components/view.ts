import { attributes, html } from '../base/html.ts'
import type { Component } from '../base/scope.ts'
import { titledContent } from './tabs.ts'
import { textOf } from './values.ts'

/**
 * Content for one of the choices above the page, such as a language. Without the script, or in the older form, which
 * has no choices, it is shown below its title.
 */
export const view: Component = (tag, scope) => {
  const title = textOf(tag, 'title')?.trim()
  const state = attributes(
    title === undefined
      ? { class: 'p' }
      : { class: 'p view', role: 'group', 'aria-label': title, 'data-view': title },
  )
  return html`<div${state}>${titledContent(tag, scope)}</div>`
}
