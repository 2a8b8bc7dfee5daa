import type { DivisionEntry, NavigationEntry } from './entry.ts'

/**
 * Returns the languages that readers choose between, list by list, the original first: the default language, or the
 * first. Links to other sites are none.
 */
export function languageLists(entries: readonly NavigationEntry[]): readonly (readonly DivisionEntry[])[] {
  const divisions = entries.filter(entry => entry.kind === 'division')
  const languages = divisions.filter(
    ({ division, entries: inside }) =>
      division.kind === 'language' && (division.href === undefined || inside.length > 0),
  )
  const others = divisions.filter(({ division }) => division.kind !== 'language')
  const original = languages.find(({ division }) => division.isDefault) ?? languages[0]
  const own = original && [original, ...languages.filter(language => language !== original)]
  return [...(own ? [own] : []), ...others.flatMap(entry => languageLists(entry.entries))]
}
