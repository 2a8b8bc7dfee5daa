import { type ApiNode, child, children, keysOf } from './node.ts'
import { isObject, own } from './value.ts'

const HOLDING = [
  'properties',
  'items',
  'oneOf',
  'anyOf',
  'additionalProperties',
  'prefixItems',
  'patternProperties',
  'not',
  'if',
  'then',
  'else',
]

/** Whether schemas say something of what is inside a value. */
export const holdsMore = (parts: readonly ApiNode[]): boolean =>
  parts.some(({ value }) =>
    HOLDING.some(key => {
      const held = own(value, key)
      return isObject(held) ? keysOf(held).length > 0 : Array.isArray(held)
    }),
  )

/** Whether a schema is that of `null` alone. */
export const isNull = ({ value }: ApiNode): boolean => own(value, 'type') === 'null'

/** Whether one of the forms of a value is `null`. */
export const mayBeNull = (parts: readonly ApiNode[]): boolean =>
  parts.some(part => ['oneOf', 'anyOf'].some(key => children(child(part, key)).some(isNull)))

/** Whether a schema says nothing but this. */
export const isBare = (holder: ApiNode, key: string): boolean =>
  keysOf(holder.value).every(name => name === key)
