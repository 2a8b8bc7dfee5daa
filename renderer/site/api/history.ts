import { make } from '../base/make.ts'
import { onPress } from '../base/press.ts'
import { requestText } from '../base/texts.ts'
import { enterValues, type FormValues, storableValues, valuesOf } from './form-values.ts'
import {
  forgetRequests,
  REQUEST_HASH,
  rememberRequest,
  type SentRequest,
  sentRequests,
} from './history-store.ts'

/** What was typed for the requests of this page, with credentials: only the page itself remembers it. */
const sentHere = new Map<number, FormValues>()

const here = (): string => location.href.replace(/#.*$/, '')

/** Sends a request of this page again, or opens one of another page there. */
function actionOf({ page, at }: SentRequest): HTMLElement {
  if (page !== here()) {
    const link = make('a', 'json-button', requestText('openAgain'))
    link.href = `${page}${REQUEST_HASH}${at}`
    return link
  }
  const button = make('button', 'json-button try-again', requestText('sendAgain'))
  button.type = 'button'
  button.dataset.at = String(at)
  return button
}

function rowOf(request: SentRequest): HTMLElement {
  const { method, path, at, status, milliseconds } = request
  const row = make('li', '')
  const act = actionOf(request)
  const time = new Date(at).toLocaleTimeString()
  const what = `${method} ${path}`
  act.ariaLabel = `${act.textContent}: ${what}, ${time}`
  row.append(
    make('span', `status status-${String(status).charAt(0)}`, String(status)),
    make('code', '', what),
    make('small', '', `${time} · ${Math.round(milliseconds)} ms`),
    act,
  )
  return row
}

function draw(form: HTMLFormElement): void {
  const known = form.querySelector<HTMLDetailsElement>('.try-history')
  const all = sentRequests()
  if (all.length === 0) {
    known?.remove()
    return
  }
  const box = known ?? make('details', 'try-history')
  const list = make('ul', '')
  list.append(...all.map(rowOf))
  const forget = make('button', 'json-button try-forget-requests', requestText('forgetRequests'))
  forget.type = 'button'
  box.replaceChildren(
    make('summary', '', requestText('history', { count: String(all.length) })),
    make('p', 'try-note', requestText('historyNote')),
    list,
    forget,
  )
  if (!known) form.append(box)
}

/** Remembers a request that was answered, without credentials, and lists it. */
export function noteRequest(
  form: HTMLFormElement,
  { status, milliseconds }: Pick<SentRequest, 'status' | 'milliseconds'>,
): void {
  const { method = 'GET', path = '' } = form.dataset
  // The time identifies the request, so no two requests have the same.
  const at = Math.max(Date.now(), (sentRequests()[0]?.at ?? 0) + 1)
  sentHere.set(at, valuesOf(form))
  rememberRequest({ page: here(), method, path, at, status, milliseconds, values: storableValues(form) })
  draw(form)
}

const requestAt = (at: string | undefined): SentRequest | undefined =>
  sentRequests().find(request => String(request.at) === at)

const formOf = (element: Element): HTMLFormElement | null => element.closest<HTMLFormElement>('[data-try]')

/** Fills the form in with the request that the address names; the reader sends it. */
function openNamed(): void {
  if (!location.hash.startsWith(REQUEST_HASH)) return
  const request = requestAt(location.hash.slice(REQUEST_HASH.length))
  const form = document.querySelector<HTMLFormElement>('form[data-try]')
  if (!request || !form) return
  const box = form.closest('details')
  if (box) box.open = true
  enterValues(form, request.values)
  form.querySelector<HTMLElement>('.try-send')?.focus()
}

/** Lists the requests of this tab below the forms. */
export function startHistory(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-try]')) draw(form)
  onPress('.try-again', button => {
    const form = formOf(button)
    const request = requestAt(button.dataset.at)
    if (!form || !request) return
    enterValues(form, sentHere.get(request.at) ?? request.values)
    form.querySelector<HTMLElement>('.try-send')?.click()
  })
  onPress('.try-forget-requests', button => {
    const form = formOf(button)
    forgetRequests()
    sentHere.clear()
    if (!form) return
    draw(form)
    form.querySelector<HTMLElement>('.try-send')?.focus()
  })
  addEventListener('hashchange', openNamed)
  // After the rest of the script has run, which shows the form.
  queueMicrotask(openNamed)
}
