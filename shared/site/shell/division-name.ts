import type { Division } from '../../config/navigation/division.ts'
import { languageTag } from '../base/language.ts'

/** The name of a language in that language, such as `français`, with a capital letter. */
function languageName(code: string): string {
  const tag = languageTag(code)
  // Its name needs no country.
  const known = tag.toLowerCase() === 'ja-jp' ? 'ja' : tag
  try {
    const name = new Intl.DisplayNames([known], { type: 'language', fallback: 'none' }).of(known) ?? code
    return name.charAt(0).toLocaleUpperCase(known) + name.slice(1)
  } catch {
    return code // It is not a language code.
  }
}

/** The name of a division as readers see it. */
export const divisionName = ({ kind, name }: Pick<Division, 'kind' | 'name'>): string =>
  kind === 'language' ? languageName(name) : name
