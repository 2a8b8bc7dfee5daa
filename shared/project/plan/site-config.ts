import type { ReadText } from '../../config/document/config-document.ts'
import { pagesInOrder, readNavigation } from '../../config/navigation/navigation.ts'
import { readConfigWithin, refusedConfig } from '../../config/read/bounded.ts'
import type { ConfigReading } from '../../config/read/read.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import type { SiteSettings } from '../../config/schema/settings.ts'
import { apiEntries } from '../../openapi/entries.ts'
import { type Bounded, boundedBySize, type Excess } from '../../text/budget.ts'

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
  readonly #bounded: Bounded
  readonly #refused: () => void
  /** The texts that the current reading is made from. */
  #texts: readonly (string | undefined)[]
  #reading: ConfigReading
  #good: ConfigReading
  /** What was in use before. */
  #before: ConfigReading
  /** The navigation that was read last. */
  #used: unknown

  /** `refused` is called when settings that were in use are refused. */
  constructor(read: ReadText, bounded: Bounded = boundedBySize, refused: () => void = () => undefined) {
    this.#read = read
    this.#bounded = bounded
    this.#refused = refused
    this.#reading = this.#readAll()
    this.#texts = this.files.map(read)
    this.#good = this.#reading
    this.#before = this.#good
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
    this.#before = this.#good
    this.#good = this.#reading
    return true
  }

  /**
   * Takes the settings in use out of use, as a plan of the site with them takes too much: those before them are in
   * use again, then none. Returns `false` if there is nothing left to take out.
   */
  refuse(excess: Excess): boolean {
    const refused = this.#good
    if (refused.state === 'broken') return false
    const reading = refusedConfig(refused, excess)
    if (refused === this.#reading) this.#reading = reading
    this.#good = refused === this.#before ? reading : this.#before
    this.#refused()
    return true
  }

  #readAll(): ConfigReading {
    // What follows from the settings at once counts as reading them: it is done wherever they are used.
    const use = ({ value }: ConfigReading) => {
      if (value.navigation !== this.#used) pagesInOrder(readNavigation(value))
      apiEntries(value)
      this.#used = value.navigation
    }
    return readConfigWithin(this.#bounded, this.#read(CONFIG_FILE) ?? '', this.#read, use)
  }
}
