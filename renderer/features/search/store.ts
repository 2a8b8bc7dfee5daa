import i18next from 'i18next'
import type { FileMatches, SearchMatch, SearchQuery } from '../../../shared/project/search/model.ts'
import { replacementOf } from '../../../shared/project/search/replacement.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import { explain } from '../../host/link/explain.ts'
import { perSite, siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportLastStep } from '../../host/session/steps.ts'
import { projectOf } from '../../host/site/project.ts'

/** A search through the whole site, and its results so far. */
interface SearchState extends SearchQuery {
  readonly replacement: string
  /** `undefined` without a search. */
  readonly progress:
    | { readonly searched: number; readonly total: number; readonly isDone: boolean }
    | undefined
  readonly files: readonly FileMatches[]
  /** Matches that are excluded, as {@link matchId} names them. */
  readonly excluded: ReadonlySet<string>
  readonly failure: string | undefined
  readonly isReplacing: boolean
}

const FRESH: SearchState = {
  query: '',
  matchCase: false,
  wholeWord: false,
  regexp: false,
  include: '',
  replacement: '',
  progress: undefined,
  files: [],
  excluded: new Set(),
  failure: undefined,
  isReplacing: false,
}

/** The search through the site. */
export const useSearch = siteStore<SearchState>(
  () => FRESH,
  (site, store) => {
    projectOf(site).subscribe((now, before) => {
      if (now.redo === before.redo) return
      // After undo or redo the matches are others.
      const { progress, isReplacing, excluded: left } = store.getState()
      // Exclusions are known only by their locations: a new search would include them again. Stale matches are refused.
      if (progress?.isDone && !isReplacing && left.size === 0) changeQuery(site, {})
    })
    site.onClose(() => clearTimeout(runOf(site).timer))
  },
)

/** How many matches are listed; nobody looks through more. */
const MOST = 5000
const PAUSE = 250

/** The search that is running, or scheduled. */
interface Run {
  number: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const runOf = perSite((): Run => ({ number: 0, timer: undefined }))

/** The ID of a match. */
export const matchId = (file: string, { offset }: Pick<SearchMatch, 'offset'>): string => `${offset} ${file}`

/** Searches for another text, once the person pauses. */
export function changeQuery(site: Site, change: Partial<SearchQuery>): void {
  // Later matches of excluded files are excluded, too.
  useSearch.of(site).setState({ ...change, excluded: new Set() })
  const run = runOf(site)
  clearTimeout(run.timer)
  run.number++
  run.timer = setTimeout(() => void searchNow(site), PAUSE)
}

/** Stops a search; its matches so far stay. */
export function stopSearch(site: Site): void {
  runOf(site).number++
  useSearch.of(site).setState(({ progress }) => ({ progress: progress && { ...progress, isDone: true } }))
}

/** Restarts the search. */
export async function searchNow(site: Site): Promise<void> {
  const run = runOf(site)
  const mine = ++run.number
  const { query, matchCase, wholeWord, regexp, include } = useSearch.of(site).getState()
  useSearch.of(site).setState({ files: [], failure: undefined, progress: undefined })
  if (query === '') return
  await documentsOf(site).settled()
  let found: readonly FileMatches[] = []
  let after: string | undefined
  do {
    try {
      const options = { query, matchCase, wholeWord, regexp, include, ...(after !== undefined && { after }) }
      const { files, searched, total, next } = await site.host.search(options)
      if (mine !== run.number) return
      found = [...found, ...files]
      after = countOf(found) < MOST ? next : undefined
      useSearch
        .of(site)
        .setState({ files: found, progress: { searched, total, isDone: after === undefined } })
    } catch (error) {
      if (mine === run.number)
        useSearch.of(site).setState({ failure: explain(error).message, progress: undefined })
      return
    }
  } while (after !== undefined)
}

/** The number of matches. */
export const countOf = (files: readonly FileMatches[]): number =>
  files.reduce((sum, { matches: hits }) => sum + hits.length, 0)

/** Excludes matches from replacing, or includes them again. */
export function excludeMatches(site: Site, ids: readonly string[], isLeft: boolean): void {
  useSearch.of(site).setState(({ excluded: left }) => {
    const next = new Set(left)
    for (const id of ids) isLeft ? next.add(id) : next.delete(id)
    return { excluded: next }
  })
}

/** The matches to replace: those that are not excluded. */
function chosen({ files, excluded: left, replacement }: SearchState) {
  return files
    .map(({ file, matches: hits }) => ({
      file,
      replacements: hits
        .filter(hit => !left.has(matchId(file, hit)))
        .map(hit => ({ offset: hit.offset, before: hit.found, text: replacementOf(hit, replacement) })),
    }))
    .filter(({ replacements }) => replacements.length > 0)
}

/** Replaces every match that is not excluded, as one step, and reports it with an undo action. */
export async function replaceMatches(site: Site): Promise<void> {
  const state = useSearch.of(site).getState()
  const files = chosen(state)
  const count = files.reduce((sum, { replacements }) => sum + replacements.length, 0)
  if (count === 0 || state.isReplacing) return
  const words = { query: state.query, replacement: state.replacement, count }
  useSearch.of(site).setState({ isReplacing: true })
  try {
    await documentsOf(site).settled()
    await site.host.replaceAll({ label: i18next.t('search:step', words), files })
    const replaced = { ...words, in: i18next.t('search:files', { count: files.length }) }
    reportLastStep(site, i18next.t('search:replaced', replaced))
  } catch (error) {
    notifyError(site.app, error)
  }
  useSearch.of(site).setState({ isReplacing: false })
  await searchNow(site)
}
