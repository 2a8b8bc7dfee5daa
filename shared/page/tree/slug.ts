const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** Returns the id that GitHub gives a heading with this text, before it is made unique. */
export const slugOf = (text: string): string => text.toLowerCase().replace(DROPPED, '').replaceAll(' ', '-')

/** Assigns ids that are unique in a page, numbered the way GitHub does. Claims can be undone. */
export class Slugs {
  /** How often each id was claimed after its first time. */
  readonly #used = new Map<string, number>()
  readonly #log: { readonly id: string; readonly base: string; readonly before: number | undefined }[] = []

  /** Returns `base`, or `base-1`, `base-2` … if that is taken. */
  claim(base: string): string {
    const before = this.#used.get(base)
    let count = before ?? 0
    let id = base
    while (this.#used.has(id)) {
      count++
      id = `${base}-${count}`
    }
    if (before !== undefined) this.#used.set(base, count)
    this.#used.set(id, 0)
    this.#log.push({ id, base, before })
    return id
  }

  /** The number of claims, for {@link undo}. */
  get claims(): number {
    return this.#log.length
  }

  /** Undoes every claim after the first `claims`. */
  undo(claims: number): void {
    for (const { id, base, before } of this.#log.splice(claims).toReversed()) {
      this.#used.delete(id)
      if (before !== undefined) this.#used.set(base, before)
    }
  }
}
