import { valueCached } from '../../config/json/cached-parse.ts'
import { type JsonPath, parsePointer } from '../../config/json/pointer.ts'
import type { Divisions } from '../../config/navigation/divisions.ts'
import { divide } from '../../config/tree/divide.ts'
import type { DivisionWish } from '../../config/tree/division-wish.ts'
import type { MadeEdit } from '../../config/tree/tree-edit.ts'
import { type Message, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { Lock } from '../base/lock.ts'
import type { Listing } from '../files/listing.ts'
import type { Mover } from '../moving/mover.ts'
import type { SiteConfig } from '../plan/site-config.ts'
import type { Journal } from '../saving/journal.ts'
import type { Snapshots } from '../snapshots/snapshots.ts'
import { divisionMoves, pagesOfEntries } from './division-moves.ts'
import type { DivisionPlan, DivisionRequest } from './model.ts'

/** The parts of an opened repository that a new division changes. */
interface DivisionServiceParts {
  readonly config: SiteConfig
  readonly journal: Journal
  readonly listing: Listing
  readonly mover: Mover
  readonly snapshots: Snapshots
}

const pathOf = (pointer: string): JsonPath => parsePointer(pointer) ?? []

const wishOf = ({ entries, place, rest, folder, href, kind, name }: DivisionRequest): DivisionWish => ({
  kind,
  name,
  entries: entries.map(pathOf),
  ...(place && { place: { ...place, at: pathOf(place.at) } }),
  ...(rest !== undefined && { rest }),
  ...(folder !== undefined && { folder }),
  ...(href !== undefined && { href }),
})

/** Makes divisions of groups and pages: the navigation changes, files move, and every reference follows them. */
export class DivisionService {
  readonly #parts: DivisionServiceParts
  readonly #requests: Lock

  constructor(parts: DivisionServiceParts, requests: Lock) {
    this.#parts = parts
    this.#requests = requests
  }

  /** What making a division would change. Refuses impossible ones with the reason. */
  async planDivision(request: DivisionRequest): Promise<DivisionPlan> {
    const { moves, references, warnings } = await this.#workOut(request)
    return { moves, references, warnings }
  }

  /** Makes a division, and moves its files: one step called `label`. */
  makeDivision({ label, ...request }: DivisionRequest & { readonly label: string }): Promise<void> {
    return this.#requests.run(async () => {
      const { journal, snapshots } = this.#parts
      const { texts } = await this.#workOut(request)
      const keep = snapshots.beforeRewrite(label, [...texts.keys()])
      journal.rewrite(texts, { cause: 'host', label, remember: true })
      await keep()
    })
  }

  async #workOut(request: DivisionRequest) {
    const { mover, listing } = this.#parts
    const wish = wishOf(request)
    const moves = divisionMoves(this.#written(), wish, listing.files())
    const result = await mover.workOutMove(
      { moves, redirects: request.redirects, leave: [] },
      {
        changes: () => this.#edit(wish).changes,
        pages: pagesOfEntries(this.#written(), wish.entries),
        objection: emptied,
      },
    )
    return { ...result, moves }
  }

  /** docs.json as it is written now. */
  #written(): unknown {
    const { root } = this.#parts.config.reading
    return root && valueCached(root)
  }

  #edit(wish: DivisionWish): MadeEdit {
    const edit = divide(this.#written(), wish)
    if (edit.kind === 'edit') return edit
    throw new Refusal('not-allowed', edit.reason)
  }
}

/** Says which division would have no page any more, because its pages move into the folder of another one. */
function emptied(before: Divisions, after: Divisions): Message | undefined {
  const lost = before.all.find(({ at, prefix }) => {
    const is = (other: { readonly at: JsonPath }) => other.at.join('/') === at.join('/')
    const then = after.all.find(is)
    const own = before.all.find(is)
    return (
      prefix !== undefined &&
      own &&
      then &&
      before.pagesOf(own).length > 0 &&
      after.pagesOf(then).length === 0
    )
  })
  return lost && message('tree:leavesEmpty', { name: lost.name })
}
