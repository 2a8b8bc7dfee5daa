import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { fieldsOf, optionOf, type Path, valueAt } from './filling.ts'

/** A form, and the forms that it may repeat. */
export interface KnownForm {
  readonly form: FieldForm
  readonly places: ReadonlyMap<string, FieldForm>
}

/** The form that a repetition stands for. */
export const unrepeated = ({ form, places }: KnownForm): FieldForm =>
  (form.again === undefined ? undefined : places.get(form.again)) ?? form

/** The forms of a value: its form, then the option that fits the value, then the option of that one, and so on. */
export function formsOf(known: KnownForm, value: unknown): readonly FieldForm[] {
  const forms: FieldForm[] = []
  let form: FieldForm | undefined = unrepeated(known)
  // An option may repeat the form that it belongs to.
  while (form && !forms.includes(form)) {
    forms.push(form)
    const option: FieldForm | undefined = form.options?.[optionOf(form, value)]?.form
    form = option && unrepeated({ ...known, form: option })
  }
  return forms
}

/** The form of the value at a path inside another value; undefined if nothing is known of it. */
export function formAt(known: KnownForm, whole: unknown, path: Path): FieldForm | undefined {
  let at: FieldForm | undefined = known.form
  for (const [index, key] of path.entries()) {
    if (!at) return undefined
    const around = formsOf({ ...known, form: at }, valueAt(whole, path.slice(0, index)))
    const found: readonly (FieldForm | undefined)[] =
      typeof key === 'number'
        ? around.map(({ item }) => item)
        : [
            ...around.map(each => fieldsOf(each).find(({ name }) => name === key)?.form),
            ...around.map(({ extra }) => extra),
          ]
    at = found.find(each => each !== undefined)
  }
  return at && unrepeated({ ...known, form: at })
}
