import type { Text } from '../../messages/message.ts'
/** Texts by file; `undefined`: the file did not exist. */
export type Texts = ReadonlyMap<string, string | undefined>

/** What some files held before a large change. */
export interface Snapshot {
  readonly id: string
  /** Names the change that followed it. */
  readonly label: Text
  /** Milliseconds since 1970. */
  readonly time: number
  readonly files: readonly string[]
}

/** Where snapshots are stored: outside the repository, across restarts. */
export interface SnapshotStore {
  /** Newest first. */
  list(): Promise<readonly Snapshot[]>
  keep(label: Text, texts: Texts): Promise<void>
  /** Refuses with `not-found`. */
  read(id: string): Promise<Texts>
}
