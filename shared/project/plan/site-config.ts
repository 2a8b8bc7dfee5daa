import type { ReadText } from '../../config/document/config-document.ts'
import { type ConfigReading, readConfig } from '../../config/read/read.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import type { SiteSettings } from '../../config/schema/settings.ts'

/** Whether only colors differ; members that both have are compared as objects. */
export function differOnlyInColors(before: SiteSettings, after: SiteSettings): boolean {
  const { newer: oldNewer = {}, ...old } = before
  const { newer: newNewer = {}, ...now } = after
  return sameButColors(old, now) && sameButColors(oldNewer, newNewer)
}

function sameButColors(before: object, after: object): boolean {
  const known = new Map<string, unknown>(Object.entries(before))
  const now = Object.entries(after)
  return (
    known.size === now.length &&
    now.every(([key, value]) => (key === 'colors' ? known.has(key) : known.get(key) === value))
  )
}

/** docs.json with the files that it refers to, in its current form and in the last form that could be read. */
export class SiteConfig {
  readonly #read: ReadText
  /** The texts that the current reading is made from. */
  #texts: readonly (string | undefined)[]
  #reading: ConfigReading
  #good: ConfigReading

  constructor(read: ReadText) {
    this.#read = read
    this.#reading = this.#readAll()
    this.#texts = this.files.map(read)
    this.#good = this.#reading
  }

  /** The current text, valid or not: its problems. */
  get reading(): ConfigReading {
    return this.#reading
  }

  /** The last valid reading: preview, navigation and checks use it. */
  get good(): ConfigReading {
    return this.#good
  }

  /** docs.json and every file that it refers to, also those that do not exist. */
  get files(): readonly string[] {
    return this.#reading.sources.files
  }

  /** Reads the current texts; returns whether the reading in use changed. */
  update(): boolean {
    if (this.files.every((file, index) => this.#read(file) === this.#texts[index])) return false
    this.#reading = this.#readAll()
    this.#texts = this.files.map(this.#read)
    if (this.#reading.state === 'broken') return false
    this.#good = this.#reading
    return true
  }

  #readAll(): ConfigReading {
    return readConfig(this.#read(CONFIG_FILE) ?? '', this.#read)
  }
}
