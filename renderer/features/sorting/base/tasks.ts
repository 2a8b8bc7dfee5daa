import type { PageSummary } from '../../../../shared/page/summary.ts'
import type { Row, Rows } from '../../entries/rows.ts'

/** The tasks, in the order in which they are listed. `kept`: unlisted pages that stay out of the navigation. */
export const TASKS = ['missing', 'case', 'twice', 'untitled', 'unlisted', 'kept'] as const

/** What is to be sorted out. */
export type TaskId = (typeof TASKS)[number]

interface Located {
  readonly id: string
  /** The path of the page, or the one that the entry names. */
  readonly path: string
  /** What readers see, or the path. */
  readonly label: string
}

/** An item to sort out: an entry of the navigation, or a page. */
export type SortingItem =
  /** An entry without a file, or one that the navigation lists again. `where`: the groups around it. */
  | (Located & { readonly task: 'missing' | 'twice'; readonly row: Row; readonly where: string })
  /** An entry without a file. `near`: the page that differs only in case. */
  | (Located & {
      readonly task: 'case'
      readonly row: Row
      readonly where: string
      readonly near: PageSummary
    })
  /** A page that is listed and has no title of its own, or one that is not listed. */
  | (Located & { readonly task: 'untitled' | 'unlisted' | 'kept'; readonly page: PageSummary })

/** The items of each task, in tree order; pages that are not listed in the order of their files. */
export type Tasks = Readonly<Record<TaskId, readonly SortingItem[]>>

type Pages = ReadonlyMap<string, PageSummary>

/** Pages that are not expected in the navigation. */
export interface ExpectedUnlisted {
  /** Paths that the person keeps out. */
  readonly kept: ReadonlySet<string>
  /** Paths of pages that API files list. */
  readonly generated: ReadonlySet<string>
}

const folded = (path: string): string => path.toLowerCase()

interface Around {
  /** The version or language: the same page may be listed once in each. */
  readonly scope: string
  readonly where: string
}

function* rowsAround(rows: readonly Row[], around: Around): Generator<readonly [Row, Around]> {
  for (const row of rows) {
    yield [row, around]
    if (row.rows.length === 0) continue
    const isScope = row.division === 'version' || row.division === 'language'
    const where = around.where === '' ? row.label : `${around.where} › ${row.label}`
    yield* rowsAround(row.rows, { scope: isScope ? row.id : (row.version ?? around.scope), where })
  }
}

const needsTitle = ({ titled, url, operation }: PageSummary): boolean =>
  !titled && url === undefined && operation === undefined

function pageItem(task: 'untitled' | 'unlisted' | 'kept', page: PageSummary): SortingItem {
  return { task, id: `${task}:${page.path}`, path: page.path, label: page.title, page }
}

function fileless(row: Row, where: string, near: PageSummary | undefined): SortingItem {
  const located = { path: row.detail, label: row.label, row, where }
  return near
    ? { task: 'case', id: `case:${row.id}`, ...located, near }
    : { task: 'missing', id: `missing:${row.id}`, ...located }
}

/** The items of entries, and the paths that the navigation lists. */
function itemsOfEntries(rows: readonly Row[], pages: Pages) {
  const byFolded = new Map([...pages.values()].map(page => [folded(page.path), page]))
  const [seen, listed] = [new Set<string>(), new Set<string>()]
  const items: SortingItem[] = []
  for (const [row, { scope, where }] of rowsAround(rows, { scope: '', where: '' })) {
    if (row.kind !== 'page') continue
    const path = row.detail
    const page = pages.get(path)
    const near = page ? undefined : byFolded.get(folded(path))
    const inScope = `${scope}\n${path}`
    if (!page) items.push(fileless(row, where, near))
    else if (seen.has(inScope))
      items.push({ task: 'twice', id: `twice:${row.id}`, path, label: row.label, row, where })
    else if (needsTitle(page) && !listed.has(path)) items.push(pageItem('untitled', page))
    seen.add(inScope)
    listed.add(near?.path ?? path)
  }
  return { items, listed }
}

/** Finds what is to be sorted out in the navigation and among the pages. */
export function findTasks(
  { rows }: Pick<Rows, 'rows'>,
  pages: Pages,
  { kept, generated }: ExpectedUnlisted,
): Tasks {
  const { items, listed } = itemsOfEntries(rows, pages)
  for (const page of pages.values()) {
    if (listed.has(page.path) || generated.has(page.path) || page.hidden || page.generated) continue
    items.push(pageItem(kept.has(page.path) ? 'kept' : 'unlisted', page))
  }
  const found: Record<TaskId, SortingItem[]> = {
    ...{ missing: [], case: [], twice: [], untitled: [], unlisted: [], kept: [] },
  }
  for (const item of items) found[item.task].push(item)
  return found
}

/** How many items are to be sorted out; those that stay out of the navigation are sorted. */
export const countToSort = (tasks: Tasks): number =>
  TASKS.reduce((sum, task) => (task === 'kept' ? sum : sum + tasks[task].length), 0)
