/** Texts by file; `undefined`: there was no such file. */
export type Texts = ReadonlyMap<string, string | undefined>

/** What some files held before a change that touched much. */
export interface Snapshot {
  readonly id: string
  /** Names the change that came after it. */
  readonly label: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly files: readonly string[]
}

/** Where snapshots lie: outside the repository, beyond the end of the program. */
export interface SnapshotStore {
  /** Newest first. */
  list(): Promise<readonly Snapshot[]>
  keep(label: string, texts: Texts): Promise<void>
  /** Refuses with `not-found`. */
  read(id: string): Promise<Texts>
}
