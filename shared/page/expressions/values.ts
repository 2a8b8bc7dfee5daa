import { message } from '../../messages/message.ts'
import type { AttributeValue, Literal, PageNode } from '../tree/tree.ts'
import type { FunctionCode } from './code.ts'
import { NotComputed } from './not-computed.ts'

/** The names that code can refer to. */
export interface Names {
  /** The value of a name; `undefined` if the name is unknown. */
  find(name: string): Computed | undefined
}

/** Takes from the budget of the page; throws {@link NotComputed} if that is used up. */
export type Take = (size: number) => void

/** The parts of the running computation that built-in functions use. */
export interface Computation {
  /** Calls a function that is passed to another one. */
  call(callee: Computed, given: readonly Computed[]): Computed
  /** Pays for a result of this size, or for looking through a value of it. */
  readonly take: Take
}

/** A built-in function. */
export type Native = (given: readonly Computed[], computation: Computation) => Computed

/**
 * A value of a page's code. None is an object of JavaScript that code could reach through: records are maps, and
 * lists, functions and trees are marked.
 */
export type Computed =
  | { readonly kind: 'plain'; readonly value: string | number | boolean | null | undefined }
  | (Holder & { readonly kind: 'list'; readonly items: readonly Computed[] })
  | (Holder & { readonly kind: 'record'; readonly entries: ReadonlyMap<string, Computed> })
  | (Holder & { readonly kind: 'tree'; readonly nodes: readonly PageNode[] })
  | { readonly kind: 'function'; readonly code: FunctionCode; readonly names: Names }
  | { readonly kind: 'native'; readonly run: Native }

/** The total size and depth of a value that contains others. A value that occurs twice counts twice: it is shown twice. */
export interface Holder {
  readonly weight: number
  readonly depth: number
}

const MAX_WEIGHT = 1_000_000
const MAX_DEPTH = 100

/** The size of a value with all that it contains: items, and characters of texts. */
export const weightOf = (value: Computed): number => {
  if (value.kind === 'plain') return typeof value.value === 'string' ? 1 + value.value.length : 1
  return 'weight' in value ? value.weight : 1
}

/** The size and depth of a value that contains these; throws {@link NotComputed} for more than a page can show. */
export function holding(values: readonly Computed[], own = 1): Holder {
  let [weight, depth] = [own, 0]
  for (const value of values) {
    weight += weightOf(value)
    if ('depth' in value) depth = Math.max(depth, value.depth)
  }
  if (weight > MAX_WEIGHT || depth >= MAX_DEPTH) throw new NotComputed(message('author:notComputed.tooMuch'))
  return { weight, depth: depth + 1 }
}

/** A text, number, boolean, or nothing. */
export const plain = (value: string | number | boolean | null | undefined): Computed => ({
  kind: 'plain',
  value,
})

/** No value. */
export const NOTHING: Computed = plain(undefined)

/** A list of values. */
export const list = (items: readonly Computed[]): Computed => ({ kind: 'list', items, ...holding(items) })

/** A record of values. */
export const record = (entries: ReadonlyMap<string, Computed>): Computed => ({
  kind: 'record',
  entries,
  ...holding([...entries.values()]),
})

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value)

/** A literal of the page as a value. */
export function fromLiteral(value: Literal): Computed {
  if (typeof value !== 'object' || value === null) return plain(value)
  if (isList(value)) return list(value.map(fromLiteral))
  return record(new Map(Object.entries(value).map(([key, each]) => [key, fromLiteral(each)] as const)))
}

/** A value as a literal; `undefined` for functions, trees, and `undefined`, which lists and records leave out. */
export function toLiteral(value: Computed): Literal | undefined {
  switch (value.kind) {
    case 'plain':
      return value.value
    case 'list':
      return value.items.map(toLiteral).filter(each => each !== undefined)
    case 'record':
      return Object.fromEntries(
        [...value.entries].flatMap(([key, each]) => {
          const made = toLiteral(each)
          return made === undefined ? [] : [[key, made] as const]
        }),
      )
    default:
      return undefined
  }
}

/** Whether a value counts as true in a condition. */
export const isTrue = (value: Computed): boolean => value.kind !== 'plain' || Boolean(value.value)

/** Whether a value is nothing: `null` or `undefined`. */
export const isNothing = (value: Computed): boolean =>
  value.kind === 'plain' && (value.value === null || value.value === undefined)

/** The names of a function, which hide those around it. */
export const within = (own: ReadonlyMap<string, Computed>, around: Names): Names => ({
  find: name => own.get(name) ?? around.find(name),
})

/** A value as that of an attribute; `undefined` for one that an attribute cannot have. */
export function attributeOf(value: Computed): AttributeValue | undefined {
  if (value.kind === 'tree') return { kind: 'tree', children: value.nodes }
  const literal = toLiteral(value)
  return literal === undefined || literal === null ? undefined : { kind: 'literal', value: literal }
}
