import { type ConfigReading, readConfig } from '../../config/read/read.ts'
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

/** docs.json in its current form, and in the last form that could be read. */
export class SiteConfig {
  #text: string | undefined
  #reading: ConfigReading
  #good: ConfigReading

  constructor(text: string | undefined) {
    this.#text = text
    this.#reading = readConfig(text ?? '')
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

  /** Reads a new text; returns whether the reading in use changed. */
  update(text: string | undefined): boolean {
    if (text === this.#text) return false
    this.#text = text
    this.#reading = readConfig(text ?? '')
    if (this.#reading.state === 'broken') return false
    this.#good = this.#reading
    return true
  }
}
