import { type ConfigReading, readConfig } from '../../config/read/read.ts'

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
