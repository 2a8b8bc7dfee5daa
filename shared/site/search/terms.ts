// Scripts without spaces between words are looked up by pairs of characters.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]+/gu
const RUN = /[\p{L}\p{N}\p{M}]+/gu
/** Longer words are keys and encoded images, which nobody types. */
const LONGEST = 40

/** `text` without case and accents, for comparison. */
export const fold = (text: string): string =>
  /^[ -~]*$/.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function pairs(run: string): readonly string[] {
  const characters = [...run]
  if (characters.length === 1) return [run]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** `getUserName` is found as a whole and by each of its words. */
function parts(word: string): readonly string[] {
  if (!/\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u.test(word)) return []
  return word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu) ?? []
}

function termsOfRun(run: string): readonly string[] {
  const unspaced = run.match(UNSPACED)
  if (unspaced) return [...unspaced.flatMap(pairs), ...termsOf(run.replace(UNSPACED, ' '))]
  if (run.length > LONGEST) return []
  const whole = fold(run)
  const inner = parts(run)
  return inner.length > 1 ? [whole, ...inner.map(fold).filter(part => part.length > 1)] : [whole]
}

const known = new Map<string, readonly string[]>()
const KNOWN_LIMIT = 50_000

function remembered(run: string): readonly string[] {
  const found = known.get(run)
  if (found !== undefined) return found
  const terms = termsOfRun(run)
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(run, terms)
  return terms
}

/** Returns the search terms of `text`, in order. */
export const termsOf = (text: string): readonly string[] => (text.match(RUN) ?? []).flatMap(remembered)

/** A range of a text; `marked` if it is a matching word. */
export interface MarkedPiece {
  readonly text: string
  readonly marked: boolean
}

const startsAny = (word: string, wanted: readonly string[]) =>
  termsOfRun(word).some(term => wanted.some(each => term.startsWith(each)))

/** Splits `text` so that words with one of the prefixes `wanted` (folded) are separate pieces. */
export function marked(text: string, wanted: readonly string[]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(RUN)) {
    if (!startsAny(word, wanted)) continue
    if (index > from) pieces.push({ text: text.slice(from, index), marked: false })
    pieces.push({ text: word, marked: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}
