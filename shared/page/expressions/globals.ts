import { textOf } from './operators.ts'
import { type Computed, isTrue, list, type Native, NOTHING, plain, record, toLiteral } from './values.ts'

const native = (run: Native): Computed => ({ kind: 'native', run })

const group = (members: Readonly<Record<string, Native>>): Computed =>
  record(new Map(Object.entries(members).map(([name, run]) => [name, native(run)] as const)))

const entriesOf = (value: Computed | undefined): readonly (readonly [string, Computed])[] => {
  if (value?.kind === 'record') return [...value.entries]
  return value?.kind === 'list' ? value.items.map((item, index) => [String(index), item] as const) : []
}

const numberOf = (value: Computed | undefined): number => Number(textOf(value ?? NOTHING))

/** Nobody compares more at once. */
const MOST_NUMBERS = 1000

const numeric =
  (make: (...numbers: number[]) => number): Native =>
  given =>
    plain(make(...given.slice(0, MOST_NUMBERS).map(numberOf)))

const json: Native = ([value = NOTHING, , space], { take }) => {
  const literal = toLiteral(value)
  if (literal === undefined) return NOTHING
  const indent = space === undefined ? 0 : Math.min(10, Number(textOf(space)) || 0)
  const text = JSON.stringify(literal, null, indent)
  take(text.length)
  return plain(text)
}

/** Names that every page knows. */
export const GLOBALS: ReadonlyMap<string, Computed> = new Map<string, Computed>([
  [
    'Object',
    group({
      keys: ([of]) => list(entriesOf(of).map(([key]) => plain(key))),
      values: ([of]) => list(entriesOf(of).map(([, value]) => value)),
      entries: ([of]) => list(entriesOf(of).map(([key, value]) => list([plain(key), value]))),
    }),
  ],
  ['Array', group({ isArray: ([of]) => plain(of?.kind === 'list') })],
  ['JSON', group({ stringify: json })],
  [
    'Math',
    group({
      abs: numeric(Math.abs),
      ceil: numeric(Math.ceil),
      floor: numeric(Math.floor),
      max: numeric(Math.max),
      min: numeric(Math.min),
      pow: numeric((base, power) => base ** power),
      round: numeric(Math.round),
      sqrt: numeric(Math.sqrt),
      trunc: numeric(Math.trunc),
    }),
  ],
  ['String', native(([of]) => plain(of === undefined ? '' : textOf(of)))],
  ['Number', native(([of]) => plain(of === undefined ? 0 : numberOf(of)))],
  ['Boolean', native(([of = NOTHING]) => plain(isTrue(of)))],
  [
    'parseInt',
    native(([of, base]) =>
      plain(Number.parseInt(textOf(of ?? NOTHING), base === undefined ? 10 : numberOf(base))),
    ),
  ],
  ['parseFloat', native(([of]) => plain(Number.parseFloat(textOf(of ?? NOTHING))))],
  [
    'encodeURIComponent',
    native(([of = NOTHING], { take }) => {
      const text = textOf(of).replace(/\p{Surrogate}/gu, '\ufffd')
      take(text.length * 3)
      return plain(encodeURIComponent(text))
    }),
  ],
])
