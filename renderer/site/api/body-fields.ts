import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { onPress } from '../base/press.ts'
import { requestText } from '../base/texts.ts'
import {
  filled,
  freeNames,
  movedSpot,
  namesAt,
  type Path,
  placesOf,
  read,
  renamed,
  type Spot,
  valueAt,
  withOption,
} from '../values/filling.ts'
import { type Control, controlsIn, Mistyped, setText, typedValue } from '../values/values.ts'
import { showProblem } from './field-problems.ts'
import { type BodyEditor, fillGroup, insideOf, keyOf, optionAt, rowsOf, shown } from './field-rows.ts'

interface Filling {
  readonly editor: BodyEditor
  readonly form: FieldForm
  readonly box: HTMLDetailsElement
  readonly fields: HTMLFieldSetElement
  readonly text: HTMLTextAreaElement
}

const editors = new WeakMap<
  Element,
  { readonly written: string; readonly form: FieldForm; readonly editor: BodyEditor }
>()

function editorOf(box: HTMLElement): { readonly form: FieldForm; readonly editor: BodyEditor } {
  const written = box.dataset.form ?? '{}'
  const known = editors.get(box)
  if (known?.written === written) return known
  const form: FieldForm = JSON.parse(written)
  const editor: BodyEditor = {
    value: undefined,
    places: placesOf(form),
    chosen: new Map(),
    opened: new Set(),
    spots: new WeakMap(),
  }
  const made = { written, form, editor }
  editors.set(box, made)
  return made
}

/** The fields that an element belongs to or is next to. */
function fillingOf(element: Element): Filling | undefined {
  const near = element.matches('textarea') ? element.closest('.try-row')?.parentElement : undefined
  const inside = element.closest<HTMLDetailsElement>('.try-fields')
  const box = inside ?? near?.querySelector<HTMLDetailsElement>(':scope > .try-fields')
  const text = box?.parentElement?.querySelector<HTMLTextAreaElement>(':scope > .try-row textarea')
  const fields = box?.querySelector('fieldset')
  return box && text && fields ? { ...editorOf(box), box, fields, text } : undefined
}

const rootOf = ({ form, text }: Filling): Spot => ({
  path: [],
  form,
  isKept: text.required || text.dataset.raw !== undefined,
})

/** Updates the fields from the text; they are disabled while the text has no value for fields. */
function draw(filling: Filling): void {
  const { editor, form, box, fields, text } = filling
  if (!box.open) return
  const found = read(text.value, form)
  fields.disabled = found === undefined
  if (!found && fields.firstChild) return
  editor.value = found?.value
  const name = text.dataset.name ?? text.dataset.part ?? requestText('item')
  fields.replaceChildren(...rowsOf(name, rootOf(filling), editor))
}

function typedField(control: Control): unknown {
  const value = typedValue(control)
  const exact = (each: unknown) =>
    control.dataset.number !== undefined && /^-?\d{1,15}(\.\d+)?$/.test(String(each)) ? Number(each) : each
  if (control.dataset.kind === 'boolean') return value === undefined ? undefined : value === 'true'
  return Array.isArray(value) && /^(list|many)$/.test(control.dataset.kind ?? '')
    ? value.map(exact)
    : exact(value)
}

function tell({ editor, text }: Filling, value: unknown): void {
  editor.value = value
  setText(text, value === undefined ? '' : JSON.stringify(value, undefined, 2))
}

/** Writes the new value of a spot to the text; everything else stays. */
const write = (filling: Filling, spot: Spot, given: unknown): void =>
  tell(filling, filled(filling.editor.value, spot, given))

/** Whether the reader added the spot, so that it stays until it is removed. */
const isItem = ({ path, isFree }: Spot): boolean => isFree === true || typeof path.at(-1) === 'number'

/** The initial value of a list item. */
const emptyOf = (form: FieldForm | undefined): unknown =>
  form?.kind === 'group' ? {} : /^(rows|list|many)$/.test(form?.kind ?? '') ? [] : ''

function writeControl(filling: Filling, control: Control, spot: Spot): void {
  const { editor, fields } = filling
  try {
    write(filling, spot, typedField(control) ?? (isItem(spot) ? emptyOf(spot.form) : undefined))
    delete control.dataset.mistyped
    showProblem(control, undefined)
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error
    control.dataset.mistyped = ''
    showProblem(control, error.message)
    return
  }
  for (const each of controlsIn(fields, '[data-kind]')) {
    const at = editor.spots.get(each)
    if (each !== control && at && !('mistyped' in each.dataset))
      setText(each, shown(each, valueAt(editor.value, at.path)))
  }
  for (const each of fields.querySelectorAll<HTMLElement>('.try-group > .try-inner > .try-drop')) {
    const at = editor.spots.get(each)
    if (at) each.hidden = valueAt(editor.value, at.path) === undefined
  }
}

/** Renders the fields again, and focuses the first field that matches, in the order of preference. */
function drawAt(filling: Filling, ...wanted: readonly ((field: string) => boolean)[]): void {
  draw(filling)
  const found = [...filling.fields.querySelectorAll<HTMLElement>('[data-field]:not(.try-drop)')]
  const all = wanted.flatMap(isWanted => found.filter(({ dataset }) => isWanted(dataset.field ?? '')))
  all[0]?.focus()
  if (all[0] instanceof HTMLInputElement) all[0].select()
}

/** Tests whether a field is at a path or below it. */
const within = (path: Path) => {
  const begin = JSON.stringify(path).slice(0, -1)
  return (field: string) => field.startsWith(`${begin},`) || field.startsWith(`${begin}]`)
}

const is = (key: string) => (field: string) => field === key

/** A name that is not used in an object. */
function newName({ editor }: Filling, spot: Spot): string {
  const given = namesAt(spot)
  const held = Object(valueAt(editor.value, spot.path))
  for (let count = 1; ; count++) {
    const name = count === 1 ? 'name' : `name${count}`
    if (!given.has(name) && !Object.hasOwn(held, name)) return name
  }
}

function add(filling: Filling, spot: Spot): void {
  const { extra, item } = spot.form
  const items = valueAt(filling.editor.value, spot.path)
  const last = extra ? newName(filling, spot) : Array.isArray(items) ? items.length : 0
  const at: Spot = { path: [...spot.path, last], form: extra ?? spot.form, isKept: true, parent: spot }
  write(filling, at, emptyOf(extra ?? item))
  drawAt(filling, within(at.path))
}

function drop(filling: Filling, spot: Spot): void {
  const { path, parent } = spot
  const free = parent && spot.isFree ? freeNames(filling.editor.value, parent) : []
  const after = free[free.indexOf(String(path.at(-1))) + 1]
  write(filling, spot, undefined)
  filling.editor.chosen.clear()
  filling.editor.opened.delete(keyOf(spot))
  if (!isItem(spot) || !parent) {
    drawAt(filling, is(`${keyOf(spot)} group`))
    return
  }
  // The next entry, or else the button that adds one.
  const next = spot.isFree ? after : path.at(-1)
  drawAt(filling, ...(next === undefined ? [] : [within([...parent.path, next])]), is(keyOf(parent)))
}

/** Renames an entry that the reader added; what was opened and chosen in it moves to the new name. */
function rename(filling: Filling, input: HTMLInputElement, spot: Spot): void {
  const { editor } = filling
  const { path, parent } = spot
  const name = input.value
  const held = Object(valueAt(editor.value, path.slice(0, -1)))
  const isNew = name !== path.at(-1)
  const isTaken = isNew && (Object.hasOwn(held, name) || (parent && namesAt(parent).has(name)))
  input.ariaInvalid = name === '' || isTaken ? 'true' : null
  input.title = name === '' ? requestText('noName') : isTaken ? requestText('nameTaken') : ''
  if (name === '' || isTaken || !isNew) return
  tell(filling, renamed(editor.value, path, name))
  const box = input.closest('.try-item')
  for (const each of box?.querySelectorAll<HTMLElement>('*') ?? []) {
    const at = editor.spots.get(each)
    if (!at) continue
    const moved = movedSpot(at, path.length - 1, name)
    editor.spots.set(each, moved)
    const field = each.dataset.field?.slice(keyOf(at).length)
    if (field !== undefined) each.dataset.field = keyOf(moved) + field
    if (each instanceof HTMLDetailsElement && each.open) editor.opened.add(keyOf(moved))
    const chosen = editor.chosen.get(keyOf(at))
    if (chosen !== undefined) editor.chosen.set(keyOf(moved), chosen)
  }
  const [legend, remove] = [box?.querySelector('legend'), box?.querySelector(':scope > .try-drop')]
  if (legend) legend.textContent = name
  remove?.setAttribute('aria-label', requestText('removeNamed', { name }))
  // The names of nested fields depend on it.
  const kept: readonly unknown[] = [legend, input.closest('.try-row'), remove]
  for (const each of [...(box?.children ?? [])]) if (!kept.includes(each)) each.remove()
  remove?.before(...insideOf(name, movedSpot(spot, path.length - 1, name), editor))
}

function choose(filling: Filling, select: HTMLSelectElement, spot: Spot): void {
  const { editor } = filling
  const index = Number(select.value)
  if (index === optionAt(spot, editor)) return
  const kept = withOption(spot.form, valueAt(editor.value, spot.path), index)
  write(filling, spot, kept ?? (isItem(spot) ? emptyOf(spot.form.options?.[index]?.form) : undefined))
  const inner = keyOf(spot).slice(0, -1)
  for (const key of [...editor.chosen.keys()]) if (key.startsWith(inner)) editor.chosen.delete(key)
  editor.chosen.set(keyOf(spot), index)
  drawAt(filling, is(select.dataset.field ?? ''))
}

function onInput({ target }: Event): void {
  if (!(target instanceof Element)) return
  const filling = fillingOf(target)
  if (!filling) return
  const spot = filling.editor.spots.get(target)
  if (target === filling.text) {
    filling.editor.chosen.clear()
    draw(filling)
  } else if (spot && target instanceof HTMLSelectElement && target.matches('.try-option')) {
    choose(filling, target, spot)
  } else if (spot && target instanceof HTMLInputElement && target.matches('.try-name')) {
    rename(filling, target, spot)
  } else if (
    spot &&
    (target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement)
  ) {
    writeControl(filling, target, spot)
  }
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return
  const filling = target.closest('.try-fields') ? fillingOf(target) : undefined
  if (!filling) return
  const spot = filling.editor.spots.get(target)
  if (!spot) {
    if (target.open) draw(filling)
    return
  }
  if (!target.open) filling.editor.opened.delete(keyOf(spot))
  else {
    filling.editor.opened.add(keyOf(spot))
    fillGroup(target, filling.editor)
  }
}

/** The form of the JSON text in a text area; undefined if the page has none. */
export const formOfText = (area: HTMLTextAreaElement): FieldForm | undefined => fillingOf(area)?.form

/** Keeps fields and text in sync while a reader types in either. */
export function startFields(): void {
  for (const box of document.querySelectorAll('.try-fields[open]')) {
    const filling = fillingOf(box)
    if (filling) draw(filling)
  }
  document.addEventListener('input', onInput)
  document.addEventListener('toggle', onToggle, { capture: true })
  const press = (selector: string, act: (filling: Filling, spot: Spot) => void) =>
    onPress(selector, button => {
      const filling = fillingOf(button)
      const spot = filling?.editor.spots.get(button)
      if (filling && spot) act(filling, spot)
    })
  press('.try-add', add)
  press('.try-drop', drop)
}
