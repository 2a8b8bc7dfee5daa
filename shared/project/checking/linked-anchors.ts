import { hasAnchor } from '../../check/base/anchors.ts'

/** The anchors of a page that a link's `#…` can name; `undefined` if it was not read. */
export type Anchors = ReadonlySet<string> | undefined

/** Which pages link to anchors of which others: when anchors change, only those pages are affected. */
export class LinkedAnchors {
  /** By the path of the linked page, and by the file that links to it. */
  readonly #wanted = new Map<string, Map<string, Set<string>>>()
  /** By the file that links. */
  readonly #paths = new Map<string, Set<string>>()

  /** Notes that `file` is read again, or gone. */
  forget(file: string): void {
    for (const path of this.#paths.get(file) ?? []) this.#wanted.get(path)?.delete(file)
    this.#paths.delete(file)
  }

  /** Notes that `file` links to the anchor `id` of the page `path`. */
  note(file: string, path: string, id: string): void {
    const byFile = this.#wanted.get(path) ?? new Map<string, Set<string>>()
    this.#wanted.set(path, byFile.set(file, (byFile.get(file) ?? new Set()).add(id)))
    this.#paths.set(file, (this.#paths.get(file) ?? new Set()).add(path))
  }

  /** The paths and anchors that a file links to. */
  wantedBy(file: string): readonly (readonly [path: string, id: string])[] {
    return [...(this.#paths.get(file) ?? [])].flatMap(path =>
      [...(this.#wanted.get(path)?.get(file) ?? [])].map(id => [path, id] as const),
    )
  }

  /** The files with a link whose anchor was missing before, or is missing now. */
  affected(path: string, before: Anchors, after: Anchors): readonly string[] {
    const isSound = (id: string) =>
      [before, after].every(references => references && hasAnchor(references, id))
    const byFile = [...(this.#wanted.get(path) ?? [])]
    return byFile.flatMap(([file, ids]) => ([...ids].every(isSound) ? [] : [file]))
  }
}
