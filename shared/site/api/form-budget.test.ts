import { expect, test } from 'vitest'
import type { FieldForm } from '../../openapi/schema/field-form.ts'
import { formWithin } from './form-budget.ts'

const text: FieldForm = { kind: 'text', label: 'string' }
const group = (fields: Readonly<Record<string, FieldForm>>, more: Partial<FieldForm> = {}): FieldForm => ({
  kind: 'group',
  label: 'object',
  fields: Object.entries(fields).map(([name, form]) => ({ name, form })),
  ...more,
})

test('content that is too deep becomes JSON, and so does what repeats it', () => {
  const again: FieldForm = { kind: 'group', label: 'Node', again: '#/Node' }
  const node = group({ name: text, next: again }, { label: 'Node', place: '#/Node' })
  const form = group({ plain: text, deep: group({ node }), again })
  const json = (label: string): FieldForm => ({ kind: 'json', label })
  expect(formWithin(form, 3)).toEqual(form)
  expect(formWithin(form, 2)).toEqual(
    group({ plain: text, deep: group({ node: json('Node') }), again: json('Node') }),
  )
  expect(formWithin(form, 1)).toEqual(group({ plain: text, deep: json('object'), again: json('Node') }))
  expect(formWithin(form, 0)).toBeUndefined()
})
