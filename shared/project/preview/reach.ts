import { namesOf } from '../references.ts'

/** Which pages are linked by others: known once every page was read, and looked at again when links change. */
export class Reach {
  #names: ReadonlySet<string> | undefined
  /** The outlines that were looked at last; each is another object when its page was checked again. */
  #seen = new Map<string, object>()

  /** Whether some page may link to the one of this path, judged by its last name; absent before the first look. */
  get isLinked(): ((path: string) => boolean) | undefined {
    const names = this.#names
    return names && (path => namesOf(path).some(name => names.has(name)))
  }

  /** Finds out what is linked now, and names to `changed` the pages for which that is different. */
  look(
    outlines: ReadonlyMap<string, { readonly mentions: ReadonlySet<string> }>,
    changed: (file: string) => void,
  ): void {
    const isSame =
      outlines.size === this.#seen.size && [...outlines].every(([file, it]) => this.#seen.get(file) === it)
    if (isSame) return
    this.#seen = new Map(outlines)
    const before = this.#names
    const now = new Set([...outlines.values()].flatMap(({ mentions }) => [...mentions]))
    this.#names = now
    for (const file of outlines.keys()) {
      const names = namesOf(file)
      const was = before?.size === undefined ? true : names.some(name => before.has(name))
      if (was !== names.some(name => now.has(name))) changed(file)
    }
  }
}
