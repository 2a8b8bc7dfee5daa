import type { BuildSources } from '../../../shared/site/build.ts'
import { digestOf } from '../base/digest.ts'

type ReadText = BuildSources['readText']

/** The digest of a text that cannot be read. */
const UNREADABLE = ''

/** So many UTF-16 units are kept. */
const MOST = 8_000_000

type Reading = ReturnType<ReadText>

/**
 * Texts of a repository as one build sees them. Of a large site, texts beyond `most` UTF-16 units are read again. A
 * text that changes between two readings keeps its first digest, so that the next build reads it again.
 */
export class Texts {
  readonly #read: ReadText
  readonly #kept = new Map<string, { readonly reading: Reading; length: number }>()
  readonly #digests = new Map<string, string>()
  #length = 0

  readonly #most: number

  constructor(read: ReadText, most = MOST) {
    this.#read = read
    this.#most = most
  }

  /** Stores a text that was read elsewhere. */
  put(file: string, text: string): void {
    this.#digests.delete(file)
    this.#keep(file, Promise.resolve({ text }))
  }

  /** Reads a text; later calls return the same text while it is kept. */
  readonly readText: ReadText = async file => {
    const known = this.#kept.get(file)
    if (known) return known.reading
    const kept = this.#keep(file, this.#read(file))
    const found = await kept.reading
    if (this.#kept.get(file) !== kept) return found
    kept.length = found.text.length
    this.#length += kept.length
    if (this.#length > this.#most) {
      this.digestOf(file, found.text)
      this.drop(file)
    }
    return found
  }

  /** Forgets a text that is not needed soon; its digest stays known. */
  drop(file: string): void {
    this.#length -= this.#kept.get(file)?.length ?? 0
    this.#kept.delete(file)
  }

  #keep(file: string, reading: Reading) {
    this.drop(file)
    const kept = { reading, length: 0 }
    this.#kept.set(file, kept)
    return kept
  }

  /** The digest of a text that was read here, if it is known. */
  knownDigest(file: string): string | undefined {
    return this.#digests.get(file)
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
