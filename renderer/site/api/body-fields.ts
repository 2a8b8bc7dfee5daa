import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { onPress } from '../press.ts'
import { type Desk, fillGroup, keyOf, optionAt, rowsOf, shown } from './field-rows.ts'
import { filled, placesOf, read, type Spot, valueAt, withOption } from './filling.ts'
import { type Control, controlsIn, Mistyped, typedValue } from './values.ts'

interface Filling {
  readonly desk: Desk
  readonly form: FieldForm
  readonly box: HTMLDetailsElement
  readonly fields: HTMLFieldSetElement
  readonly text: HTMLTextAreaElement
}

const desks = new WeakMap<
  Element,
  { readonly written: string; readonly form: FieldForm; readonly desk: Desk }
>()

function deskOf(box: HTMLElement): { readonly form: FieldForm; readonly desk: Desk } {
  const written = box.dataset.form ?? '{}'
  const known = desks.get(box)
  if (known?.written === written) return known
  const form: FieldForm = JSON.parse(written)
  const desk: Desk = {
    value: undefined,
    places: placesOf(form),
    chosen: new Map(),
    opened: new Set(),
    spots: new WeakMap(),
  }
  const made = { written, form, desk }
  desks.set(box, made)
  return made
}

/** The fields that an element is of, or stands beside. */
function fillingOf(element: Element): Filling | undefined {
  const near = element.matches('textarea') ? element.closest('.try-row')?.parentElement : undefined
  const inside = element.closest<HTMLDetailsElement>('.try-fields')
  const box = inside ?? near?.querySelector<HTMLDetailsElement>(':scope > .try-fields')
  const text = box?.parentElement?.querySelector<HTMLTextAreaElement>(':scope > .try-row textarea')
  const fields = box?.querySelector('fieldset')
  return box && text && fields ? { ...deskOf(box), box, fields, text } : undefined
}

const rootOf = ({ form, text }: Filling): Spot => ({
  path: [],
  form,
  isKept: text.required || text.dataset.raw !== undefined,
})

/** Shows in the fields what the text says; they rest while it says nothing that fields could. */
function draw(filling: Filling): void {
  const { desk, form, box, fields, text } = filling
  if (!box.open) return
  const found = read(text.value, form)
  fields.disabled = found === undefined
  if (!found && fields.firstChild) return
  desk.value = found?.value
  const name = text.dataset.name ?? text.dataset.part ?? 'Item'
  fields.replaceChildren(...rowsOf(name, rootOf(filling), desk))
}

function typedField(control: Control): unknown {
  const value = typedValue(control)
  const exact = (each: unknown) =>
    control.dataset.number !== undefined && /^-?\d{1,15}(\.\d+)?$/.test(String(each)) ? Number(each) : each
  if (control.dataset.kind === 'boolean') return value === undefined ? undefined : value === 'true'
  return Array.isArray(value) && control.dataset.kind === 'list' ? value.map(exact) : exact(value)
}

/** Writes to the text what a spot holds now, where nothing else changes. */
function write({ desk, text }: Filling, spot: Spot, given: unknown): void {
  desk.value = filled(desk.value, spot, given)
  text.value = desk.value === undefined ? '' : JSON.stringify(desk.value, undefined, 2)
}

const isItem = ({ path }: Spot): boolean => typeof path.at(-1) === 'number'

function writeControl(filling: Filling, control: Control, spot: Spot): void {
  const { desk, fields } = filling
  try {
    write(filling, spot, typedField(control) ?? (isItem(spot) ? '' : undefined))
    control.removeAttribute('aria-invalid')
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error
    control.setAttribute('aria-invalid', 'true')
    return
  }
  for (const each of controlsIn(fields, '[data-kind]')) {
    const at = desk.spots.get(each)
    if (each !== control && at && !each.ariaInvalid) each.value = shown(each, valueAt(desk.value, at.path))
  }
  for (const each of fields.querySelectorAll<HTMLElement>('.try-group > .try-inner > .try-drop')) {
    const at = desk.spots.get(each)
    if (at) each.hidden = valueAt(desk.value, at.path) === undefined
  }
}

/** Draws the fields once more, and leads the reader on to the first of them whose name begins so. */
function drawAt(filling: Filling, key: string): void {
  draw(filling)
  const found = [...filling.fields.querySelectorAll<HTMLElement>('[data-field]:not(.try-drop)')]
  found.find(each => each.dataset.field?.startsWith(key))?.focus()
}

/** What an item of a list is before it is filled in. */
const emptyOf = (form: FieldForm | undefined): unknown =>
  form?.kind === 'group' ? {} : form?.kind === 'rows' || form?.kind === 'list' ? [] : ''

function choose(filling: Filling, select: HTMLSelectElement, spot: Spot): void {
  const { desk } = filling
  const index = Number(select.value)
  if (index === optionAt(spot, desk)) return
  const kept = withOption(spot.form, valueAt(desk.value, spot.path), index)
  write(filling, spot, kept ?? (isItem(spot) ? emptyOf(spot.form.options?.[index]?.form) : undefined))
  const inner = keyOf(spot).slice(0, -1)
  for (const key of [...desk.chosen.keys()]) if (key.startsWith(inner)) desk.chosen.delete(key)
  desk.chosen.set(keyOf(spot), index)
  drawAt(filling, select.dataset.field ?? '')
}

function onInput({ target }: Event): void {
  if (!(target instanceof Element)) return
  const filling = fillingOf(target)
  if (!filling) return
  const spot = filling.desk.spots.get(target)
  if (target === filling.text) {
    filling.desk.chosen.clear()
    draw(filling)
  } else if (spot && target instanceof HTMLSelectElement && target.matches('.try-option')) {
    choose(filling, target, spot)
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
  const spot = filling.desk.spots.get(target)
  if (!spot) {
    if (target.open) draw(filling)
    return
  }
  if (!target.open) filling.desk.opened.delete(keyOf(spot))
  else {
    filling.desk.opened.add(keyOf(spot))
    fillGroup(target, filling.desk)
  }
}

/** Keeps fields and text equal while a reader types in either. */
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
      const spot = filling?.desk.spots.get(button)
      if (filling && spot) act(filling, spot)
    })
  press('.try-add', (filling, spot) => {
    const items = valueAt(filling.desk.value, spot.path)
    const at = [...spot.path, Array.isArray(items) ? items.length : 0]
    write(filling, { path: at, form: spot.form, isKept: true, parent: spot }, emptyOf(spot.form.item))
    drawAt(filling, JSON.stringify(at).slice(0, -1))
  })
  press('.try-drop', (filling, spot) => {
    write(filling, spot, undefined)
    filling.desk.chosen.clear()
    filling.desk.opened.delete(keyOf(spot))
    drawAt(filling, isItem(spot) && spot.parent ? keyOf(spot.parent) : `${keyOf(spot)} group`)
  })
}
