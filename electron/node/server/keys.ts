import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const make = (): string => randomBytes(32).toString('base64url')
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** After this many refused attempts, replies are delayed. */
const FREE_TRIES = 10
const DELAY = 1_000

/**
 * Access to the editor: a launch code works once and returns the token, which every socket presents. Both are
 * kept as digests and compared in constant time; neither is ever stored or logged.
 */
export class AccessKeys {
  readonly #token = make()
  readonly #tokenDigest = digest(this.#token)
  readonly #codes = new Set<string>()
  #refused = 0

  /** A code that can be redeemed once. */
  issue(): string {
    const code = make()
    this.#codes.add(digest(code).toString('hex'))
    return code
  }

  /** The token for a launch code, or undefined if the code is wrong or was used. */
  redeem(code: unknown): string | undefined {
    if (typeof code === 'string' && this.#codes.delete(digest(code).toString('hex'))) return this.#token
    this.#refused++
    return undefined
  }

  /** Whether this is the token. */
  accepts(token: string | undefined): boolean {
    const right = token !== undefined && timingSafeEqual(digest(token), this.#tokenDigest)
    if (!right) this.#refused++
    return right
  }

  /** Milliseconds that a refusal is delayed, so that guessing is slow. */
  get delay(): number {
    return this.#refused > FREE_TRIES ? DELAY : 0
  }
}
