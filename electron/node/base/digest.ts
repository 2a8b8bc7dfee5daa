import { createHash } from 'node:crypto'

/** The digest of a content that comes piece by piece. */
export class Digest {
  readonly #hash = createHash('sha256')

  add(content: string | Uint8Array): void {
    this.#hash.update(content)
  }

  result(): string {
    return this.#hash.digest('hex').slice(0, 32)
  }
}

export function digestOf(content: string | Uint8Array): string {
  const digest = new Digest()
  digest.add(content)
  return digest.result()
}
