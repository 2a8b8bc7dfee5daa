import { type Html, html, none, text } from '../base/html.ts'

/** The name of something in the request. */
export const named = (name: string): Html => html`<code>${text(name)}</code>`
/** A label in words. */
export const worded = (label: string): Html => html`<span class="try-word">${text(label)}</span>`

/** A control with its label; `required` says that it has to be filled in. */
export const row = (label: Html, type: string, control: Html, required = ''): Html =>
  html`<label class="try-row"><span class="try-label">${label} <small>${text(type)}</small>${required === '' ? none : html` <small class="try-required">${text(required)}</small>`}</span>${control}</label>`
