import { type ConfigReading, readConfig } from '../../config/read/read.ts'
import type { DocsConfig } from '../../config/schema/types.generated.ts'

/** Whether nothing differs but the colours; members that stand in both are compared as objects. */
export function differOnlyInColours(before: DocsConfig, after: DocsConfig): boolean {
  const known = new Map(Object.entries(before))
  const now = Object.entries(after)
  return (
    known.size === now.length &&
    now.every(([key, value]) => (key === 'colors' ? known.has(key) : known.get(key) === value))
  )
}

/** docs.json as it is read now, and as it was last understood. */
export class SiteConfig {
  #text: string | undefined
  #reading: ConfigReading
  #good: ConfigReading

  constructor(text: string | undefined) {
    this.#text = text
    this.#reading = readConfig(text ?? '')
    this.#good = this.#reading
  }

  /** The present text, broken or not: what its problems are. */
  get reading(): ConfigReading {
    return this.#reading
  }

  /** The last reading that could be understood: preview, navigation and checks go on with it. */
  get good(): ConfigReading {
    return this.#good
  }

  /** Reads a new text; answers whether the reading that is in use is another one now. */
  update(text: string | undefined): boolean {
    if (text === this.#text) return false
    this.#text = text
    this.#reading = readConfig(text ?? '')
    if (this.#reading.state === 'broken') return false
    this.#good = this.#reading
    return true
  }
}
