import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import { freeNames, optionOf, type Spot, valueAt } from '../values/filling.ts'
import { hintsOf } from '../values/limit-problems.ts'
import { anyValue, type Control, setText } from '../values/values.ts'
import { withHelp } from './control-help.ts'

/** The rendered fields, and what was opened and chosen in them. */
export interface BodyEditor {
  value: unknown
  readonly places: ReadonlyMap<string, FieldForm>
  /** Chosen options, by spot. */
  readonly chosen: Map<string, number>
  readonly opened: Set<string>
  readonly spots: WeakMap<Element, Spot>
}

/** The key of a spot on the page. */
export const keyOf = ({ path }: Spot): string => JSON.stringify(path)

/** The text of an input for a value. */
export function shown({ dataset }: Control, value: unknown): string {
  if (value === undefined) return ''
  // A text that is valid JSON would be read as JSON.
  if (dataset.kind === 'any' && typeof value === 'string')
    return anyValue(value) === value ? value : JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isLines = /^(list|many)$/.test(dataset.kind ?? '') && Array.isArray(value)
  return isLines ? value.map(each => String(each)).join('\n') : JSON.stringify(value, undefined, 2)
}

/** The index of the form that a spot has, if there are several. */
export const optionAt = (spot: Spot, { chosen, value }: BodyEditor): number =>
  chosen.get(keyOf(spot)) ?? optionOf(spot.form, valueAt(value, spot.path))

function titled(name: string, { form, isKept, isFree, path }: Spot): readonly Node[] {
  const isRequired = isKept && !isFree && typeof path.at(-1) === 'string'
  const limits = form.kind === 'group' ? [] : hintsOf(form)
  const told = limits.length > 0 ? [' ', make('small', 'try-limits', limits.join(' · '))] : []
  const words = [make('code', '', name), ' ', make('small', '', form.label)]
  const needed = isRequired ? [' ', make('small', 'try-required', requestText('required'))] : []
  return [...words, ...needed, ...told].map(each =>
    typeof each === 'string' ? document.createTextNode(each) : each,
  )
}

function listed(values: readonly string[]): HTMLSelectElement {
  const select = make('select', '')
  select.append(...values.map(each => new Option(each === '' ? requestText('leaveOut') : each, each)))
  return select
}

function emptyControl({ kind, allowed = [] }: FieldForm): Control {
  if (kind === 'choice') return listed(['', ...allowed])
  if (kind === 'many') {
    const select = listed(allowed)
    select.multiple = true
    return select
  }
  if (kind === 'boolean') return listed(['', 'true', 'false'])
  if (kind === 'list' || kind === 'json') {
    const area = make('textarea', '')
    area.rows = kind === 'json' ? 4 : 2
    area.placeholder = kind === 'list' ? requestText('lines') : ''
    area.spellcheck = false
    return area
  }
  const input = make('input', '')
  input.autocomplete = 'off'
  if (kind === 'number') input.inputMode = 'decimal'
  if (kind === 'any') input.placeholder = requestText('any')
  return input
}

function labelled(label: readonly Node[], control: Control, group?: string): HTMLElement {
  const row = make(group === undefined ? 'label' : 'div', 'try-row')
  if (group !== undefined) {
    row.role = 'group'
    row.ariaLabel = group
  }
  const words = make('span', 'try-label')
  words.append(...label)
  row.append(words, control)
  return row
}

function controlRow(name: string, spot: Spot, editor: BodyEditor): HTMLElement {
  const control = emptyControl(spot.form)
  control.dataset.kind = spot.form.kind
  control.dataset.field = keyOf(spot)
  if (spot.form.isNumber) control.dataset.number = ''
  if (spot.form.limits) control.dataset.limits = JSON.stringify(spot.form.limits)
  setText(control, shown(control, valueAt(editor.value, spot.path)))
  editor.spots.set(control, spot)
  const row = labelled(titled(name, spot), control, spot.form.kind === 'many' ? name : undefined)
  return withHelp(row, control, name)
}

function button(
  label: 'add' | 'remove' | 'leaveOut',
  ariaLabel: string,
  spot: Spot,
  editor: BodyEditor,
): HTMLElement {
  const element = make('button', label === 'add' ? 'try-add' : 'try-drop', requestText(label))
  element.type = 'button'
  element.dataset.field = keyOf(spot)
  element.setAttribute('aria-label', ariaLabel)
  editor.spots.set(element, spot)
  return element
}

function optionRows(name: string, spot: Spot, editor: BodyEditor): readonly Node[] {
  const { options = [], property } = spot.form
  const index = optionAt(spot, editor)
  const option = options[index]
  if (!option) return []
  const select = make('select', 'try-option')
  select.append(...options.map((each, at) => new Option(each.name, String(at))))
  select.value = String(index)
  select.dataset.field = `${keyOf(spot)} option`
  editor.spots.set(select, spot)
  const label = labelled([document.createTextNode(requestText('oneOf'))], select)
  const mark: Spot['mark'] =
    property !== undefined && option.value !== undefined ? [property, option.value] : undefined
  const around: Spot = { path: spot.path, form: option.form, isKept: spot.isKept, parent: spot }
  const inner = mark ? { ...around, mark } : around
  return [
    label,
    ...(option.form.kind === 'group' ? rowsOf(name, inner, editor) : [drawn(name, inner, editor)]),
  ]
}

/** The fields inside an entry that the reader added. */
export const insideOf = (title: string, spot: Spot, editor: BodyEditor): readonly Node[] =>
  spot.form.kind === 'group' || spot.form.kind === 'rows'
    ? rowsOf(title, spot, editor)
    : [controlRow(requestText('value'), spot, editor)]

/** The box of an entry that the reader added: `first`, its fields and a remove button. */
function addedBox(title: string, spot: Spot, editor: BodyEditor, first: readonly Node[] = []): HTMLElement {
  const box = make('fieldset', 'try-item')
  const remove = button('remove', requestText('removeNamed', { name: title }), spot, editor)
  box.append(make('legend', '', title), ...first, ...insideOf(title, spot, editor), remove)
  return box
}

function nameRow(name: string, spot: Spot, editor: BodyEditor): HTMLElement {
  const input = make('input', 'try-name')
  input.autocomplete = 'off'
  input.value = name
  input.dataset.field = `${keyOf(spot)} name`
  editor.spots.set(input, spot)
  return labelled([document.createTextNode(requestText('name'))], input)
}

/** Fields whose names the reader chooses. */
function freeRows(name: string, spot: Spot, editor: BodyEditor): readonly Node[] {
  const { form, path, parent } = spot
  const { extra } = form
  const isListedByParent = parent?.path.length === path.length && parent.form.extra !== undefined
  if (!extra || isListedByParent) return []
  const rows = freeNames(editor.value, spot).map(key => {
    const at: Spot = { path: [...path, key], form: extra, isKept: true, isFree: true, parent: spot }
    return addedBox(key, at, editor, [nameRow(key, at, editor)])
  })
  return [...rows, button('add', requestText('addName', { name }), spot, editor)]
}

/** The fields inside an object or a list. */
export function rowsOf(name: string, spot: Spot, editor: BodyEditor): readonly Node[] {
  const { form, path } = spot
  const again = form.again === undefined ? undefined : editor.places.get(form.again)
  if (again) return rowsOf(name, { ...spot, form: again }, editor)
  const { item } = form
  if (item) {
    const value = valueAt(editor.value, path)
    const items = Array.isArray(value) ? value : []
    const rows = items.map((_, index) => {
      const at: Spot = { path: [...path, index], form: item, isKept: true, parent: spot }
      return addedBox(`${name} ${index + 1}`, at, editor)
    })
    return [...rows, button('add', requestText('addTo', { name }), spot, editor)]
  }
  const fields = (form.fields ?? []).map(({ name: inner, required, form: each }) =>
    drawn(inner, { path: [...path, inner], form: each, isKept: required === true, parent: spot }, editor),
  )
  return [...fields, ...optionRows(name, spot, editor), ...freeRows(name, spot, editor)]
}

function drawn(name: string, spot: Spot, editor: BodyEditor): Node {
  const { form } = spot
  if (form.kind !== 'group' && form.kind !== 'rows') return controlRow(name, spot, editor)
  const box = make('details', 'try-group')
  const summary = make('summary', '')
  summary.dataset.field = `${keyOf(spot)} group`
  summary.append(...titled(name, spot))
  const inner = make('div', 'try-inner')
  inner.setAttribute('role', 'group')
  inner.setAttribute('aria-label', name)
  box.append(summary, inner)
  box.dataset.name = name
  editor.spots.set(box, spot)
  box.open = editor.opened.has(keyOf(spot))
  if (box.open) fillGroup(box, editor)
  return box
}

/** Renders the fields inside a spot that was opened. */
export function fillGroup(box: HTMLDetailsElement, editor: BodyEditor): void {
  const spot = editor.spots.get(box)
  const inner = box.querySelector(':scope > .try-inner')
  if (!spot || !inner || inner.firstChild) return
  const name = box.dataset.name ?? ''
  inner.append(...rowsOf(name, spot, editor))
  if (spot.isKept) return
  const leave = button('leaveOut', requestText('leaveOutNamed', { name }), spot, editor)
  leave.hidden = valueAt(editor.value, spot.path) === undefined
  inner.append(leave)
}
