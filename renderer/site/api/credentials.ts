import { onPress } from '../base/press.ts'
import { requestText } from '../base/texts.ts'
import { controlsIn } from '../values/values.ts'
import { isKeeping, keep, kept, type Owner, RENEWAL, startKeeping, stopKeeping } from './credential-store.ts'

/** The origin of the server that a form sends to. */
function serverOrigin(form: HTMLFormElement): string {
  const written = form.querySelector<HTMLSelectElement>('[data-server]')?.value ?? ''
  const filled = controlsIn(form, '[data-variable]')
    .filter(({ dataset }) => dataset.of === written)
    .reduce((url, { dataset, value }) => url.replaceAll(`{${dataset.variable}}`, value), written)
  return URL.canParse(filled, location.href) ? new URL(filled, location.href).origin : filled
}

const credentialsIn = (form: HTMLFormElement) => controlsIn(form, '[data-auth]')

/** Whom the credentials of an element belong to. */
export const ownerOf = (form: HTMLFormElement, { dataset }: HTMLElement): Owner => ({
  server: serverOrigin(form),
  scheme: dataset.scheme ?? '',
})

/** Fills in what the tab remembers for the server of a form: every endpoint of the site shares it. */
export function recall(form: HTMLFormElement): void {
  const isOn = isKeeping()
  const choice = form.querySelector<HTMLInputElement>('[data-keep]')
  const forget = form.querySelector<HTMLElement>('.try-forget')
  if (choice) choice.checked = isOn
  if (forget) forget.hidden = !isOn
  if (!isOn) return
  for (const control of credentialsIn(form)) fill(control, kept(ownerOf(form, control)))
  // A token that can be renewed needs the script that does it.
  for (const box of form.querySelectorAll<HTMLDetailsElement>('.try-oauth')) {
    if (kept(ownerOf(form, box))[RENEWAL] !== undefined) box.open = true
  }
}

function fill(
  control: ReturnType<typeof credentialsIn>[number],
  values: Readonly<Record<string, string>>,
): void {
  const value = values[control.dataset.auth ?? ''] ?? control.getAttribute('value') ?? ''
  if (control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function remember(form: HTMLFormElement): void {
  for (const control of credentialsIn(form)) {
    const isTyped = control.value !== (control.getAttribute('value') ?? '')
    if (isTyped) keep(ownerOf(form, control), { [control.dataset.auth ?? '']: control.value })
  }
}

/** Remembers what was typed, and shows it wherever else the form asks for the same. */
function share(form: HTMLFormElement, control: HTMLInputElement): void {
  const owner = ownerOf(form, control)
  keep(owner, { [control.dataset.auth ?? '']: control.value })
  for (const each of credentialsIn(form)) if (each.dataset.scheme === owner.scheme) fill(each, kept(owner))
}

function tell(form: HTMLFormElement, sentence: string): void {
  const row = form.querySelector('.try-keep')
  const told = row?.querySelector('[role=status]') ?? document.createElement('span')
  told.setAttribute('role', 'status')
  row?.append(told)
  told.textContent = sentence
}

function choose(form: HTMLFormElement, isOn: boolean): void {
  if (!isOn) stopKeeping()
  const isRefused = isOn && !startKeeping()
  if (isOn) remember(form)
  tell(form, isRefused ? requestText('notKept') : isOn ? '' : requestText('forgotten'))
  recall(form)
}

function forget(form: HTMLFormElement): void {
  for (const control of credentialsIn(form)) fill(control, {})
  choose(form, false)
  form.querySelector<HTMLElement>('[data-keep]')?.focus()
}

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLFormElement>('[data-try]') : null

/** Remembers credentials for this tab, if the reader wants that. */
export function startCredentials(): void {
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target)
    if (!form || !(target instanceof HTMLInputElement) || !target.matches('[data-auth]')) return
    if (isKeeping()) share(form, target)
  })
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (!form || !(target instanceof HTMLElement)) return
    if (target instanceof HTMLInputElement && target.matches('[data-keep]')) choose(form, target.checked)
    else if (target.matches('[data-server], [data-variable]') && isKeeping()) recall(form)
  })
  onPress('.try-forget', button => {
    const form = formOf(button)
    if (form) forget(form)
  })
}
