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
