import { isJsonType } from '../../../shared/openapi/operation/serialize.ts'
import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { drawing } from '../base/drawing.ts'
import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import { editJson } from '../json/editor.ts'
import { type Control, controlsIn, enterText, nameOf, TEXT_SET } from '../values/values.ts'

const isMany = (control: Control): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement && control.multiple

/** Longer lists stay lists, in which typing a letter jumps to a value. */
const BOXES = 60

/** Checks the boxes of the chosen values; the first box reports that a value is required. */
function showChosen(box: HTMLElement, control: HTMLSelectElement): void {
  const inputs = [...box.querySelectorAll('input')]
  for (const [index, each] of inputs.entries()) each.checked = control.options[index]?.selected === true
  const isLacking = 'required' in box.dataset && control.selectedOptions.length === 0
  inputs[0]?.setCustomValidity(isLacking ? requestText('chooseOne') : '')
}

function checkboxes(control: HTMLSelectElement): HTMLElement {
  const box = make('div', 'try-boxes')
  for (const option of control.options) {
    const label = make('label', '')
    const input = make('input', '')
    input.type = 'checkbox'
    input.autocomplete = 'off'
    input.addEventListener('change', () => {
      option.selected = input.checked
      showChosen(box, control)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    })
    // A box is not a field of the request.
    input.addEventListener('input', event => event.stopPropagation())
    label.append(input, make('span', '', option.value))
    box.append(label)
  }
  if (control.required) box.dataset.required = ''
  showChosen(box, control)
  return box
}

/** Draws a checkbox for each value of a list that takes several. */
function drawBoxes(control: HTMLSelectElement): void {
  const known = control.parentElement?.querySelector<HTMLElement>(':scope > .try-boxes')
  if (control.options.length > BOXES) return
  if (known?.childElementCount === control.options.length) {
    showChosen(known, control)
    return
  }
  known?.remove()
  const box = checkboxes(control)
  // The browser cannot report that a hidden control lacks its value.
  control.required = false
  control.hidden = true
  control.after(box)
  if (!known) control.addEventListener(TEXT_SET, () => drawBoxes(control))
}

const padded = (value: number): string => String(value).padStart(2, '0')

/** A date and time as an input for local times takes it; empty if the text is none. */
function localTime(text: string): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return ''
  const day = [time.getFullYear(), padded(time.getMonth() + 1), padded(time.getDate())].join('-')
  return `${day}T${[time.getHours(), time.getMinutes(), time.getSeconds()].map(padded).join(':')}`
}

/** A local date and time in the format of APIs. */
const momentOf = (local: string): string => new Date(local).toISOString().replace('.000Z', 'Z')

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5'

interface Calendar {
  readonly control: Control
  readonly isMoment: boolean
  readonly name: string
}

function calendar({ control, isMoment, name }: Calendar): readonly [HTMLElement, HTMLElement] {
  const label = requestText(isMoment ? 'pickDateTime' : 'pickDate', { name })
  const button = make('button', 'try-calendar')
  Object.assign(button, { type: 'button', title: label, ariaLabel: label, ariaExpanded: 'false' })
  button.append(drawing(CALENDAR))
  const input = make('input', 'try-date')
  Object.assign(input, { type: isMoment ? 'datetime-local' : 'date', hidden: true, ariaLabel: label })
  if (isMoment) input.step = '1'
  const show = (isShown: boolean) => {
    input.hidden = !isShown
    button.ariaExpanded = String(isShown)
  }
  button.addEventListener('click', () => {
    show(input.hidden !== false)
    input.value = isMoment ? localTime(control.value) : control.value
    if (!input.hidden) input.focus()
  })
  input.addEventListener('input', event => {
    event.stopPropagation()
    if (input.value !== '') enterText(control, isMoment ? momentOf(input.value) : input.value)
  })
  input.addEventListener('change', () => control.dispatchEvent(new Event('change', { bubbles: true })))
  input.addEventListener('keydown', event => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    event.preventDefault()
    show(false)
    button.focus()
  })
  return [button, input]
}

/** Returns a row with help for its control: checkboxes for several values, a calendar for a date. */
export function withHelp(row: HTMLElement, control: Control, name: string): HTMLElement {
  if (isMany(control)) drawBoxes(control)
  const { format } = JSON.parse(control.dataset.limits ?? '{}')
  if ((format !== 'date' && format !== 'date-time') || row.closest('.try-dated')) return row
  const around = make('div', 'try-dated')
  row.replaceWith(around)
  around.append(row, ...calendar({ control, isMoment: format === 'date-time', name }))
  return around
}

const JSON_TEXTS = 'textarea[data-raw], textarea[data-kind="json"]'

const isJsonText = (area: HTMLTextAreaElement): boolean => {
  const type = area.closest<HTMLElement>('[data-body]')?.dataset.body ?? ''
  return area.dataset.raw === undefined || type === '' || (isJsonType(type) && !/json-seq/i.test(type))
}

/** Adds help to every control of a form that has none yet; `formOf` finds the description of a JSON text. */
export function addHelp(
  form: HTMLFormElement,
  formOf: (area: HTMLTextAreaElement) => FieldForm | undefined,
): void {
  for (const control of controlsIn(form, 'select[multiple], input[data-limits]')) {
    const row = control.closest<HTMLElement>('.try-row')
    if (row) withHelp(row, control, nameOf(control))
  }
  for (const area of form.querySelectorAll<HTMLTextAreaElement>(JSON_TEXTS))
    if (isJsonText(area)) editJson(area, () => formOf(area))
}

/** Fills the control before a list of examples in with the one that a reader chose. */
export function enterExample(select: HTMLSelectElement): void {
  const before = controlsIn(select.form ?? document, '[data-place]').filter(
    each => select.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
  )
  const control = before.at(-1)
  if (control) enterText(control, select.value)
}
