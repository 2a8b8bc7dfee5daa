import type { AttributeValue, TagNode } from '../../page/tree/tree.ts'
import type { Attributes } from '../base/html.ts'
import { brokenLink, brokenSource, linkTo, sourceOf } from '../base/links.ts'
import type { Scope } from '../base/scope.ts'
import { safeStyle } from '../base/style.ts'
import { CHECKS, COMMON, ROLES, SCOPES } from './allowed.ts'
import { authoredId, idAttribute } from './authored-id.ts'
import { safeClasses } from './classes.ts'

type Value = string | number | boolean

function plain(value: AttributeValue): Value | undefined {
  if (value.kind !== 'literal') return undefined
  const { value: found } = value
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? found
    : undefined
}

const sources = (value: string, scope: Scope): string | undefined => {
  const kept = value
    .split(/,\s+/)
    .map(part => {
      const [, address = '', size = ''] = /^\s*(\S+)(\s+\d+(?:\.\d+)?[wx])?\s*$/.exec(part) ?? []
      const source = address === '' ? undefined : sourceOf(address, scope)
      return source === undefined ? '' : source.replaceAll(',', '%2C').replaceAll(' ', '%20') + size
    })
    .filter(part => part !== '')
  return kept.length === 0 ? undefined : kept.join(', ')
}

/** Returns the value as it may be written, or `undefined`. */
export function checkedValue(name: string, value: Value, scope: Scope): Value | undefined {
  const written = String(value)
  switch (CHECKS.get(name)) {
    case 'link':
      return linkTo(written, scope)?.href
    case 'source':
      return sourceOf(written, scope)
    case 'sources':
      return sources(written, scope)
    case 'number':
      return /^\d{1,4}$/.test(written) ? written : undefined
    case 'length':
      return /^\d{1,5}(\.\d{1,3})?(px|%)?$/.test(written) ? written.replace(/px$/, '') : undefined
    case 'word':
      if (name === 'role') return ROLES.has(written) ? written : undefined
      if (name === 'scope') return SCOPES.has(written) ? written : undefined
      return /^[a-z0-9/+-]{1,40}$/i.test(written) ? written : undefined
    case 'flag':
      return value !== false && written !== 'false'
    default:
      return written
  }
}

/** Marks for the author, among the kept attributes, that the target of `name` does not exist. */
export function brokenMark(name: string, value: Value, scope: Scope): string | undefined {
  const check = CHECKS.get(name)
  if (check === 'link') return brokenLink(String(value), scope)
  return check === 'source' ? brokenSource(String(value), scope) : undefined
}

// JSX spells some attributes in camel case or differently.
const htmlName = (name: string) => (name === 'srcSet' ? 'srcset' : name.toLowerCase())

/** Returns the allowed attributes of an HTML tag, checked; ids get a prefix that nothing of ours has. */
export function keptAttributes(tag: TagNode, allowed: ReadonlySet<string>, scope: Scope): Attributes {
  const kept: Record<string, Value | undefined> = {}
  for (const [written, value] of Object.entries(tag.attributes)) {
    const name = htmlName(written)
    const found = plain(value)
    if (found === undefined || !(allowed.has(name) || COMMON.has(name))) continue
    kept[name] = checkedValue(name, found, scope)
    kept['data-broken'] ??= brokenMark(name, found, scope)
  }
  const id = idAttribute(tag)
  const { className, class: classes, style } = tag.attributes
  const authored = id === undefined ? undefined : plain(id)
  if (typeof authored === 'string' && authored !== '') kept.id = authoredId(authored)
  const named = className ?? classes
  kept.class = named === undefined ? undefined : safeClasses(String(plain(named) ?? ''), scope)
  kept.style = safeStyle(style)
  return kept
}
