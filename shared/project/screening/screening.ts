import { type Bounded, type Excess, TooCostly } from '../../text/budget.ts'
import { hashText } from '../../text/hash.ts'
import type { Files } from '../files/files.ts'
import { isMarkdown } from '../files/kinds.ts'
import { areSuspicious, isSuspicious } from './suspicion.ts'

/** The texts of the files that docs.json refers to. */
export type SettingsParts = ReadonlyMap<string, string>

/**
 * Finds out elsewhere, such as in a process that may fail, what reading and drawing a text takes too much of;
 * `undefined` if of nothing. Settings come with the files that they refer to. Never rejects.
 */
export type Judge = (file: string, text: string, parts?: SettingsParts) => Promise<Excess | undefined>

const AFFORDABLE: Judge = () => Promise.resolve(undefined)

/** What texts take too much of, by their digests. */
export type RefusedTexts = ReadonlyMap<number, Excess>

/** Who judges; everything is optional. */
export interface ScreeningOptions {
  readonly judge?: Judge | undefined
  /** Notes that somebody waits for the verdict on a text that was given to the judge. */
  readonly hurry?: ((file: string, text: string) => void) | undefined
  /** Texts that were refused elsewhere. */
  readonly refused?: RefusedTexts
  /** The most UTF-16 units of a page; a longer one takes too long, whatever it holds. */
  readonly longest?: number | undefined
}

/** The same text is read differently in files of different kinds. */
const keyOf = (file: string, text: string): string =>
  `${file.slice(file.lastIndexOf('.') + 1)} ${text.length} ${hashText(text)}`

/** Has suspicious texts judged before the engine works on them, and refuses those that take too much. */
export class Screening {
  readonly #judge: Judge
  readonly #hurry: (file: string, text: string) => void
  readonly #inner: Bounded
  readonly #verdicts = new Map<string, Promise<void>>()
  readonly #judged = new Set<string>()
  readonly #together = new Map<string, Promise<boolean>>()
  readonly #refused: Map<number, Excess>
  readonly #longest: number

  /** Without a judge, only the budget counts, and what another screening refused. */
  constructor(bounded: Bounded, options: ScreeningOptions = {}) {
    const { judge = AFFORDABLE, hurry, refused = new Map(), longest = Number.POSITIVE_INFINITY } = options
    this.#inner = bounded
    this.#longest = longest
    this.#judge = judge
    this.#hurry = hurry ?? (() => undefined)
    this.#refused = new Map(refused)
  }

  /** The texts that were refused so far. */
  get refused(): RefusedTexts {
    return this.#refused
  }

  /** What a text that was judged takes too much of. */
  readonly excessOf = (text: string): Excess | undefined =>
    this.#refused.size === 0 ? undefined : this.#refused.get(hashText(text))

  /** Runs work within the budget; refuses work on a text that takes too much. */
  readonly bounded: Bounded = (work, text) => {
    const excess = text === undefined ? undefined : this.excessOf(text)
    if (excess) throw new TooCostly(excess)
    return this.#inner(work, text)
  }

  /** Whether a text is suspicious and was not judged yet. One that is too long is judged at once. */
  readonly mustWait = (file: string, text: string): boolean => {
    if (!isSuspicious(file, text)) return false
    const key = keyOf(file, text)
    if (!this.#judged.has(key) && isMarkdown(file) && text.length > this.#longest)
      this.#take(text, key, 'time')
    return !this.#judged.has(key)
  }

  /** Resolves when it is known what a text takes too much of; at once if it is not suspicious. Never rejects. */
  readonly screen = async (file: string, text: string): Promise<void> => {
    if (!this.mustWait(file, text)) return
    const key = keyOf(file, text)
    const known = this.#verdicts.get(key)
    if (known && !this.#judged.has(key)) this.#hurry(file, text)
    const verdict = known ?? this.#ask(file, text, key)
    this.#verdicts.set(key, verdict)
    await verdict
  }

  /** Whether docs.json with the files that it refers to takes no more than a moment; resolves when that is known. Never rejects. */
  isAffordableWith(file: string, text: string, parts: SettingsParts): Promise<boolean> {
    const texts = [text, ...parts.values()]
    if (!areSuspicious(file, texts)) return Promise.resolve(true)
    const key = texts.map(each => keyOf(file, each)).join()
    const verdict =
      this.#together.get(key) ?? this.#judge(file, text, parts).then(excess => excess === undefined)
    this.#together.set(key, verdict)
    return verdict
  }

  /** The same files: settings and API descriptions are screened when they are read, pages when they are parsed. */
  files(files: Files): Files {
    return {
      list: () => files.list(),
      readText: async path => {
        const found = await files.readText(path)
        if (!isMarkdown(path)) await this.screen(path, found.text)
        return found
      },
      readBytes: (path, most) => files.readBytes(path, most),
      readReferenced: (reference, most) => files.readReferenced(reference, most),
      keepBytes: bytes => files.keepBytes(bytes),
      checkName: path => files.checkName(path),
      write: (path, text, expected) => files.write(path, text, expected),
      remove: (path, expected) => files.remove(path, expected),
      watch: report => files.watch(report),
    }
  }

  async #ask(file: string, text: string, key: string): Promise<void> {
    this.#take(text, key, await this.#judge(file, text))
  }

  #take(text: string, key: string, excess: Excess | undefined): void {
    if (excess) this.#refused.set(hashText(text), excess)
    this.#judged.add(key)
  }
}
