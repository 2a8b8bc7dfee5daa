import { hasAnchor } from '../../check/base/anchors.ts'

/** What a page holds of places that a link's `#…` can name; `undefined` where it was not read. */
type Anchors = ReadonlySet<string> | undefined

/** Which pages link to places of which others: when these have other places, only those can be concerned. */
export class LinkedAnchors {
  /** By the path of the page that is linked, and by the file that links to it. */
  readonly #wanted = new Map<string, Map<string, Set<string>>>()
  /** By the file that links. */
  readonly #paths = new Map<string, Set<string>>()

  /** Says that `file` is read again, or gone. */
  forget(file: string): void {
    for (const path of this.#paths.get(file) ?? []) this.#wanted.get(path)?.delete(file)
    this.#paths.delete(file)
  }

  /** Says that `file` links to the place `id` of the page `path`. */
  note(file: string, path: string, id: string): void {
    const byFile = this.#wanted.get(path) ?? new Map<string, Set<string>>()
    this.#wanted.set(path, byFile.set(file, (byFile.get(file) ?? new Set()).add(id)))
    this.#paths.set(file, (this.#paths.get(file) ?? new Set()).add(path))
  }

  /** The files with a link that did not lead to its place before, or does not now. */
  affected(path: string, before: Anchors, after: Anchors): readonly string[] {
    const isSound = (id: string) => [before, after].every(places => places && hasAnchor(places, id))
    const byFile = [...(this.#wanted.get(path) ?? [])]
    return byFile.flatMap(([file, ids]) => ([...ids].every(isSound) ? [] : [file]))
  }
}
