import type { FieldForm } from '../../openapi/schema/field-form.ts'

function cut(form: FieldForm, deep: number): FieldForm {
  const { kind, fields, options, item, extra, label } = form
  if (kind === 'list' || (!fields && !options && !item && !extra)) return form
  if (deep <= 0) return { kind: 'json', label }
  return {
    ...form,
    ...(fields ? { fields: fields.map(each => ({ ...each, form: cut(each.form, deep - 1) })) } : {}),
    ...(options ? { options: options.map(each => ({ ...each, form: cut(each.form, deep - 1) })) } : {}),
    ...(item ? { item: cut(item, deep - 1) } : {}),
    ...(extra ? { extra: cut(extra, deep - 1) } : {}),
  }
}

/** Forms by the ids that others repeat. */
function idsIn(form: FieldForm, into: Set<string>): Set<string> {
  if (form.place !== undefined) into.add(form.place)
  const inner = [...(form.fields ?? []), ...(form.options ?? [])].map(each => each.form)
  for (const each of [...inner, form.item, form.extra]) if (each) idsIn(each, into)
  return into
}

function repeated(form: FieldForm, places: ReadonlySet<string>): FieldForm {
  const { again, fields, options, item, extra, label } = form
  if (again !== undefined && !places.has(again)) return { kind: 'json', label }
  return {
    ...form,
    ...(fields ? { fields: fields.map(each => ({ ...each, form: repeated(each.form, places) })) } : {}),
    ...(options ? { options: options.map(each => ({ ...each, form: repeated(each.form, places) })) } : {}),
    ...(item ? { item: repeated(item, places) } : {}),
    ...(extra ? { extra: repeated(extra, places) } : {}),
  }
}

/** Returns a form in which everything deeper than `levels` is JSON; `undefined` if no level is left. */
export function formWithin(form: FieldForm, levels: number): FieldForm | undefined {
  if (levels <= 0) return undefined
  const made = cut(form, levels)
  return repeated(made, idsIn(made, new Set()))
}
