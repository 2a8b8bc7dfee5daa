import type { JsonPath } from '../json/pointer.ts'
import type { NavigationEntry } from './entry.ts'

/** Many times the entries of the largest known site; every page is drawn with those around it. */
const MOST = 100_000

/** A navigation of limited size, and where the rest of it begins, if there is more. */
export interface LimitedNavigation {
  readonly entries: readonly NavigationEntry[]
  readonly end?: JsonPath
}

/** Takes entries, depth first, until there is no room. */
class Taker {
  #room: number
  end: JsonPath | undefined

  constructor(room: number) {
    this.#room = room
  }

  take(members: readonly NavigationEntry[]): readonly NavigationEntry[] {
    const kept = members.flatMap(member => this.#one(member))
    return this.end === undefined ? members : kept
  }

  #one(member: NavigationEntry): readonly NavigationEntry[] {
    if (this.end !== undefined) return []
    if (this.#room-- <= 0) {
      this.end = member.at
      return []
    }
    return ['entries' in member ? { ...member, entries: this.take(member.entries) } : member]
  }
}

/** Keeps the first entries of a navigation, depth first, with what is around them. */
export function limitNavigation(entries: readonly NavigationEntry[], most = MOST): LimitedNavigation {
  const taker = new Taker(most)
  const kept = taker.take(entries)
  return taker.end === undefined ? { entries } : { entries: kept, end: taker.end }
}
