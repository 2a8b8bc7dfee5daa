import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { walk } from '../disk/walk.ts'

/**
 * The files of one folder of the product, listed beforehand: no path of a request ever reaches the disk.
 * Source maps are not served.
 */
export class ShippedFiles {
  readonly #folder: string
  #known: ReadonlyMap<string, string> = new Map()

  constructor(folder: string) {
    this.#folder = folder
    this.#look()
  }

  /** Every file, with `/`. */
  get names(): readonly string[] {
    return [...this.#known.keys()]
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    if (!this.#known.has(name)) this.#look() // rebuilt while we run
    const file = this.#known.get(name)
    return file === undefined ? undefined : readFile(file).catch(() => undefined)
  }

  #look(): void {
    try {
      this.#known = new Map(
        walk(this.#folder)
          .filter(name => !name.endsWith('.map'))
          .map(name => [name, join(this.#folder, name)]),
      )
    } catch {
      this.#known = new Map() // not built
    }
  }
}
