import { type Control, controlsIn, enterText, nameOf, textOf } from '../values/values.ts'
import { isSecretName, withoutSecrets } from './secrets.ts'

/** Controls of a request, except for credentials and files. */
const VALUES =
  '[data-server], [data-variable], [data-content], [data-place], [data-part], [data-header], textarea[data-raw]'

const isKept = (control: Control): boolean => !control.matches('[data-auth], [type="file"]')

/** Names a control by what it is for, so that it is found again after the page was rebuilt. */
function keyOf(control: Control): string {
  const { dataset } = control
  const body = control.closest<HTMLElement>('[data-body]')?.dataset.body ?? ''
  const role = ['server', 'content', 'raw'].find(name => name in dataset) ?? dataset.place ?? ''
  return [role, dataset.of ?? '', nameOf(control), body].join('|')
}

/** The texts of controls, by their keys. */
export type FormValues = Readonly<Record<string, string>>

function readValues(form: HTMLFormElement, textIn: (control: Control) => string | undefined): FormValues {
  const pairs = controlsIn(form, VALUES).flatMap((control): (readonly [string, string])[] => {
    const text = isKept(control) ? textIn(control) : undefined
    return text === undefined ? [] : [[keyOf(control), text]]
  })
  return Object.fromEntries(pairs)
}

/** What is typed and chosen in a form, except in the fields for credentials. */
export const valuesOf = (form: HTMLFormElement): FormValues => readValues(form, textOf)

/** The same without anything that is likely to be a credential: what may be stored. */
export const storableValues = (form: HTMLFormElement): FormValues =>
  readValues(form, control => {
    if ('server' in control.dataset) return control.value
    return isSecretName(nameOf(control)) ? undefined : withoutSecrets(textOf(control))
  })

/** Fills a form in with values as {@link valuesOf} gives them; credentials stay as they are typed. */
export function enterValues(form: HTMLFormElement, values: FormValues): void {
  const choices = controlsIn(form, '[data-server], [data-content]')
  for (const control of [...choices, ...controlsIn(form, VALUES)]) {
    const text = Object.hasOwn(values, keyOf(control)) ? values[keyOf(control)] : undefined
    if (text === undefined || !isKept(control) || textOf(control) === text) continue
    enterText(control, text)
    if (choices.includes(control)) control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
