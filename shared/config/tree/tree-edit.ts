import type { Message } from '../../messages/message.ts'
import { applyChanges } from '../edit/apply-changes.ts'
import type { Change } from '../edit/changes.ts'
import { followedAll } from '../edit/follow.ts'
import type { JsonPath } from '../json/pointer.ts'

/** What a command on the navigation answers. */
export type TreeEdit =
  | MadeEdit
  | { readonly kind: 'none'; readonly reason: Message }
  | { readonly kind: 'refused'; readonly reason: Message }

/** The changes that a command makes. */
export interface MadeEdit {
  readonly kind: 'edit'
  readonly changes: readonly Change[]
  /** Where the entries it was about are afterwards. */
  readonly at: readonly JsonPath[]
  /** What people should know, such as keys that have no effect any more. */
  readonly notes: readonly Message[]
}

/** Returns changes as the answer of a command. */
export const edited = (
  changes: readonly Change[],
  at: readonly JsonPath[] = [],
  notes: readonly Message[] = [],
): MadeEdit => ({ kind: 'edit', changes, at, notes })

/** Says that nothing changes, and why. */
export const unchanged = (reason: Message): TreeEdit => ({ kind: 'none', reason })

/** Says why something is not possible. */
export const refused = (reason: Message): TreeEdit => ({ kind: 'refused', reason })

/** Makes commands one after the other, each on the result of the previous one. */
export class Sequence {
  config: unknown
  readonly changes: Change[] = []
  readonly notes: Message[] = []
  at: readonly JsonPath[] = []

  constructor(config: unknown) {
    this.config = config
  }

  /** Makes changes; those that follow refer to the result. */
  make(changes: readonly Change[]): void {
    this.changes.push(...changes)
    this.config = applyChanges(this.config, changes)
    this.at = followedAll(this.at, changes)
  }

  /** Makes the changes of a command. */
  add({ changes, at, notes }: MadeEdit): void {
    this.make(changes)
    this.notes.push(...notes)
    this.at = [...this.at, ...at]
  }

  /** Returns everything made so far as one answer; `reason` says why nothing was made. */
  result(reason: Message): TreeEdit {
    return this.changes.length === 0 ? unchanged(reason) : edited(this.changes, this.at, this.notes)
  }
}
