import { useState } from 'react'
import { sameValue } from '../../shared/config/json/equal.ts'
import { formatPointer } from '../../shared/config/json/pointer.ts'
import { type FormModel, useForm } from './base/model.ts'
import { problemsInside } from './base/problems.ts'

const SHARED = [
  'isReadOnly',
  'change',
  'target',
  'pages',
  'generated',
  'assets',
  'assetUrl',
  'marks',
  'logoColors',
  'backgrounds',
] as const

/**
 * The form model for one top-level key: a new object only when `value`, the value of that key, its own problems,
 * or the shared data change. Typing in a field then renders only its neighbors again.
 */
export function useIsolated(key: string, value: unknown): FormModel {
  const form = useForm()
  const [previous, setPrevious] = useState({ form, value })
  if (previous.form === form) return form
  const own = formatPointer([key])
  const isAsBefore =
    SHARED.every(part => previous.form[part] === form[part]) &&
    sameValue(previous.value, value, true) &&
    (previous.form.problems === form.problems ||
      sameValue(problemsInside(previous.form.problems, own), problemsInside(form.problems, own)))
  if (isAsBefore) return previous.form
  setPrevious({ form, value })
  return form
}
