import type { DivisionEntry, NavigationEntry } from '../../config/navigation/entry.ts'
import { languageLists } from '../../config/navigation/language-lists.ts'
import { type ListedPage, listedPages } from '../../config/navigation/navigation.ts'
import { translations } from '../../config/navigation/translations.ts'

/**
 * A page in one language. `outdated`: the original was changed later; `extra`: the original language has no such page;
 * `unwritten`: the navigation lists it, but there is no file.
 */
export interface MatrixCell {
  readonly path: string
  readonly state: 'current' | 'outdated' | 'extra' | 'unwritten'
  /** When an outdated page was changed last, in milliseconds since 1970. */
  readonly changed?: number
}

/** A page in all languages. */
export interface MatrixRow {
  readonly title: string
  /** The names of the divisions and groups around it, from the outermost. */
  readonly around: readonly string[]
  /** One for each language; `null`: the language does not list the page. */
  readonly cells: readonly (MatrixCell | null)[]
  /** When the original was changed last, if a translation is older; in milliseconds since 1970. */
  readonly changed?: number
}

/** Which pages exist in which language. */
export interface LanguageMatrix {
  /** The codes of the languages; the first is the original. */
  readonly languages: readonly string[]
  readonly rows: readonly MatrixRow[]
  /** The source of the dates: commits, or the files on disk. */
  readonly dates: 'git' | 'disk'
}

/** What the matrix says about pages, by their paths. */
export interface MatrixFacts {
  readonly hasFile: (path: string) => boolean
  readonly titleOf: (path: string) => string | undefined
  /** When a page was changed last, in milliseconds since 1970; undefined if that is not known. */
  readonly changed: (path: string) => number | undefined
}

/** A row while the languages are compared. */
interface OpenRow {
  readonly page: ListedPage
  readonly cells: (string | null)[]
}

/** Compares the languages of a site: each page of the original language, then pages that only translations have. */
export function languageMatrix(
  navigation: readonly NavigationEntry[],
  facts: MatrixFacts,
): Pick<LanguageMatrix, 'languages' | 'rows'> {
  const lists = languageLists(navigation)
  const languages = [...new Set(lists.flat().map(({ division }) => division.name))]
  const rows = lists.flatMap(list => rowsOf(list, languages))
  return { languages, rows: rows.map(row => finished(row, facts)) }
}

/** The pages that one place of the navigation has in several languages. */
function rowsOf(list: readonly DivisionEntry[], languages: readonly string[]): readonly OpenRow[] {
  const [original, ...others] = list
  if (!original) return []
  const rows = new Map<string, OpenRow>()
  const add = (language: DivisionEntry, page: ListedPage, key: string) => {
    const row = rows.get(key) ?? { page, cells: languages.map(() => null) }
    rows.set(key, row)
    row.cells[languages.indexOf(language.division.name)] ??= page.entry.path
  }
  for (const page of listedPages([original])) add(original, page, page.entry.path)
  for (const language of others) {
    const { of, pathFor } = translations(language, original)
    for (const page of listedPages([language])) {
      const same = of(page.entry.path)
      add(language, page, same ?? `extra ${pathFor(page.entry.path)}`)
    }
  }
  return [...rows.values()]
}

function finished({ page, cells }: OpenRow, { hasFile, titleOf, changed }: MatrixFacts): MatrixRow {
  const [first = null] = cells
  const original = first === null ? undefined : changed(first)
  const stateOf = (path: string): MatrixCell => {
    if (!hasFile(path)) return { path, state: 'unwritten' }
    if (first === null) return { path, state: 'extra' }
    const own = path === first || original === undefined ? undefined : changed(path)
    return own === undefined || original === undefined || own >= original
      ? { path, state: 'current' }
      : { path, state: 'outdated', changed: own }
  }
  const states = cells.map(path => (path === null ? null : stateOf(path)))
  const { path } = page.entry
  return {
    title: titleOf(path) ?? path.slice(path.lastIndexOf('/') + 1),
    around: [
      ...page.divisions.slice(1).map(({ division }) => division.name),
      ...page.groups.map(({ name }) => name),
    ],
    cells: states,
    ...(original !== undefined && states.some(cell => cell?.state === 'outdated') && { changed: original }),
  }
}
