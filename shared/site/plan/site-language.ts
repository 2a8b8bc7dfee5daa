import { divisionIn, type Membership } from '../../config/navigation/division.ts'
import type { Divisions } from '../../config/navigation/divisions.ts'
import type { PageSummary } from '../../page/summary.ts'
import { languageOf, languageTag } from '../base/language.ts'

/** The language that is declared for readers with this `membership`: of their division, else of their version. */
export function declaredLanguage(
  { versions }: Divisions,
  { selects, ...membership }: Membership,
): string | undefined {
  const version = versions.find(({ name }) => name === selects)
  return divisionIn(membership, 'language')?.name ?? version?.locale
}

const SAMPLE = 60

/** The language of a site that declares none, judged by the titles and descriptions of its pages. */
export const languageOfPages = (pages: readonly PageSummary[]): string =>
  languageOf(
    pages
      .slice(0, SAMPLE)
      .map(({ title, description = '' }) => `${title} ${description}`)
      .join(' '),
  )

/** The declared language of the site's first readers; `otherwise` if none is declared. */
export function defaultLanguage({ all, versions }: Divisions, otherwise = 'en'): string {
  const languages = all.filter(({ kind }) => kind === 'language')
  const language = languages.find(({ isDefault }) => isDefault === true) ?? languages[0]
  return language?.name ?? versions.find(({ isDefault }) => isDefault)?.locale ?? otherwise
}

/** Returns every language (BCP 47) in which readers see the words of the site, that of the site first. */
export function siteLanguages(
  divisions: Divisions,
  pages: readonly PageSummary[],
  ofFolder: (path: string) => string | undefined,
): readonly string[] {
  const declared = divisions.all.flatMap(({ kind, name }) => (kind === 'language' ? name : []))
  const ofVersions = divisions.versions.flatMap(({ locale }) => locale ?? [])
  const ofFolders = pages.flatMap(({ path }) => ofFolder(path) ?? [])
  const first = defaultLanguage(divisions, languageOfPages(pages))
  return [...new Set([first, ...declared, ...ofVersions, ...ofFolders].map(languageTag))]
}
