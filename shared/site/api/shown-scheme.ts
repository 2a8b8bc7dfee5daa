import type { SchemeView } from '../../openapi/operation/security.ts'
import { words } from '../base/words.ts'

/** What readers are told of a way to authenticate. */
export interface ShownScheme {
  /** The header, parameter or certificate that it is called by. */
  readonly name: string
  /** What it is sent as; `undefined` where the description does not say how it works. */
  readonly sentAs: string | undefined
  /** A sentence about what is sent. */
  readonly sentence: string
}

/** What the page of an operation and the file that it is ejected to tell of a way to authenticate. */
export function shownScheme(scheme: SchemeView): ShownScheme {
  const { kind, location = 'header', parameter } = scheme
  const isHeader = kind !== 'key' && kind !== 'mutual' && kind !== 'unknown'
  const name = isHeader ? 'Authorization' : ((kind === 'key' ? parameter : undefined) ?? scheme.name)
  const sent = kind === 'mutual' ? words.certificate : isHeader ? words.places.header : words.places[location]
  const sentence = words.schemes[kind]
    .replace('{name}', () => name)
    .replace('{scheme}', () => scheme.scheme ?? '')
  return { name, sentAs: kind === 'unknown' ? undefined : sent, sentence }
}
