import { useState } from 'react'
import { type FormModel, useForm } from './model.ts'
import { same } from './values.ts'

const SHARED = [
  'isReadOnly',
  'problems',
  'change',
  'target',
  'pages',
  'assets',
  'assetUrl',
  'marks',
  'logoColours',
  'ground',
] as const

/**
 * The form as one top-level key sees it: another object only when `value`, the value of that key, or what all
 * of them share has changed. Typing in one field then draws nothing but its neighbours again.
 */
export function useIsolated(value: unknown): FormModel {
  const form = useForm()
  const [seen, setSeen] = useState({ form, value })
  if (seen.form === form) return form
  if (SHARED.every(key => seen.form[key] === form[key]) && same(seen.value, value, true)) return seen.form
  setSeen({ form, value })
  return form
}
