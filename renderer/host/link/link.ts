import type { Send } from '../../../shared/rpc/connect.ts'
import type { PatchSource } from './patch-feed.ts'

/** The wire to the host, whatever it is made of. */
export interface Link {
  readonly send: Send
  /** Where the preview has its changes from; they are not events for the window. */
  readonly patches: PatchSource
  /** Where a file dropped on the window lies, where the host can tell. */
  readonly pathOf?: (file: File) => string
}

/** What a link tells its window. */
export interface LinkEvents {
  /** An event of the host: its name and one value, both untrusted. */
  readonly event: (name: unknown, value: unknown) => void
  /** The wire is cut; requests that were under way are rejected with {@link LinkLost}. `moved`: another window took this one's place. */
  readonly lost: (why: 'cut' | 'moved') => void
}

/** A request could not be carried because the connection was lost: whether it arrived is not known. */
export class LinkLost extends Error {
  override readonly name = 'LinkLost'
}

/** The host does not let this window in; trying again does not help. */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused'
}
