/** The type of a value as data; its text is made where it is shown, in the language of the page. */
export type TypeLabel =
  /** As the standard or the description spells it: `string (uuid)`, `Pet`. */
  | string
  | { readonly kind: 'any' | 'nothing' | 'file' }
  | { readonly kind: 'list'; readonly items: TypeLabel }
  | { readonly kind: 'map'; readonly values: TypeLabel }
  | { readonly kind: 'either'; readonly options: readonly TypeLabel[] }
  /** One of more options than a label names. */
  | { readonly kind: 'oneOf'; readonly count: number }
  /** `isOpen`: more items may follow. */
  | { readonly kind: 'tuple'; readonly positions: readonly TypeLabel[]; readonly isOpen: boolean }
  /** A form without a name, by its number from 1. */
  | { readonly kind: 'option'; readonly number: number }

/** Whether a label says no more than `any` or `nothing`. */
export const isLabel = (label: TypeLabel | undefined, kind: 'any' | 'nothing'): boolean =>
  typeof label === 'object' && label.kind === kind

/** A type label for a value that may also be null. */
export function orNull(label: TypeLabel): TypeLabel {
  if (label === 'null') return label
  if (typeof label === 'string' || label.kind !== 'either')
    return { kind: 'either', options: [label, 'null'] }
  return label.options.includes('null') ? label : { kind: 'either', options: [...label.options, 'null'] }
}
