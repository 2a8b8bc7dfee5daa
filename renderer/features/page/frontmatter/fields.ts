import { type DescribedField, fieldDescriptions } from '../../../../shared/page/field-descriptions.ts'
import type { Frontmatter } from '../../../../shared/page/frontmatter/read.ts'
import type { Literal } from '../../../../shared/page/tree/tree.ts'

/** What a control can change; `several` is a list or an object, which only the text shows. */
export type FieldKind = DescribedField['kind'] | 'number' | 'several'

/** A field as the form shows it. */
export interface FormField {
  readonly name: string
  readonly kind: FieldKind
  /** Absent where the page does not have it (yet). */
  readonly value: Literal | undefined
  readonly values: readonly string[]
  /** The form always offers it, so it is emptied, not taken away. */
  readonly isCommon: boolean
}

const COMMON = ['title', 'description', 'sidebarTitle', 'icon']

/** What the value is decides before what the field usually holds. */
function kindOf(value: Literal | undefined, usual: FieldKind): FieldKind {
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'object' && value !== null) return 'several'
  if (typeof value === 'number') return 'number'
  return usual === 'flag' && typeof value === 'string' ? 'text' : usual
}

/** The fields of a page in the order of the form: the usual ones, those of the page, those just added. */
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

/** The fields with a meaning that the form does not show yet. */
export const addableFields = (shown: readonly FormField[]): readonly string[] =>
  [...fieldDescriptions.keys()].filter(name => shown.every(field => field.name !== name))

/** A value as it stands in a text field. */
export const itemsOf = (value: Literal | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What was typed as a number; `unfinished` while one is on its way, `undefined` where it is words. */
export function numberIn(typed: string): number | 'unfinished' | undefined {
  if (/^(?:-|-?(?:0|[1-9]\d*)\.)$/.test(typed)) return 'unfinished'
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/.test(typed)
  return isNumber ? Number(typed) : undefined
}
