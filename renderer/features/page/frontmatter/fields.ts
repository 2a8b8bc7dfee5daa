import { type DescribedField, fieldDescriptions } from '../../../../shared/page/field-descriptions.ts'
import type { Frontmatter } from '../../../../shared/page/frontmatter/read.ts'
import { type FieldType, fieldTypeOf, type PageSummary } from '../../../../shared/page/summary.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'

/** The kind of value that a control edits; `several` is an object or a list of objects. */
type FieldKind = DescribedField['kind'] | FieldType

/** A field as the form shows it. */
export interface FormField {
  readonly name: string
  readonly kind: FieldKind
  /** Absent if the page does not have the field (yet). */
  readonly value: Literal | undefined
  readonly values: readonly string[]
  /** The form always shows it, so it is emptied rather than removed. */
  readonly isCommon: boolean
}

const COMMON = ['title', 'description', 'sidebarTitle', 'icon']

/** The type of the value takes precedence over the type that the field usually has. */
function kindOf(value: Literal | undefined, standard: FieldKind): FieldKind {
  if (value === undefined) return standard
  const type = fieldTypeOf(value)
  if (type !== 'text') return type
  return standard === 'flag' && value !== null ? 'text' : standard
}

/** The fields that pages of the site have and Galley gives no meaning, with the type that most of them have. */
export function siteFields(pages: Iterable<PageSummary>): ReadonlyMap<string, FieldType> {
  const counts = new Map<string, Map<FieldType, number>>()
  for (const { otherFields = {} } of pages) {
    for (const [name, type] of Object.entries(otherFields)) {
      const own = counts.get(name) ?? new Map<FieldType, number>()
      counts.set(name, own.set(type, (own.get(type) ?? 0) + 1))
    }
  }
  const frequent = [...counts].map(([name, types]) => ({
    name,
    type: [...types].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 'text',
    uses: [...types.values()].reduce((sum, count) => sum + count, 0),
  }))
  return new Map(
    frequent
      .filter(({ type }) => type !== 'several')
      .toSorted((one, other) => other.uses - one.uses)
      .map(({ name, type }) => [name, type]),
  )
}

/** The fields of a page in form order: default fields, those of the page, those just added. */
export function formFields(
  { data, fields }: Pick<Frontmatter, 'data' | 'fields'>,
  added: Iterable<string>,
  others: ReadonlyMap<string, FieldType> = new Map(),
): readonly FormField[] {
  const names = new Set([...COMMON, ...fields.map(({ key }) => key), ...Object.keys(data), ...added])
  return [...names].map(name => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined
    const described = fieldDescriptions.get(name)
    return {
      name,
      kind: kindOf(value, described?.kind ?? others.get(name) ?? 'text'),
      value,
      values: described?.values ?? [],
      isCommon: COMMON.includes(name),
    }
  })
}

/** The names that the form does not show yet. */
export const addable = (names: Iterable<string>, shown: readonly FormField[]): readonly string[] =>
  [...names].filter(name => shown.every(field => field.name !== name))

/** The texts of a list; numbers and truth values are as they are written. */
export const textsOf = (value: Literal | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : []

/** A value as the text of a field. */
export const itemsOf = (value: Literal | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The number that was typed; `unfinished` while it is incomplete, `undefined` if it is other text. */
export function numberIn(typed: string): number | 'unfinished' | undefined {
  if (/^(?:-|-?(?:0|[1-9]\d*)\.)$/.test(typed)) return 'unfinished'
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/.test(typed)
  return isNumber ? Number(typed) : undefined
}
