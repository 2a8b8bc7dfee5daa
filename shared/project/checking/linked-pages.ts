import { linkNamesOf } from '../base/mentions.ts'

type Names = ReadonlySet<string>

/** Which pages others link to: known once every page was read, and updated when links change. */
export class LinkedPages {
  /** By the file that mentions them. */
  readonly #mentions = new Map<string, Names>()
  /** How many files mention a name. */
  readonly #counts = new Map<string, number>()
  /** The files that a name can reach. */
  readonly #reached = new Map<string, Set<string>>()
  /** The files to which it matters whether others link to them. */
  readonly #askers = new Set<string>()
  /** Names that were added or removed, and files that were added, since the last update. */
  readonly #changed = new Set<string>()
  readonly #come = new Set<string>()
  /** The names that were mentioned at the last update. */
  #names: Set<string> | undefined

  /** Whether a page may link to the one with this path, judged by its last segment; `undefined` before the first update. The answer matters to the page `asker`. */
  isLinked(path: string, asker: string | undefined): boolean | undefined {
    if (asker !== undefined) this.#askers.add(asker)
    const names = this.#names
    return names && linkNamesOf(path).some(name => names.has(name))
  }

  /** Whether it matters to a file who links to it. */
  isAsker(file: string): boolean {
    return this.#askers.has(file)
  }

  /** The files that mention one of `names`. */
  mentioning(names: Names): readonly string[] {
    return [...this.#mentions].flatMap(([file, own]) =>
      [...own].some(name => names.has(name)) ? [file] : [],
    )
  }

  /** Sets the last segments of the links of a file that is read again; without any, the file is gone. */
  set(file: string, mentions: Names | undefined): void {
    this.#askers.delete(file)
    const before = this.#mentions.get(file)
    if (!before !== !mentions) this.#comeOrGo(file, mentions !== undefined)
    if (mentions) this.#mentions.set(file, mentions)
    else this.#mentions.delete(file)
    for (const name of before ?? []) if (!mentions?.has(name)) this.#count(name, -1)
    for (const name of mentions ?? []) if (!before?.has(name)) this.#count(name, 1)
  }

  /** Updates what is linked, and passes the pages to which that matters and for which it changed to `changed`. */
  look(changed: (file: string) => void): void {
    const before = this.#names
    const names = before ?? new Set<string>()
    const files = new Set(this.#come)
    const others = new Set<string>()
    for (const name of this.#changed) {
      const isMentioned = this.#counts.has(name)
      if (isMentioned === names.has(name)) continue
      others.add(name)
      for (const file of this.#reached.get(name) ?? []) files.add(file)
    }
    const was = (name: string) => names.has(name)
    const isNow = (name: string) => names.has(name) !== others.has(name)
    for (const file of files) {
      if (!this.#askers.has(file)) continue
      const reaching = linkNamesOf(file)
      if ((before === undefined || reaching.some(was)) !== reaching.some(isNow)) changed(file)
    }
    for (const name of others) if (!names.delete(name)) names.add(name)
    this.#names = names
    this.#changed.clear()
    this.#come.clear()
  }

  #comeOrGo(file: string, isThere: boolean): void {
    if (isThere) this.#come.add(file)
    else this.#come.delete(file)
    for (const name of linkNamesOf(file)) {
      const reached = this.#reached.get(name) ?? new Set()
      if (isThere) this.#reached.set(name, reached.add(file))
      else reached.delete(file)
    }
  }

  #count(name: string, by: number): void {
    const count = (this.#counts.get(name) ?? 0) + by
    if (count > 0) this.#counts.set(name, count)
    else this.#counts.delete(name)
    this.#changed.add(name)
  }
}
