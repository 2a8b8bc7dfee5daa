import type { Code } from './code.ts'
import { HOOKS } from './hooks.ts'
import { numberOf, readText, textOf } from './operators.ts'
import {
  type Computed,
  isTrue,
  list,
  type Names,
  type Native,
  NOTHING,
  plain,
  record,
  toLiteral,
  weightOf,
} from './values.ts'

const native = (run: Native): Computed => ({ kind: 'native', run })

const group = (members: Readonly<Record<string, Native>>): Computed =>
  record(new Map(Object.entries(members).map(([name, run]) => [name, native(run)] as const)))

/** A function that makes a list from the entries of a record or a list. */
const ofEntries =
  (make: (entry: readonly [string, Computed]) => Computed): Native =>
  ([of = NOTHING], { take }) => {
    const entries = of.kind === 'record' ? [...of.entries] : of.kind === 'list' ? [...of.items.entries()] : []
    take(entries.length)
    return list(entries.map(([key, value]) => make([String(key), value])))
  }

/** Nobody passes more numbers at once. */
const MOST_NUMBERS = 1000

const numeric =
  (make: (...numbers: number[]) => number): Native =>
  (given, { take }) =>
    plain(make(...given.slice(0, MOST_NUMBERS).map(each => numberOf(each, take))))

const json: Native = ([value = NOTHING, , space], { take }) => {
  take(weightOf(value))
  const literal = toLiteral(value)
  if (literal === undefined) return NOTHING
  const compact = JSON.stringify(literal)
  const indent = space === undefined ? 0 : Math.min(10, Math.max(0, numberOf(space, take)) || 0)
  const lines = indent === 0 ? 0 : (compact.match(/[,[\]{}]/g)?.length ?? 0)
  take(compact.length + lines * indent * ('depth' in value ? value.depth : 0))
  return plain(indent === 0 ? compact : JSON.stringify(literal, null, indent))
}

/** The names that are known on every page. */
export const GLOBALS: ReadonlyMap<string, Computed> = new Map<string, Computed>([
  ...Object.entries(HOOKS).map(([name, run]) => [name, native(run)] as const),
  ['React', group(HOOKS)],
  [
    'Object',
    group({
      keys: ofEntries(([key]) => plain(key)),
      values: ofEntries(([, value]) => value),
      entries: ofEntries(([key, value]) => list([plain(key), value])),
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
  ['String', native(([of], { take }) => plain(of === undefined ? '' : textOf(of, take)))],
  ['Number', native(([of], { take }) => plain(of === undefined ? 0 : numberOf(of, take)))],
  ['Boolean', native(([of = NOTHING]) => plain(isTrue(of)))],
  [
    'parseInt',
    native(([of = NOTHING, base], { take }) =>
      plain(Number.parseInt(readText(of, take), base === undefined ? 10 : numberOf(base, take))),
    ),
  ],
  ['parseFloat', native(([of = NOTHING], { take }) => plain(Number.parseFloat(readText(of, take))))],
  [
    'encodeURIComponent',
    native(([of = NOTHING], { take }) => {
      const text = textOf(of, take).replace(/\p{Surrogate}/gu, '\ufffd')
      take(text.length * 3)
      return plain(encodeURIComponent(text))
    }),
  ],
])

/** Whether code is a name that nothing has, such as `window` where there is no browser. */
export const isUnknown = (code: Code, names: Names): boolean =>
  code.op === 'name' && names.find(code.name) === undefined && !GLOBALS.has(code.name)
