/** A regular file of the repository. */
export interface FileEntry {
  /** Path inside the repository, with `/` and no leading one. */
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** A file as it lies on disk. */
export interface FileText {
  /** Its text; of a file that is not text, such as a picture, one character for each byte (see `isBytes`). Without the byte order mark; line ends as they are. */
  readonly text: string
  /** The file begins with a UTF-8 byte order mark, which saving keeps. */
  readonly bom: boolean
}

/** Whether two files hold the same text with the same mark at its beginning; nothing is the same as nothing. */
export const isSameFile = (a: FileText | null | undefined, b: FileText | null | undefined): boolean =>
  a?.text === b?.text && a?.bom === b?.bom

/** What changed on disk since the last report; paths inside the repository. */
export interface DiskChange {
  readonly paths: readonly string[]
  /** So much changed, or the watcher may have missed something, that everything should be listed again. */
  readonly all: boolean
  /** The files may still be on their way to the disk: they are reported again when they are whole. */
  readonly early?: true
}

/**
 * The disk as the engine sees it: confined to one repository. Every method rejects with a `Refusal`
 * where the request cannot be met. Its twin in memory is `memoryFiles`.
 */
export interface Files {
  /** Every regular file, sorted by path; dot folders (but for `.x/rules.md`) and node_modules left out. */
  list(): Promise<readonly FileEntry[]>
  /** Refuses with `not-found`, `not-allowed`, `not-text`. */
  readText(path: string): Promise<FileText>
  /** Reads the file, or its first `most` bytes. Refuses with `not-found`, `not-allowed`. */
  readBytes(path: string, most?: number): Promise<Uint8Array>
  /**
   * Writes `text` whole or not at all. `expected` is what the disk must still hold (`undefined`: no
   * such file); otherwise refuses with `conflict` and writes nothing. Refuses with `disk` on failure.
   */
  write(path: string, text: FileText, expected: FileText | undefined): Promise<void>
  /** Moves the file to the system's trash, or to a restorable copy; same rule for `expected`. */
  remove(path: string, expected: FileText): Promise<void>
  /** Calls `report` after changes settle, and early where it can, until the returned function is called. */
  watch(report: (change: DiskChange) => void): () => void
}
