import { type RequestModel, withBody } from '../../../shared/openapi/operation/request-model.ts'
import { curl } from '../../../shared/openapi/samples/curl.ts'
import { sampleLanguages } from '../../../shared/openapi/samples/samples.ts'
import type { SampleBody, SampleData } from '../../../shared/site/api/sample-data.ts'
import { type Control, controlsIn, setText } from '../values/values.ts'
import { draft } from './draft.ts'
import { followServer } from './endpoint-bar.ts'
import { arrange } from './form.ts'
import { pick, pickedIn } from './picking.ts'
import { colorChosen, showCode } from './sample-code.ts'

const FORM = 'form[data-try]'
const REQUEST = '.group[data-samples]'
const RESPONSE = '.panel[data-bodies]'

const held = new WeakMap<Element, { readonly written: string; readonly data: unknown }>()

/** The data that an element carries; a preview may replace it. */
function dataOf<Data>(element: HTMLElement, name: 'samples' | 'bodies'): Data {
  const written = element.dataset[name] ?? '{}'
  const known = held.get(element)
  if (known?.written === written) return known.data as Data
  const data: Data = JSON.parse(written)
  held.set(element, { written, data })
  return data
}

const samplesData = (): SampleData | undefined => {
  const holder = document.querySelector<HTMLElement>('[data-samples]')
  return holder ? dataOf<SampleData>(holder, 'samples') : undefined
}

const formOf = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(FORM)
const groupOf = (): HTMLElement | null => document.querySelector<HTMLElement>(REQUEST)

function requestOf(data: SampleData): RequestModel | undefined {
  const [form, group] = [formOf(), groupOf()]
  const { format, choice } = pickedIn(form ?? group ?? document)
  const body = data.bodies[format]?.[choice]?.body
  if (form) return draft(form, data.ways ?? [], body)
  return data.request && withBody(data.request, body)
}

/** Writes the request that the page holds now into every sample, and into what is copied. */
function update(): void {
  const data = samplesData()
  const request = data && requestOf(data)
  if (!request) return
  const form = formOf()
  if (form) followServer(form)
  const code = form?.querySelector('.try-copy code')
  if (code) code.textContent = curl(request)
  for (const panel of groupOf()?.querySelectorAll<HTMLElement>(':scope > .panel') ?? []) {
    const label = panel.getAttribute('aria-label') ?? ''
    const language = sampleLanguages.find(each => each.label === label)
    const into = panel.querySelector('pre code')
    if (language && into && data.labels.includes(label))
      showCode(into, language.language, language.write(request))
  }
}

let isWaiting = false

/** Several changes of one moment are written once. */
function updateSoon(): void {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(() => {
    isWaiting = false
    update()
  })
}

function fillControl(control: Control, fields: Readonly<Record<string, string>>): void {
  const text = fields[control.dataset.part ?? '']
  const isFile = control instanceof HTMLInputElement && control.type === 'file'
  if (!isFile) setText(control, text ?? '')
  else if (text === undefined) delete control.dataset.file
  else control.dataset.file = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Puts a chosen body into the form. */
function fill(form: HTMLFormElement, format: number, chosen: SampleBody | undefined): void {
  const box = form.querySelectorAll('[data-body]')[format]
  if (!box || !chosen) return
  const { body, fields = {} } = chosen
  for (const each of controlsIn(box, '[data-part]')) fillControl(each, fields)
  const text = box.querySelector<HTMLTextAreaElement>('textarea[data-raw]')
  if (!text || body?.kind !== 'text') return
  text.value = body.text
  text.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Shows a choice in the form and beside the samples; `isFilled` puts the chosen body into the form. */
function choose(from: Element, isFilled: boolean): void {
  const [data, form, group] = [samplesData(), formOf(), groupOf()]
  if (!data) return
  const picked = pickedIn(from)
  const other = from === form ? group : form
  pick(from, picked)
  if (other) pick(other, picked)
  if (form) arrange(form)
  if (form && isFilled) fill(form, picked.format, data.bodies[picked.format]?.[picked.choice])
  updateSoon()
}

interface ResponseBody {
  readonly language: string
  readonly value: string
}

/** Shows the chosen example of a response. */
function showResponse(panel: HTMLElement): void {
  const picked = pickedIn(panel)
  pick(panel, picked)
  const bodies = dataOf<readonly (readonly ResponseBody[])[]>(panel, 'bodies')
  const body = bodies[picked.format]?.[picked.choice]
  const into = panel.querySelector('pre code')
  if (body && into) showCode(into, body.language, body.value)
}

/** Colors the panel of a tab that was chosen by a press or a key. */
function onTab({ target }: Event): void {
  if (target instanceof Element && target.closest('[role=tab]')) colorChosen()
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  const panel = target.closest<HTMLElement>(RESPONSE)
  const from = target.closest(`${FORM}, ${REQUEST}`)
  if (panel) showResponse(panel)
  else if (from && target.matches('[data-pick], [data-content]'))
    choose(from, target.matches('[data-pick="choice"]'))
  else if (target.closest(FORM)) updateSoon()
}

/** Lets the samples follow everything that a reader chooses and types, before anything is sent. */
export function startSamples(): void {
  const touched = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FORM)) updateSoon()
  }
  document.addEventListener('change', onChange)
  document.addEventListener('input', touched)
  document.addEventListener('click', touched)
  document.addEventListener('click', onTab)
  document.addEventListener('keyup', onTab)
  // What was chosen while this was loading.
  for (const panel of document.querySelectorAll<HTMLElement>(RESPONSE)) showResponse(panel)
  const [form, group] = [formOf(), groupOf()]
  const { format, choice } = pickedIn(group ?? document)
  if (group && format + choice > 0) choose(group, true)
  else if (form) choose(form, false)
  update()
  colorChosen()
}
