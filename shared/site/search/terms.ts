import { remembering } from './remembering.ts'

// Scripts without spaces between words, or with endings attached to words, are looked up by pairs of
// characters.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]+/gu
const RUN = /[\p{L}\p{N}\p{M}]+/gu
/** Longer words are keys and encoded images, which nobody types. */
const LONGEST = 40

/** Returns what all forms of a word have in common: “deploy” for “deployments” and “deploying”. */
export type Stem = (word: string) => string

/** Leaves words as they are: for languages without a stemmer. */
export const noStem: Stem = word => word

/** `text` without case and accents, for comparison. */
export const fold = (text: string): string =>
  /^[ -~]*$/.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function pairs(run: string): readonly string[] {
  const characters = [...run.normalize('NFC')]
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** `getUserName` is found as a whole and by each of its words. */
function parts(word: string): readonly string[] {
  if (!/\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u.test(word)) return []
  const found = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu) ?? []
  return found.length > 1 ? found.map(fold).filter(part => part.length > 1) : []
}

/** The words of one run of letters, folded. */
interface Words {
  /** The run itself, or its pairs of characters. */
  readonly whole: readonly string[]
  /** The words inside it. */
  readonly inner: readonly string[]
}

const NONE: Words = { whole: [], inner: [] }

function wordsOfRun(run: string): Words {
  const unspaced = run.match(UNSPACED)
  if (unspaced) {
    const rest = wordsIn(run.replace(UNSPACED, ' '))
    return { whole: [...unspaced.flatMap(pairs), ...rest.whole], inner: rest.inner }
  }
  return run.length > LONGEST ? NONE : { whole: [fold(run)], inner: parts(run) }
}

const remembered = remembering(wordsOfRun)

/** Returns the words of `text`, folded, in order: whole ones, and those inside compounds such as `getUserName`. */
export function wordsIn(text: string): Words {
  const all = (text.match(RUN) ?? []).map(remembered)
  return { whole: all.flatMap(({ whole }) => whole), inner: all.flatMap(({ inner }) => inner) }
}

/** The terms of each run that a stemmer met. */
const termsByStem = new WeakMap<Stem, (run: string) => readonly string[]>()

/** Returns the function that gives the terms of a run: the stems of its words. */
function runTerms(stem: Stem): (run: string) => readonly string[] {
  const known = termsByStem.get(stem)
  if (known) return known
  const made = remembering((run: string): readonly string[] => {
    const { whole, inner } = remembered(run)
    return [...whole, ...inner].map(stem)
  })
  termsByStem.set(stem, made)
  return made
}

/** Returns the search terms of `text`: the stems of its words. */
export const termsOf = (text: string, stem: Stem = noStem): readonly string[] =>
  (text.match(RUN) ?? []).flatMap(runTerms(stem))

/** Returns how often each search term is in `texts`. Most words are in them many times: each is looked up once. */
export function termCounts(texts: readonly string[], stem: Stem): ReadonlyMap<string, number> {
  const runs = new Map<string, number>()
  for (const text of texts) for (const run of text.match(RUN) ?? []) runs.set(run, (runs.get(run) ?? 0) + 1)
  const counts = new Map<string, number>()
  const terms = runTerms(stem)
  for (const [run, count] of runs)
    for (const term of terms(run)) counts.set(term, (counts.get(term) ?? 0) + count)
  return counts
}

/** A range of a text; `marked` if it is a matching word. */
export interface MarkedPiece {
  readonly text: string
  readonly marked: boolean
}

/** What is marked in a text. */
export interface Marks {
  /** Words of the query, and stems that were found, folded. */
  readonly words: readonly string[]
  readonly stem?: Stem
}

function isWanted(run: string, { words, stem = noStem }: Marks): boolean {
  const { whole, inner } = wordsOfRun(run)
  return [...whole, ...inner].some(
    word => words.includes(stem(word)) || words.some(wanted => word.startsWith(wanted)),
  )
}

/** Splits `text` so that the words to mark are separate pieces. */
export function marked(text: string, marks: Marks): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(RUN)) {
    if (!isWanted(word, marks)) continue
    if (index > from) pieces.push({ text: text.slice(from, index), marked: false })
    pieces.push({ text: word, marked: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}
