/** A regular file of the repository. */
export interface FileEntry {
  /** Path in the repository, with `/` as separator and no leading slash. */
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** A file as the disk lists it. */
export interface ListedFile extends FileEntry {
  /** Differs from an earlier one whenever the content may be another; absent if the disk cannot tell, as when the file has just changed. */
  readonly stamp?: string
}

/** A file as it is on disk. */
export interface FileText {
  /** Its text, without the byte order mark and with its line ends; a reference to its bytes if the file is not text, such as an image (see `isBytes`). */
  readonly text: string
  /** The file starts with a UTF-8 byte order mark, which saving keeps. */
  readonly bom: boolean
}

/** Whether two files have the same text and byte order mark; two missing files are equal. */
export const isSameFile = (a: FileText | null | undefined, b: FileText | null | undefined): boolean =>
  a?.text === b?.text && a?.bom === b?.bom

/** What changed on disk since the last report; paths in the repository. */
export interface DiskChange {
  readonly paths: readonly string[]
  /** Everything should be listed again: too much changed, or the watcher may have missed something. */
  readonly all: boolean
  /** The files may still be incomplete: they are reported again when they are complete. */
  readonly early?: true
}

/**
 * The disk as the engine sees it: confined to one repository. Every method rejects with a `Refusal` if the
 * request cannot be met. The implementation in memory is `memoryFiles`.
 */
export interface Files {
  /** Every regular file, sorted by path, without dot folders (except `.x/rules.md`) and node_modules. */
  list(): Promise<readonly ListedFile[]>
  /** Refuses with `not-found`, `not-allowed`, `not-text`. */
  readText(path: string): Promise<FileText>
  /** Reads the file, or its first `most` bytes. Refuses with `not-found`, `not-allowed`. */
  readBytes(path: string, most?: number): Promise<Uint8Array>
  /**
   * Reads what a reference stands for, or its first bytes: from the file that has these bytes, whatever its name
   * is now, or from where they are kept. Refuses with `not-found` if they are gone.
   */
  readReferenced(reference: string, most?: number): Promise<Uint8Array>
  /** Keeps bytes that no file has yet, and returns their reference. */
  keepBytes(bytes: Uint8Array): Promise<string>
  /**
   * Writes `text` completely or not at all. `expected` is what the disk must still hold (`undefined`: no such
   * file); otherwise refuses with `conflict` and writes nothing. Refuses with `disk` on failure.
   */
  write(path: string, text: FileText, expected: FileText | undefined): Promise<void>
  /** Refuses a new file whose name the disk cannot hold: too long for it, or with characters that it does not store. */
  checkName(path: string): Promise<void>
  /** Moves the file to the system's trash, or to a restorable copy; `expected` works as for `write`. */
  remove(path: string, expected: FileText): Promise<void>
  /** Calls `report` after changes settle, and early if possible, until the returned function is called. */
  watch(report: (change: DiskChange) => void): () => void
}
