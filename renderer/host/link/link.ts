import type { Send } from '../../../shared/rpc/connect.ts'
import type { PatchSource } from './patch-feed.ts'

/** The connection to the host, over any transport. */
export interface Link {
  readonly send: Send
  /** The patches for the preview; they are not events for the window. */
  readonly patches: PatchSource
  /** The path of a file dropped on the window, if the host knows it. */
  readonly pathOf?: (file: File) => string
}

/** What a link reports to its window. */
export interface LinkEvents {
  /** An event of the host: its name and one value, both untrusted. */
  readonly event: (name: unknown, value: unknown) => void
  /** The connection is cut; pending requests are rejected with {@link LinkLost}. `moved`: another window replaced this one. */
  readonly lost: (why: 'cut' | 'moved') => void
}

/** A request failed because the connection was lost; it may or may not have arrived. */
export class LinkLost extends Error {
  override readonly name = 'LinkLost'
}

/** The host rejects this window; trying again does not help. */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused'
}
