import { insertItem } from '../../../shared/config/edit/edit.ts'
import { nodeAt, parseJson } from '../../../shared/config/json/parse.ts'
import type { OutlinedApi, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { editInTurn } from '../../../shared/text/compose.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { operationsIn } from './operationRows.ts'

/** A page generated from an API file whose URL has changed; paths of pages. */
export interface MovedPage {
  readonly from: string
  readonly to: string
}

type Operations = readonly OutlinedOperation[]

/** Operations by the file they were read from. */
type KnownOperations = ReadonlyMap<string, Operations>

/** Adds the operations of descriptions to the known ones; a file that cannot be read keeps its last known operations. */
export function withOperations(known: KnownOperations, apis: readonly OutlinedApi[]): KnownOperations {
  const read = apis.flatMap(({ file, groups }) =>
    file === undefined || groups.length === 0 ? [] : [[file, operationsIn(groups)] as const],
  )
  return new Map([...known, ...read])
}

const isGenerated = ({ state }: OutlinedOperation) => state === 'generated' || state === 'hidden'

/** The operation in `all` that is the same as one with another URL before: the only one with its location, or with its title. */
function same(gone: OutlinedOperation, all: Operations): OutlinedOperation | undefined {
  const here = all.find(({ file, pointer }) => file === gone.file && pointer === gone.pointer)
  const alike = all.filter(({ title }) => title === gone.title)
  return here ?? (alike.length === 1 ? alike[0] : undefined)
}

/** Finds the pages generated from API files whose URL changes with an edit of these files. */
export function movedPages(before: KnownOperations, after: KnownOperations): readonly MovedPage[] {
  return [...after].flatMap(([file, now]) => {
    const then = before.get(file) ?? []
    const [old, fresh] = [pagesOf(then), pagesOf(now)]
    const gone = then.filter(one => isGenerated(one) && one.page !== undefined && !fresh.has(one.page))
    const come = now.filter(({ page }) => page !== undefined && !old.has(page))
    const [only] = gone.length === 1 && come.length === 1 ? come : []
    return gone.flatMap((one): MovedPage[] => {
      const to = (only ?? same(one, come))?.page
      return one.page === undefined || to === undefined ? [] : [{ from: one.page, to }]
    })
  })
}

const pagesOf = (operations: Operations): ReadonlySet<string> =>
  new Set(operations.flatMap(({ page }) => page ?? []))

/** Follows pages generated from API files during edits, across pauses in which a name is half typed. */
export class FollowedPages {
  #known: KnownOperations = new Map()
  /** The URL that readers know of a page that moved and has no redirect yet. */
  readonly #origins = new Map<string, string>()
  /** Former URLs of pages: one that comes back, as after Undo, needs no redirect to it. */
  readonly #former = new Set<string>()

  /** Whether no operation is known yet that could move. */
  get isEmpty(): boolean {
    return this.#known.size === 0
  }

  /** Updates the known operations, and returns the pages that moved since, from the URL that readers know. */
  follow(apis: readonly OutlinedApi[]): readonly MovedPage[] {
    const before = this.#known
    this.#known = withOperations(before, apis)
    const moved: MovedPage[] = []
    for (const { from, to } of movedPages(before, this.#known)) {
      const origin = this.#origins.get(from) ?? from
      this.#origins.delete(from)
      if (this.#former.has(to)) continue
      this.#former.add(origin)
      this.#origins.set(to, origin)
      moved.push({ from: origin, to })
    }
    return moved
  }

  /** Moved pages that have no redirect yet and still exist. */
  waiting(moved: readonly MovedPage[]): readonly MovedPage[] {
    return moved.filter(({ from, to }) => this.#origins.get(to) === from)
  }

  /** Records that the old URLs redirect. */
  led(moved: readonly MovedPage[]): void {
    for (const { to } of moved) this.#origins.delete(to)
  }
}

/** Adds redirects to the text of docs.json, after the existing ones. */
export function redirectEdits(text: string, moved: readonly MovedPage[]): TextEdits {
  const { root } = parseJson(text)
  let index = (root && nodeAt(root, ['redirects'])?.children?.length) ?? 0
  return editInTurn(text, moved, (now, { from, to }) =>
    insertItem(now, ['redirects'], index++, { source: `/${from}`, destination: `/${to}` }),
  )
}
