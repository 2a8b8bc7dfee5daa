import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { fieldsOf, optionOf, type Path, valueAt } from './filling.ts'

/** A form and what is known of forms that it repeats. */
export interface KnownForm {
  readonly form: FieldForm
  readonly places: ReadonlyMap<string, FieldForm>
}

/** The form that a repetition stands for. */
export const unrepeated = ({ form, places }: KnownForm): FieldForm =>
  (form.again === undefined ? undefined : places.get(form.again)) ?? form

/** The forms of an object: what it has in common, and the option that its value fits. */
export function formsOf(known: KnownForm, value: unknown): readonly FieldForm[] {
  const form = unrepeated(known)
  const { options = [] } = form
  const option = options[optionOf(form, value)]?.form
  return option ? [form, ...formsOf({ ...known, form: option }, value)] : [form]
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
