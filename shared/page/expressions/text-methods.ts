import { textOf } from './operators.ts'
import { type Computed, list, type Native, NOTHING, plain } from './values.ts'

/** What a method gets besides the text it belongs to: texts and numbers, by their position. */
class Given {
  readonly #all: readonly Computed[]

  constructor(all: readonly Computed[]) {
    this.#all = all
  }

  has(index: number): boolean {
    const found = this.#all[index]
    return found !== undefined && !(found.kind === 'plain' && found.value === undefined)
  }

  text(index: number): string {
    return textOf(this.#all[index] ?? NOTHING)
  }

  number(index: number): number | undefined {
    return this.has(index) ? Number(this.text(index)) : undefined
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

/** Methods whose result may be much longer than what goes in. */
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
      const count = own.split(given.text(0)).length
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

/** The method of a text with this name; `undefined` if there is none. */
export function textMethod(own: string, name: string): Native | undefined {
  const method = METHODS.get(name)
  if (method !== undefined)
    return (given, { take }) => {
      take(own.length)
      const made = method(own, new Given(given))
      if (typeof made === 'string') take(made.length)
      return plain(made)
    }
  const growing = GROWING.get(name)
  return (
    growing &&
    ((given, { take }) => {
      const { size, make } = growing(own, new Given(given))
      take(size)
      return make()
    })
  )
}

/** The method of a number with this name; `undefined` if there is none. */
export function numberMethod(own: number, name: string): Native | undefined {
  const digits = (given: readonly Computed[]) =>
    Math.min(20, Math.max(0, Number(textOf(given[0] ?? plain(0))) || 0))
  if (name === 'toFixed') return given => plain(own.toFixed(digits(given)))
  if (name === 'toLocaleString') return () => plain(own.toLocaleString('en'))
  return name === 'toString' ? () => plain(String(own)) : undefined
}
