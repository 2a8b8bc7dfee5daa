import { type Control, controlsIn, Mistyped, typedValue } from './values.ts'

type Fields = Record<string, unknown>

const rawOf = (box: ParentNode) => box.querySelector<HTMLTextAreaElement>('textarea[data-raw]')

/** The object that a text holds; nothing where it holds something else, or numbers that would lose digits. */
function objectIn(text: string): Fields | undefined {
  if (text.trim() === '') return {}
  if (/\d{16,}/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined // the text is being written
  }
}

function typedField(control: Control): unknown {
  const value = typedValue(control)
  const isNumber = control.dataset.number !== undefined
  const exact = (each: unknown) =>
    isNumber && /^-?\d{1,15}(\.\d+)?$/.test(String(each)) ? Number(each) : each
  if (control.dataset.kind === 'boolean') return value === undefined ? undefined : value === 'true'
  return Array.isArray(value) && control.dataset.kind === 'list' ? value.map(exact) : exact(value)
}

function shown(control: Control, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value !== 'object' || value === null) return String(value)
  const isLines = control.dataset.kind === 'list' && Array.isArray(value)
  return isLines ? value.map(each => String(each)).join('\n') : JSON.stringify(value, undefined, 2)
}

/** Shows in the fields what the text says; they rest while it says nothing that fields could. */
function fillFields(box: ParentNode): void {
  const fields = box.querySelector<HTMLFieldSetElement>('.try-fields fieldset')
  const text = rawOf(box)?.value
  if (!fields || text === undefined) return
  const value = objectIn(text)
  fields.disabled = value === undefined
  for (const control of controlsIn(fields, '[data-field]')) {
    const name = control.dataset.field ?? ''
    control.value = shown(control, value && Object.hasOwn(value, name) ? value[name] : undefined)
  }
}

/** Writes what was typed into a field to the text, where nothing else changes. */
function writeField(box: ParentNode, control: Control): void {
  const raw = rawOf(box)
  const value = raw && objectIn(raw.value)
  if (!raw || !value) return
  try {
    const typed = typedField(control)
    const name = control.dataset.field ?? ''
    const others = Object.entries(value)
    const at = others.findIndex(([key]) => key === name)
    if (typed === undefined) others.splice(at, at < 0 ? 0 : 1)
    else others.splice(at < 0 ? others.length : at, at < 0 ? 0 : 1, [name, typed])
    raw.value = JSON.stringify(Object.fromEntries(others), undefined, 2)
    control.removeAttribute('aria-invalid')
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error
    control.setAttribute('aria-invalid', 'true')
  }
}

/** Keeps fields and text of JSON bodies equal while a reader types in either. */
export function startFields(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-body]')) fillFields(box)
  document.addEventListener('input', ({ target }) => {
    const isControl =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    const box = isControl ? target.closest<HTMLElement>('[data-body]') : null
    if (!isControl || !box) return
    if (target.matches('[data-field]')) writeField(box, target)
    else if (target.matches('[data-raw]')) fillFields(box)
  })
}
