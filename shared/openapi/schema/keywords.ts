import type { ApiNode } from '../document/node.ts'
import { EXCLUSION_KEYS } from '../document/operations.ts'
import { isObject } from '../document/value.ts'

/**
 * Groups of keywords, so that only the groups in use are read: most schemas use two or three keywords of
 * fifty.
 */
export const KEYWORD_GROUPS = {
  forms: 1,
  inside: 2,
  /** Keywords for content that few schemas use. */
  seldom: 4,
  limits: 8,
  examples: 16,
  marks: 32,
  values: 64,
  media: 128,
  hiding: 256,
  kinds: 512,
  demands: 1024,
} as const

const { forms, inside, seldom, limits, examples, marks, values, media, hiding, kinds, demands } =
  KEYWORD_GROUPS

const KINDS: ReadonlyMap<string, number> = new Map([
  ['oneOf', forms | inside],
  ['anyOf', forms | inside],
  ['properties', inside],
  ['items', inside | limits],
  ['additionalProperties', inside | limits],
  ['unevaluatedItems', limits],
  ['prefixItems', inside | seldom],
  ['patternProperties', inside | seldom],
  ['not', inside | seldom],
  ['if', inside | seldom],
  ['then', inside | seldom],
  ['else', inside | seldom],
  ['minimum', limits],
  ['maximum', limits],
  ['exclusiveMinimum', limits],
  ['exclusiveMaximum', limits],
  ['minLength', limits],
  ['maxLength', limits],
  ['pattern', limits],
  ['multipleOf', limits],
  ['minItems', limits],
  ['maxItems', limits],
  ['minProperties', limits],
  ['maxProperties', limits],
  ['uniqueItems', limits],
  ['contentMediaType', limits | media],
  ['contentEncoding', limits | media],
  ['example', examples],
  ['examples', examples],
  ['nullable', marks],
  ['x-nullable', marks],
  ['deprecated', marks],
  ['readOnly', marks],
  ['writeOnly', marks],
  ['enum', values],
  ['const', values],
  ['default', values],
  ['x-default', values],
  ['x-hidden', hiding],
  ['xml', marks],
  ['discriminator', kinds],
  ['required', demands],
  ...EXCLUSION_KEYS.map(key => [key, hiding] as const),
])

/** Schemas that together describe one value. */
export interface SchemaGroup {
  readonly parts: readonly ApiNode[]
  /** The groups of keywords that they use, of {@link KEYWORD_GROUPS}. */
  readonly keywords: number
}

/** The groups of keywords that schemas use, of {@link KEYWORD_GROUPS}. */
export function keywordGroupsOf(parts: readonly ApiNode[]): number {
  let groups = 0
  for (const { value } of parts) {
    if (!isObject(value)) continue
    for (const key of Object.keys(value)) groups |= KINDS.get(key) ?? 0
  }
  return groups
}
