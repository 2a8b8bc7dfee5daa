import type { SchemeView } from '../../openapi/operation/security.ts'
import { filledIn } from '../texts/fill.ts'
import type { SiteTexts } from '../texts/site-texts.ts'

/** The description of an authentication scheme for readers. */
interface ShownScheme {
  /** The name of the header or parameter, or of the scheme. */
  readonly name: string
  /** How it is sent; `undefined` if the description does not say how it works. */
  readonly sentAs: string | undefined
  /** A sentence about what is sent. */
  readonly sentence: string
}

/**
 * Describes an authentication scheme, for the page of an operation and for the file that it is ejected to.
 */
export function shownScheme(scheme: SchemeView, texts: SiteTexts): ShownScheme {
  const { kind, location = 'header', parameter } = scheme
  const isHeader = kind !== 'key' && kind !== 'mutual' && kind !== 'unknown'
  const name = isHeader ? 'Authorization' : ((kind === 'key' ? parameter : undefined) ?? scheme.name)
  const sent = kind === 'mutual' ? texts.certificate : isHeader ? texts.places.header : texts.places[location]
  const sentence = filledIn(texts.schemes[kind], { name, scheme: scheme.scheme ?? '' })
  return { name, sentAs: kind === 'unknown' ? undefined : sent, sentence }
}
