import { type DescribedField, fieldDescriptions } from '../../../../shared/page/field-descriptions.ts'
import type { Frontmatter } from '../../../../shared/page/frontmatter/read.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'

/** The kind of value that a control edits; `several` is a list or an object, which only the text shows. */
type FieldKind = DescribedField['kind'] | 'number' | 'several'

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
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'object' && value !== null) return 'several'
  if (typeof value === 'number') return 'number'
  return standard === 'flag' && typeof value === 'string' ? 'text' : standard
}

/** The fields of a page in form order: default fields, those of the page, those just added. */
export function formFields(
  { data, fields }: Pick<Frontmatter, 'data' | 'fields'>,
  added: Iterable<string>,
): readonly FormField[] {
  const names = new Set([...COMMON, ...fields.map(({ key }) => key), ...Object.keys(data), ...added])
  return [...names].map(name => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined
    const described = fieldDescriptions.get(name)
    return {
      name,
      kind: kindOf(value, described?.kind ?? 'text'),
      value,
      values: described?.values ?? [],
      isCommon: COMMON.includes(name),
    }
  })
}

/** The known fields that the form does not show yet. */
export const addableFields = (shown: readonly FormField[]): readonly string[] =>
  [...fieldDescriptions.keys()].filter(name => shown.every(field => field.name !== name))

/** A value as the text of a field. */
export const itemsOf = (value: Literal | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The number that was typed; `unfinished` while it is incomplete, `undefined` if it is other text. */
export function numberIn(typed: string): number | 'unfinished' | undefined {
  if (/^(?:-|-?(?:0|[1-9]\d*)\.)$/.test(typed)) return 'unfinished'
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/.test(typed)
  return isNumber ? Number(typed) : undefined
}
