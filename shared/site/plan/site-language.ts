import { divisionIn, type Membership } from '../../config/navigation/division.ts'
import type { Divisions } from '../../config/navigation/divisions.ts'

/** The language that is declared for readers with this `membership`: of their division, else of their version. */
export function declaredLanguage(
  { versions }: Divisions,
  { selects, ...membership }: Membership,
): string | undefined {
  const version = versions.find(({ name }) => name === selects)
  return divisionIn(membership, 'language')?.name ?? version?.locale
}

/** The declared language of the site's first readers; English if none is declared. */
export function defaultLanguage({ all, versions }: Divisions): string {
  const languages = all.filter(({ kind }) => kind === 'language')
  const language = languages.find(({ isDefault }) => isDefault === true) ?? languages[0]
  return language?.name ?? versions.find(({ isDefault }) => isDefault)?.locale ?? 'en'
}
