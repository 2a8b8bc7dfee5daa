import { numberOf, textOf } from './operators.ts'
import { type Computed, list, type Native, NOTHING, plain, type Take } from './values.ts'

/** The arguments of a method, read as texts and numbers by their index. */
class Given {
  readonly #all: readonly Computed[]
  readonly #take: Take

  constructor(all: readonly Computed[], take: Take) {
    this.#all = all
    this.#take = take
  }

  has(index: number): boolean {
    const found = this.#all[index]
    return found !== undefined && !(found.kind === 'plain' && found.value === undefined)
  }

  text(index: number): string {
    return textOf(this.#all[index] ?? NOTHING, this.#take)
  }

  number(index: number): number | undefined {
    return this.has(index) ? numberOf(this.#all[index] ?? NOTHING, this.#take) : undefined
  }
}

const LONGEST = 100_000

const METHODS: ReadonlyMap<string, (own: string, given: Given) => string | number | boolean | undefined> =
  new Map<string, (own: string, given: Given) => string | number | boolean | undefined>([
    ['at', (own, given) => own.at(given.number(0) ?? 0)],
    ['charAt', (own, given) => own.charAt(given.number(0) ?? 0)],
    ['endsWith', (own, given) => own.endsWith(given.text(0))],
    ['includes', (own, given) => own.includes(given.text(0))],
    ['indexOf', (own, given) => own.indexOf(given.text(0))],
    ['lastIndexOf', (own, given) => own.lastIndexOf(given.text(0))],
    ['localeCompare', (own, given) => own.localeCompare(given.text(0), 'en')],
    [
      'padEnd',
      (own, given) => own.padEnd(Math.min(given.number(0) ?? 0, LONGEST), given.has(1) ? given.text(1) : ' '),
    ],
    [
      'padStart',
      (own, given) =>
        own.padStart(Math.min(given.number(0) ?? 0, LONGEST), given.has(1) ? given.text(1) : ' '),
    ],
    ['replace', (own, given) => own.replace(given.text(0), () => given.text(1))],
    ['slice', (own, given) => own.slice(given.number(0), given.number(1))],
    ['startsWith', (own, given) => own.startsWith(given.text(0))],
    ['substring', (own, given) => own.substring(given.number(0) ?? 0, given.number(1))],
    ['toLowerCase', own => own.toLowerCase()],
    ['toString', own => own],
    ['toUpperCase', own => own.toUpperCase()],
    ['trim', own => own.trim()],
    ['trimEnd', own => own.trimEnd()],
    ['trimStart', own => own.trimStart()],
  ])

/** Methods whose result can be much larger than their arguments: its size is known before it is made. */
const GROWING: ReadonlyMap<
  string,
  (own: string, given: Given) => { readonly size: number; make(): Computed }
> = new Map([
  [
    'repeat',
    (own, given) => {
      const count = Math.max(0, Math.floor(given.number(0) ?? 0)) || 0
      return { size: own.length * count, make: () => plain(own.repeat(count)) }
    },
  ],
  [
    'replaceAll',
    (own, given) => {
      const count = own.split(given.text(0)).length + 1
      return {
        size: own.length + count * given.text(1).length,
        make: () => plain(own.replaceAll(given.text(0), () => given.text(1))),
      }
    },
  ],
  [
    'split',
    (own, given) => ({
      size: own.length,
      make: () => list((given.has(0) ? own.split(given.text(0)) : [own]).map(plain)),
    }),
  ],
])

function textMethod(own: string, name: string): Native | undefined {
  const method = METHODS.get(name)
  if (method !== undefined)
    return (given, { take }) => {
      take(own.length)
      const made = method(own, new Given(given, take))
      if (typeof made === 'string') take(made.length)
      return plain(made)
    }
  const growing = GROWING.get(name)
  return (
    growing &&
    ((given, { take }) => {
      const { size, make } = growing(own, new Given(given, take))
      take(size)
      return make()
    })
  )
}

function numberMethod(own: number, name: string): Native | undefined {
  if (name === 'toFixed')
    return ([digits = plain(0)], { take }) =>
      plain(own.toFixed(Math.min(20, Math.max(0, numberOf(digits, take) || 0))))
  if (name === 'toLocaleString') return () => plain(own.toLocaleString('en'))
  return name === 'toString' ? () => plain(String(own)) : undefined
}

/** The method of a text or a number with this name; `undefined` if there is none. */
export function plainMethod(
  own: (Computed & { readonly kind: 'plain' })['value'],
  name: string,
): Native | undefined {
  if (typeof own === 'string') return textMethod(own, name)
  return typeof own === 'number' ? numberMethod(own, name) : undefined
}
