import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { RE2JS } from 're2js'

type Element = AST.Element | AST.CharacterClassElement

/** Maximum number of elements in a text. */
const STEPS = 2000
/** Maximum length of a pattern. */
const LONGEST = 1000
/** How often what may be repeated is repeated, in the order in which it is tried. */
const TIMES = [1, 2, 4, 8, 16, 36, 100]
/** How many texts are remembered: an API uses few patterns, each in many places. */
const REMEMBERED = 500

/** Which characters are tried for a class that says what is not allowed. */
const CANDIDATES = [...'a1A-_ .'].map(character => character.charCodeAt(0))

const inSet = (kind: AST.CharacterSet['kind'], point: number): boolean => {
  const character = String.fromCodePoint(point)
  if (kind === 'digit') return /\d/.test(character)
  if (kind === 'space') return /\s/.test(character)
  return kind === 'word' ? /\w/.test(character) : true
}

function has(element: AST.CharacterClassElement, point: number): boolean {
  if (element.type === 'Character') return element.value === point
  if (element.type === 'CharacterClassRange') return point >= element.min.value && point <= element.max.value
  if (element.type !== 'CharacterSet') return false
  return inSet(element.kind, point) !== ('negate' in element && element.negate)
}

/** Makes texts that match a pattern; every choice is the first one that is allowed. */
class PatternText {
  /** How often what may be repeated is repeated. */
  readonly #times: number
  #made = 0
  /** Repetitions may be inside of others. */
  #steps = 0

  constructor(times: number) {
    this.#times = times
  }

  of({ alternatives }: { readonly alternatives: readonly AST.Alternative[] }): string {
    return (alternatives[0]?.elements ?? []).map(element => this.#element(element)).join('')
  }

  #element(element: Element): string {
    switch (element.type) {
      case 'Character':
        return String.fromCodePoint(element.value)
      case 'CharacterClassRange':
        return String.fromCodePoint(
          element.min.value + (this.#made++ % (element.max.value - element.min.value + 1)),
        )
      case 'CharacterSet':
        return this.#set(element)
      case 'CharacterClass':
        return this.#class(element)
      case 'CapturingGroup':
      case 'Group':
        return this.of(element)
      case 'Quantifier':
        return this.#repeated(element)
      default:
        return '' // assertions are checked afterwards
    }
  }

  #repeated({ element, min, max }: AST.Quantifier): string {
    const times = Math.min(max, Math.max(min, this.#times))
    let text = ''
    for (let count = 0; count < times && this.#steps++ < STEPS; count++) text += this.#element(element)
    return text
  }

  #set(element: AST.CharacterSet): string {
    const isNegated = 'negate' in element && element.negate
    if (element.kind === 'digit' && !isNegated) return String((this.#made++ % 9) + 1)
    const found = CANDIDATES.find(point => inSet(element.kind, point) !== isNegated)
    return element.kind === 'space' && !isNegated ? ' ' : String.fromCodePoint(found ?? 0x61)
  }

  #class({ negate, elements }: AST.CharacterClass): string {
    const known = elements.filter(element => element.type !== 'ClassStringDisjunction')
    if (!negate) return known[0] ? this.#element(known[0]) : ''
    const found = CANDIDATES.find(point => !known.some(element => has(element, point)))
    return found === undefined ? '' : String.fromCodePoint(found)
  }
}

function find(pattern: string, least: number, most: number): string | undefined {
  try {
    const tree = new RegExpParser().parsePattern(pattern)
    const expression = RE2JS.compile(pattern)
    for (const times of [...TIMES, least, Math.min(most, LONGEST)]) {
      const text = new PatternText(times).of(tree)
      if (text.length >= least && text.length <= most && expression.matcher(text).find()) return text
    }
  } catch {
    return undefined // not an expression of JavaScript, or one that takes more than linear time
  }
  return undefined
}

const remembered = new Map<string, string | undefined>()

/**
 * A text that a pattern of a schema matches, of at least `least` and at most `most` characters; `undefined` if none is
 * found: expressions that look around have none (JSON Schema 2020-12, validation, section 6.3.3).
 */
export function patternExample(pattern: string, least: number, most: number): string | undefined {
  if (pattern.length > LONGEST) return undefined
  const key = `${least} ${most} ${pattern}`
  if (remembered.has(key)) return remembered.get(key)
  if (remembered.size >= REMEMBERED) remembered.clear()
  const text = find(pattern, least, most)
  remembered.set(key, text)
  return text
}

/** Whether a text matches a pattern of a schema; `false` for an expression that takes more than linear time. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (pattern.length > LONGEST) return false
  try {
    return RE2JS.compile(pattern).matcher(text).find()
  } catch {
    return false // cannot be read
  }
}
