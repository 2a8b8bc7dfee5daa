const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** Returns the id that GitHub gives a heading of this text, before it is made unique. */
export const slugOf = (text: string): string => text.toLowerCase().replace(DROPPED, '').replaceAll(' ', '-')

/** Hands out ids that are unique in a page, the way GitHub numbers them. Claims can be taken back. */
export class Slugs {
  /** How often each id was asked for after its first time. */
  readonly #used = new Map<string, number>()
  readonly #log: { readonly id: string; readonly base: string; readonly before: number | undefined }[] = []

  /** Returns `base`, or `base-1`, `base-2` … where that is taken. */
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

  /** How many claims were made; {@link undo} goes back to it. */
  get claims(): number {
    return this.#log.length
  }

  /** Takes back every claim after the first `claims`. */
  undo(claims: number): void {
    for (const { id, base, before } of this.#log.splice(claims).toReversed()) {
      this.#used.delete(id)
      if (before !== undefined) this.#used.set(base, before)
    }
  }
}
