import { attributes, type Html, html, none, text } from '../base/html.ts'

/** The name of something in the request. */
export const named = (name: string): Html => html`<code>${text(name)}</code>`
/** A label in words. */
export const worded = (label: string): Html => html`<span class="try-word">${text(label)}</span>`

/** A control, and what its label says after the name. */
interface Row {
  readonly control: Html
  readonly type?: string
  /** Says that it has to be filled in. */
  readonly required?: string
  readonly limits?: string
  /** The name of a control that consists of several, which no single label can name. */
  readonly group?: string | undefined
}

/** A control with its label. */
export function row(label: Html, { control, type = '', required = '', limits = '', group }: Row): Html {
  const more = required === '' ? none : html` <small class="try-required">${text(required)}</small>`
  const limited = limits === '' ? none : html` <small class="try-limits">${text(limits)}</small>`
  const words = html`<span class="try-label">${label} <small>${text(type)}</small>${more}${limited}</span>`
  return group === undefined
    ? html`<label class="try-row">${words}${control}</label>`
    : html`<div class="try-row"${attributes({ role: 'group', 'aria-label': group })}>${words}${control}</div>`
}
