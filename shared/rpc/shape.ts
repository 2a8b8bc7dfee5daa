import { inEnglish } from '../messages/in-english.ts'
import { type Message, message } from '../messages/message.ts'
import { limits } from './limits.ts'

/** Reads an untrusted value, or throws {@link ShapeError}. The result holds only what the shape names. */
export interface Shape<T> {
  read(value: unknown, at?: string): T
}

/** A message that does not match the shape of its row. */
export class ShapeError extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(inEnglish(reason))
    this.reason = reason
  }
}

const refuse = (path: string, wanted: Message): never => {
  throw new ShapeError(
    path === '' ? message('common:rpc.message', { wanted }) : message('common:rpc.field', { path, wanted }),
  )
}

/** A string within the limits of a message. */
export const text: Shape<string> = {
  read(value, at = '') {
    if (typeof value !== 'string') return refuse(at, message('common:rpc.text'))
    return value.length > limits.text
      ? refuse(at, message('common:rpc.shortText', { limit: limits.text }))
      : value
  },
}

/** An integer of at least 0. */
export const wholeNumber: Shape<number> = {
  read: (value, at = '') =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? value
      : refuse(at, message('common:rpc.number')),
}

/** A boolean. */
export const flag: Shape<boolean> = {
  read: (value, at = '') => (typeof value === 'boolean' ? value : refuse(at, message('common:rpc.flag'))),
}

/** The row takes nothing: whatever was sent is dropped. */
export const nothing: Shape<void> = { read: () => undefined }

/** One of these strings. */
export function choice<const T extends string>(...words: readonly T[]): Shape<T> {
  return {
    read: (value, at = '') =>
      words.find(word => word === value) ?? refuse(at, message('common:rpc.choice', { words })),
  }
}

/** A value of this shape; `undefined` and `null` both count as absent. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return { read: (value, at) => (value === undefined || value === null ? undefined : shape.read(value, at)) }
}

/** An array of values of this shape, within the limits of a message; a hole counts as a missing value. */
export function list<T>(shape: Shape<T>): Shape<readonly T[]> {
  return {
    read(value, at = '') {
      if (!Array.isArray(value)) return refuse(at, message('common:rpc.list'))
      if (value.length > limits.items)
        return refuse(at, message('common:rpc.shortList', { limit: limits.items }))
      return Array.from({ length: value.length }, (_, index) => shape.read(value[index], `${at}[${index}]`))
    },
  }
}

type Optional<F> = {
  [K in keyof F]: F[K] extends Shape<infer T> ? (undefined extends T ? K : never) : never
}[keyof F]
type Read<F> = { readonly [K in Exclude<keyof F, Optional<F>>]: F[K] extends Shape<infer T> ? T : never } & {
  readonly [K in Optional<F>]?: F[K] extends Shape<infer T> ? Exclude<T, undefined> : never
}

/** An object with these own properties; others are dropped. */
export function record<F extends Readonly<Record<string, Shape<unknown>>>>(fields: F): Shape<Read<F>> {
  return {
    read(value, at = '') {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return refuse(at, message('common:rpc.object'))
      const found: [string, unknown][] = []
      for (const [name, shape] of Object.entries(fields)) {
        const own = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
        const read = shape.read(own, at ? `${at}.${name}` : name)
        if (read !== undefined) found.push([name, read])
      }
      return Object.fromEntries(found) as Read<F>
    },
  }
}
