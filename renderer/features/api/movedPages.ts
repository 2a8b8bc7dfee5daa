import { insertItem } from '../../../shared/config/edit/edit.ts'
import { nodeAt, parseJson } from '../../../shared/config/json/parse.ts'
import type { OutlinedApi, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { editInTurn } from '../../../shared/text/compose.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { operationsIn } from './operationRows.ts'

/** A page made from an API file whose address is another one now; paths of pages. */
export interface MovedPage {
  readonly from: string
  readonly to: string
}

type Operations = readonly OutlinedOperation[]

/** Operations by the file that they were read from. */
export type KnownOperations = ReadonlyMap<string, Operations>

/** Adds the operations of descriptions to those that are known; what cannot be read now keeps those it had. */
export function withOperations(known: KnownOperations, apis: readonly OutlinedApi[]): KnownOperations {
  const read = apis.flatMap(({ file, groups }) =>
    file === undefined || groups.length === 0 ? [] : [[file, operationsIn(groups)] as const],
  )
  return new Map([...known, ...read])
}

const isGenerated = ({ state }: OutlinedOperation) => state === 'generated' || state === 'hidden'

/** The one of `all` that is meant by an operation that stood elsewhere before: alone with its place, or with its title. */
function same(gone: OutlinedOperation, all: Operations): OutlinedOperation | undefined {
  const here = all.find(({ file, pointer }) => file === gone.file && pointer === gone.pointer)
  const alike = all.filter(({ title }) => title === gone.title)
  return here ?? (alike.length === 1 ? alike[0] : undefined)
}

/** Finds the pages made from API files that have another address after an edit of these files. */
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

/** Follows pages made from API files while these are edited, over pauses in which a name is half written. */
export class FollowedPages {
  #known: KnownOperations = new Map()
  /** The address that readers know of a page which moved and has no redirect yet. */
  readonly #origins = new Map<string, string>()
  /** Addresses that pages had: one that comes back, as after Undo, needs no redirect to it. */
  readonly #former = new Set<string>()

  /** Whether nothing is known yet that could move. */
  get isEmpty(): boolean {
    return this.#known.size === 0
  }

  /** Takes in how operations stand now, and gives the pages that moved since, from where readers know them. */
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

  /** Those whose readers are not led on yet, and which are still there. */
  waiting(moved: readonly MovedPage[]): readonly MovedPage[] {
    return moved.filter(({ from, to }) => this.#origins.get(to) === from)
  }

  /** Says that readers of the old addresses are led on. */
  led(moved: readonly MovedPage[]): void {
    for (const { to } of moved) this.#origins.delete(to)
  }
}

/** Adds redirects to the text of docs.json, after those that are there. */
export function redirectEdits(text: string, moved: readonly MovedPage[]): TextEdits {
  const { root } = parseJson(text)
  let index = (root && nodeAt(root, ['redirects'])?.children?.length) ?? 0
  return editInTurn(text, moved, (now, { from, to }) =>
    insertItem(now, ['redirects'], index++, { source: `/${from}`, destination: `/${to}` }),
  )
}
