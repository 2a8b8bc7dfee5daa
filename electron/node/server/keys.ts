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
  /** When each code expires. */
  readonly #codes = new Map<string, number>()
  readonly #now: () => number
  #refused = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** A code that can be redeemed once, within `lifetime` milliseconds. */
  issue(lifetime = Number.POSITIVE_INFINITY): string {
    const code = make()
    this.#codes.set(digest(code).toString('hex'), this.#now() + lifetime)
    return code
  }

  /** The token for a launch code, or undefined if the code is wrong, expired, or was used. */
  redeem(code: unknown): string | undefined {
    const name = typeof code === 'string' ? digest(code).toString('hex') : ''
    const expires = this.#codes.get(name)
    this.#codes.delete(name)
    if (expires !== undefined && this.#now() <= expires) return this.#token
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
