import { indentAt, lineStartOf, skipBlanks } from '../json/lines.ts'
import type { JsonNode } from '../json/parse.ts'
import type { Style } from './style.ts'

/** Returns how much deeper than a member its content is; `undefined` if it is not on lines of its own. */
function unitOf(text: string, member: JsonNode): string | undefined {
  const value = member.type === 'property' ? member.children?.[1] : member
  const [first] = value?.children ?? []
  if (!first) return undefined
  const line = lineStartOf(text, first.offset)
  const [outer, inner] = [indentAt(text, member.offset), indentAt(text, first.offset)]
  const isOwnLine = line > member.offset && skipBlanks(text, line) === first.offset
  return isOwnLine && inner.startsWith(outer) && inner !== outer ? inner.slice(outer.length) : undefined
}

/**
 * Returns the style for a new member at `index` of an object or list: as deep as the content of the members
 * beside it, also where the rest of the file has another habit.
 */
export function styleBeside(text: string, { children = [] }: JsonNode, index: number, style: Style): Style {
  const [before, after] = [children[index - 1], children[index]]
  const unit = (before && unitOf(text, before)) ?? (after && unitOf(text, after))
  return unit === undefined ? style : { ...style, unit }
}
