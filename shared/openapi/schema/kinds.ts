import { type ApiNode, child, children, keysOf } from '../document/node.ts'
import { isObject, own } from '../document/value.ts'
import { KEYWORD_GROUPS, type SchemaGroup } from './keywords.ts'

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

/** The keywords that list the forms of a value. */
export const FORMS = ['oneOf', 'anyOf'] as const

/** Whether schemas describe the content of a value. */
export function holdsMore({ parts, keywords }: SchemaGroup): boolean {
  if ((keywords & KEYWORD_GROUPS.inside) === 0) return false
  for (const { value } of parts) {
    for (const key of HOLDING) {
      const held = own(value, key)
      if (Array.isArray(held) || (isObject(held) && Object.keys(held).length > 0)) return true
    }
  }
  return false
}

/** Whether a schema only allows `null`. */
export const isNull = ({ value }: ApiNode): boolean => own(value, 'type') === 'null'

/** Whether one of the forms of a value is `null`. */
export const mayBeNull = ({ parts, keywords }: SchemaGroup): boolean =>
  (keywords & KEYWORD_GROUPS.forms) !== 0 &&
  FORMS.some(key => {
    const held = parts.find(({ value }) => own(value, key) !== undefined)
    return held !== undefined && parts.some(part => children(child(part, key)).some(isNull))
  })

/** The nearest of the schemas that lists forms of the value. */
export const listing = (
  { parts, keywords }: SchemaGroup,
  key: (typeof FORMS)[number],
): ApiNode | undefined =>
  (keywords & KEYWORD_GROUPS.forms) === 0
    ? undefined
    : parts.findLast(({ value }) => Array.isArray(own(value, key)))

/** Whether a schema has only this keyword. */
export const isBare = (holder: ApiNode, key: string): boolean =>
  keysOf(holder.value).every(name => name === key)
