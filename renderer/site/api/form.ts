import type { RequestModel } from '../../../shared/openapi/operation/request-model.ts'
import { showAnswer } from '../answer/answer.ts'
import { codeBlock, make } from '../base/make.ts'
import { onPress } from '../base/press.ts'
import { prepared } from '../base/request.ts'
import { storedForTab, storeForTab } from '../base/storage.ts'
import { requestText } from '../base/texts.ts'
import { Mistyped } from '../values/values.ts'
import { formOfText, startFields } from './body-fields.ts'
import { addHelp, enterExample } from './control-help.ts'
import { recall, startCredentials } from './credentials.ts'
import { explain, type Failure } from './failure-text.ts'
import { checkForm, showProblem, startFieldProblems } from './field-problems.ts'
import { type Gathered, gather } from './gather.ts'
import { noteRequest, startHistory } from './history.ts'
import { isInvalidJson } from './mistaken.ts'
import { send } from './send.ts'

const running = new WeakMap<HTMLFormElement, AbortController>()

const SERVER = 'api-server'

function showFailure({ sentence, needed }: Failure, box: HTMLElement, isCanceled: boolean): void {
  box.replaceChildren(make('p', isCanceled ? 'try-told' : 'try-error', sentence))
  if (needed !== undefined) box.append(codeBlock(needed, requestText('needed')))
}

function readForm(form: HTMLFormElement, into: HTMLElement): Gathered | undefined {
  try {
    return gather(form)
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error
    into.replaceChildren()
    showProblem(error.control, error.message)
    error.control.focus()
    return undefined
  }
}

/** Notes above a response about what is unusual in its request. */
function notesOf(request: RequestModel, isFitting: boolean): readonly string[] {
  return [
    ...(isInvalidJson(request) ? [requestText('sentAsIs')] : []),
    ...(isFitting ? [] : [requestText('sentBroken')]),
  ]
}

async function submit(form: HTMLFormElement): Promise<void> {
  const into = form.querySelector<HTMLElement>('.try-answer')
  const cancel = form.querySelector<HTMLElement>('.try-cancel')
  await prepared(form)
  const gathered = into && readForm(form, into)
  if (!into || !cancel || !gathered) return
  const notes = notesOf(gathered.request, checkForm(form))
  running.get(form)?.abort()
  const stop = new AbortController()
  running.set(form, stop)
  cancel.hidden = false
  // One box for each request: output of an older one goes to its removed box.
  const box = make('div', '')
  into.replaceChildren(box)
  box.append(make('p', 'try-told', requestText('waiting')))
  try {
    const answered = await send(gathered, stop)
    noteRequest(form, answered)
    await showAnswer(answered, box, stop.signal)
    box.prepend(...notes.map(note => make('p', 'try-told', note)))
  } catch (error) {
    const isCanceled = stop.signal.aborted && stop.signal.reason !== 'patience'
    showFailure(await explain(error, gathered.request, stop.signal), box, isCanceled)
  } finally {
    if (running.get(form) === stop) cancel.hidden = true
  }
}

/** Shows the fields of the chosen server, authentication method and format. */
export function arrange(form: HTMLFormElement): void {
  const chosen = (selector: string) => form.querySelector<HTMLSelectElement>(selector)?.value
  const server = chosen('[data-server]') ?? ''
  for (const each of form.querySelectorAll<HTMLElement>('[data-variable]')) {
    const row = each.closest<HTMLElement>('.try-row')
    if (row) row.hidden = each.dataset.of !== server
  }
  const way = chosen('[data-ways]') ?? '0'
  for (const each of form.querySelectorAll<HTMLElement>('[data-way]')) {
    const row = each.closest<HTMLElement>('.try-row') ?? each
    row.hidden = each.dataset.way !== way
  }
  const content = chosen('[data-content]')
  if (content === undefined) return
  for (const each of form.querySelectorAll<HTMLElement>('[data-body]')) {
    each.hidden = each.dataset.body !== content
    for (const control of each.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
      control.disabled = each.hidden
    }
  }
}

function begin(form: HTMLFormElement): void {
  const server = form.querySelector<HTMLSelectElement>('[data-server]')
  const kept = storedForTab(SERVER)
  if (server && kept !== undefined && [...server.options].some(({ value }) => value === kept)) {
    server.value = kept
  }
  arrange(form)
  recall(form)
  addHelp(form, formOfText)
}

/** Starts the forms that send requests. Credentials stay in the page unless the reader has them remembered. */
export function startForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-try]')) begin(form)
  startFields()
  startCredentials()
  startFieldProblems()
  startHistory()
  // A preview that draws a form again removes what a script added to it.
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('[data-try]') : null
    if (form) addHelp(form, formOfText)
  })
  // Not the submit event, which is blocked in a preview. Enter in a field presses the button too.
  onPress('.try-send', (button, event) => {
    const form = button.closest<HTMLFormElement>('[data-try]')
    event.preventDefault()
    if (form?.reportValidity()) void submit(form)
  })
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLSelectElement ? target.closest<HTMLFormElement>('[data-try]') : null
    if (!form || !(target instanceof HTMLSelectElement)) return
    if (target.matches('[data-examples]')) enterExample(target)
    if (target.matches('[data-server]')) storeForTab(SERVER, target.value)
    arrange(form)
  })
  onPress('.try-cancel', button => {
    const form = button.closest<HTMLFormElement>('[data-try]')
    if (form) running.get(form)?.abort()
  })
}
