import type { Limits } from '../../../shared/openapi/schema/limits.ts'
import { afterPress, watchPresses } from '../base/after-press.ts'
import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import { brokenText } from '../values/limit-problems.ts'
import { brokenLimit } from '../values/limits.ts'
import { type Control, controlsIn, Mistyped, typedValue } from '../values/values.ts'

/** The element of a control below which its problem is shown. */
const rowOf = (control: Control): HTMLElement | null =>
  control.closest<HTMLElement>('.try-dated') ?? control.closest<HTMLElement>('.try-row')

let count = 0

/** Shows below a control what is wrong with its value; without a sentence, removes what was shown. */
export function showProblem(control: Control, sentence: string | undefined): void {
  const row = rowOf(control)
  const next = row?.nextElementSibling
  const known = next?.matches('.try-broken') ? next : undefined
  if (sentence === undefined) {
    known?.remove()
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
    return
  }
  const told = known ?? make('p', 'try-broken')
  told.textContent = sentence
  if (!known) {
    told.id = `galley:problem-${++count}`
    row?.after(told)
  }
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', told.id)
}

/** What is wrong with the value of a control; undefined if nothing is, or nothing is typed. */
export function controlProblem(control: Control): string | undefined {
  const { limits, kind } = control.dataset
  try {
    const value = typedValue(control)
    if (value === undefined) return undefined
    if (kind === 'number' && typeof value !== 'number' && !/^-?\d+(\.\d+)?$/.test(String(value).trim()))
      return requestText('brokenNumber')
    const known: Limits = JSON.parse(limits ?? '{}')
    const broken = brokenLimit(value, known)
    return broken && brokenText(broken, { limits: known }, value)
  } catch (error) {
    if (error instanceof Mistyped) return error.message
    throw error
  }
}

/** Shows below a control whether its value fits. */
export const checkControl = (control: Control): void => showProblem(control, controlProblem(control))

const CHECKED = '[data-kind]:not([data-auth])'

/** Checks the visible controls of a form; returns whether all values fit. */
export function checkForm(form: HTMLFormElement): boolean {
  const shown = controlsIn(form, CHECKED).filter(
    control =>
      !control.disabled &&
      !control.closest('[data-body][hidden], .try-fields') &&
      !control.matches('textarea[data-raw]'),
  )
  for (const control of shown) checkControl(control)
  return shown.every(control => control.ariaInvalid === null)
}

/** Checks a value when the reader leaves its control, and while the reader corrects it. */
export function startFieldProblems(): void {
  watchPresses()
  const controlAt = (target: EventTarget | null): Control | undefined =>
    (target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement) &&
    target.matches(`[data-try] ${CHECKED}`)
      ? target
      : undefined
  document.addEventListener('change', ({ target }) => {
    const control = controlAt(target)
    if (control) afterPress(() => checkControl(control))
  })
  document.addEventListener('input', ({ target }) => {
    const control = controlAt(target)
    if (control?.ariaInvalid) checkControl(control)
  })
}
