import type { BuildSources } from '../../../shared/site/build.ts'
import { digestOf } from './manifest.ts'

type ReadText = BuildSources['readText']

/** The digest of a text that cannot be read. */
const UNREADABLE = ''

/** Texts of a repository as one build sees them: each is read from disk once. */
export class Texts {
  readonly #read: ReadText
  readonly #kept = new Map<string, Promise<{ readonly text: string }>>()
  readonly #digests = new Map<string, string>()

  constructor(read: ReadText) {
    this.#read = read
  }

  /** Stores a text that was read elsewhere. */
  put(file: string, text: string): void {
    this.#digests.delete(file)
    this.#kept.set(file, Promise.resolve({ text }))
  }

  /** Reads a text; later calls return the same text. */
  readonly readText: ReadText = file => {
    const known = this.#kept.get(file) ?? this.#read(file)
    this.#kept.set(file, known)
    return known
  }

  /** Forgets a text that nobody will read again; its digest stays known. */
  drop(file: string): void {
    this.#kept.delete(file)
  }

  /** The digest of a text that was read here. */
  digestOf(file: string, text: string): string {
    const digest = this.#digests.get(file) ?? digestOf(text)
    this.#digests.set(file, digest)
    return digest
  }

  /** The digest of a file. */
  async digest(file: string): Promise<string> {
    const known = this.#digests.get(file)
    if (known !== undefined) return known
    const digest = await this.readText(file).then(
      ({ text }) => digestOf(text),
      () => UNREADABLE,
    )
    this.#digests.set(file, digest)
    return digest
  }
}
