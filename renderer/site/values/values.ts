import { requestText } from '../base/texts.ts'

/** An input of the form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Every input below an element. */
export const controlsIn = (root: ParentNode, selector: string): readonly Control[] => [
  ...root.querySelectorAll<Control>(selector),
]

const asNumber = (text: string): unknown => (/^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text)

/** A typed text that is invalid for its field. */
export class Mistyped extends Error {
  readonly control: Control

  constructor(control: Control, why: string) {
    super(why)
    this.control = control
  }
}

/** The JSON value of a text if it is valid JSON and keeps its digits; or else the text. */
export function anyValue(text: string): unknown {
  try {
    return /\d{16,}/.test(text) ? text : JSON.parse(text)
  } catch {
    return text // plain text
  }
}

/** The value of the typed text; `undefined` if the field is empty: then nothing is sent. */
export function typedValue(control: Control): unknown {
  const { value, dataset } = control
  if (control instanceof HTMLSelectElement && control.multiple) {
    const chosen = [...control.selectedOptions].map(each => each.value)
    return chosen.length > 0 ? chosen : undefined
  }
  if (value === '') return undefined
  switch (dataset.kind) {
    case 'number':
      return asNumber(value.trim())
    case 'list':
      return value.split(/\r?\n/).filter(line => line !== '')
    case 'any':
      return anyValue(value)
    case 'json':
      try {
        return JSON.parse(value)
      } catch {
        throw new Mistyped(control, requestText('badJson'))
      }
    default:
      return value
  }
}

/** The event of a control that a script filled in. */
export const TEXT_SET = 'galley:set'

/** Selects the values of a list, one per line of the text; unknown ones become options. */
function select(list: HTMLSelectElement, text: string): void {
  const chosen = text.split('\n').filter(line => line !== '')
  const known = new Set([...list.options].map(({ value }) => value))
  list.append(...chosen.filter(line => !known.has(line)).map(line => new Option(line)))
  for (const each of list.options) each.selected = chosen.includes(each.value)
}

/** Fills a control in; each line of the text is an item of a list. */
export function setText(control: Control, text: string): void {
  if (control instanceof HTMLSelectElement && control.multiple) select(control, text)
  else control.value = text
  control.dispatchEvent(new Event(TEXT_SET))
}

/** The name of the value that a control is for; empty if it has none. */
export const nameOf = ({ dataset }: Control): string =>
  dataset.variable ?? dataset.header ?? dataset.part ?? dataset.name ?? ''

/** The text of a control, as {@link setText} takes it. */
export const textOf = (control: Control): string =>
  control instanceof HTMLSelectElement && control.multiple
    ? [...control.selectedOptions].map(({ value }) => value).join('\n')
    : control.value

/** Fills a control in, as if a reader had typed it. */
export function enterText(control: Control, text: string): void {
  setText(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
