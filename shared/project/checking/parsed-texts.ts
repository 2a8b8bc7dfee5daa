import type { PageReader } from '../../page/page-reader.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { Refusal } from '../../text/failure.ts'
import type { Buffers } from '../base/buffers.ts'
import type { Files } from '../files/files.ts'

/** What texts are read with. */
export interface TextParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly reader: PageReader
}

/** Reads and parses files with drafts applied. */
export class ParsedTexts {
  readonly #view: Files
  readonly #buffers: Buffers
  readonly #reader: PageReader
  /** The scripts that pages import components from, as last read. */
  readonly #scripts = new Map<string, Promise<ParsedPage | undefined>>()

  constructor({ view, buffers, reader }: TextParts) {
    this.#view = view
    this.#reader = reader
    this.#buffers = buffers
  }

  /** Returns a file parsed from its current text; undefined if it cannot be read. */
  async parse(file: string): Promise<ParsedPage | undefined> {
    const found = await this.read(file)
    return found instanceof Refusal ? undefined : found
  }

  /** Returns a file parsed from its current text, or why it cannot be read; undefined if there is none. */
  async read(file: string): Promise<ParsedPage | Refusal | undefined> {
    const held = this.#buffers.get(file)
    try {
      const read = held ? undefined : (await this.#view.readText(file)).text
      const newest = () => this.#buffers.get(file)?.text ?? read
      await this.#reader.readAhead(file, newest() ?? '')
      const text = newest()
      return text === undefined ? undefined : this.#reader.parse(file, text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.failure.code === 'not-found' ? undefined : error
    }
  }

  /** Like `read`, once it is known whether the text takes too much. */
  async readScreened(file: string): Promise<ParsedPage | Refusal | undefined> {
    const found = await this.read(file)
    if (found === undefined || found instanceof Refusal || !this.#reader.isCard(found)) return found
    await this.#reader.ready(file, found.text)
    return this.read(file)
  }

  /** Returns a script that many pages may import: read once, until it is forgotten. */
  script(file: string): Promise<ParsedPage | undefined> {
    const script = this.#scripts.get(file) ?? this.parse(file)
    this.#scripts.set(file, script)
    return script
  }

  /** Notes that a script changed, was added or was removed. */
  forget(file: string): void {
    this.#scripts.delete(file)
  }
}
