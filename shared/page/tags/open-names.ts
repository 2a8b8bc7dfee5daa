/** A stack of named items that finds a name in constant time. */
export class OpenNames<T> {
  readonly #items: { readonly name: string; readonly item: T }[] = []
  readonly #count = new Map<string, number>()

  /** The number of open items. */
  get size(): number {
    return this.#items.length
  }

  /** The open items, outermost first. */
  items(): readonly T[] {
    return this.#items.map(({ item }) => item)
  }

  push(name: string, item: T): void {
    this.#items.push({ name, item })
    this.#count.set(name, (this.#count.get(name) ?? 0) + 1)
  }

  /**
   * Removes everything down to the nearest item of that name; returns undefined and removes nothing if there
   * is none.
   */
  popTo(name: string): { readonly partner: T; readonly between: readonly T[] } | undefined {
    if (!this.#count.get(name)) return undefined
    const between: T[] = []
    for (;;) {
      const top = this.#items.pop()
      if (!top) return undefined
      this.#count.set(top.name, (this.#count.get(top.name) ?? 1) - 1)
      if (top.name === name) return { partner: top.item, between: between.reverse() }
      between.push(top.item)
    }
  }
}
