import { getLocation, type Location, parse } from 'jsonc-parser'
import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { fieldsOf, valueAt } from '../values/filling.ts'
import { formAt, formsOf, type KnownForm } from '../values/form-at.ts'

/** A text that can be put at the caret. */
export interface Completion {
  readonly label: string
  /** The type of a field. */
  readonly detail: string
  readonly insert: string
}

/** What can be put at the caret, and the range of the text that it replaces. */
export interface Completions {
  readonly items: readonly Completion[]
  readonly from: number
  readonly to: number
}

/** Suggestions that are shown; typing narrows them down to others. */
const MOST = 50

/** The start of a new value; empty if the reader has to type it. */
function startOf({ kind }: FieldForm): string {
  if (kind === 'group') return '{}'
  if (kind === 'rows' || kind === 'list' || kind === 'many') return '[]'
  return kind === 'text' ? '""' : ''
}

function keys(known: KnownForm, whole: unknown, { path }: Location, isAlone: boolean): readonly Completion[] {
  const around = path.slice(0, -1)
  const form = formAt(known, whole, around)
  if (!form) return []
  const held = valueAt(whole, around)
  const used = new Set(Object.keys(Object(held)).filter(name => name !== path.at(-1)))
  const forms = formsOf({ ...known, form }, held)
  const marked = forms.flatMap(({ property }) => property ?? [])
  const fields = forms.flatMap(each => fieldsOf(each))
  const named = [
    ...fields.map(each => [each.name, each.form.label, startOf(each.form)] as const),
    ...marked
      .filter(name => fields.every(each => each.name !== name))
      .map(name => [name, 'string', '""'] as const),
  ]
  return named
    .filter(([name]) => !used.has(name))
    .map(([name, detail, start]) => {
      const key = JSON.stringify(name)
      return { label: name, detail, insert: isAlone ? `${key}: ${start}` : key }
    })
}

/** The allowed values of a form, in JSON. */
const allowedIn = ({ allowed = [], isNumber }: FieldForm): readonly string[] =>
  allowed.map(each => (isNumber ? each : JSON.stringify(each)))

function startsOf(form: FieldForm): readonly string[] {
  if (form.kind === 'boolean') return ['true', 'false']
  if (form.kind === 'choice') return allowedIn(form)
  const start = startOf(form)
  return start === '' || start === '""' ? [] : [start]
}

const valuesOf = (form: FieldForm): readonly string[] => [
  ...startsOf(form),
  ...(form.isNullable ? ['null'] : []),
]

function values(known: KnownForm, whole: unknown, { path }: Location): readonly Completion[] {
  const form = formAt(known, whole, path)
  const around = formAt(known, whole, path.slice(0, -1))
  const last = path.at(-1)
  const list = typeof last === 'number' && around?.kind === 'many' ? around : undefined
  const marks =
    around?.property !== undefined && around.property === last
      ? (around.options ?? []).flatMap(({ value }) => (value === undefined ? [] : [JSON.stringify(value)]))
      : []
  const all = marks.length > 0 ? marks : list ? allowedIn(list) : form ? valuesOf(form) : []
  return all.map(insert => ({ label: insert.replace(/^"|"$/g, ''), detail: '', insert }))
}

/** What the description of a JSON text suggests at a position in it; undefined if nothing. */
export function completionsAt(text: string, offset: number, known: KnownForm): Completions | undefined {
  const location = getLocation(text, offset)
  const whole: unknown = parse(text, [], { allowTrailingComma: true })
  const { previousNode: node, isAtPropertyKey } = location
  const end = node ? node.offset + node.length : 0
  const isWithin = node !== undefined && node.offset < offset && offset <= end
  const [, bare = ''] = /([\w$.-]*)$/.exec(text.slice(0, offset)) ?? []
  const from = isWithin ? node.offset : offset - bare.length
  const to = isWithin ? end : offset
  const typed = text.slice(from, offset).replace(/^"/, '').toLowerCase()
  const isAlone = !/^\s*:/.test(text.slice(to))
  const found = isAtPropertyKey ? keys(known, whole, location, isAlone) : values(known, whole, location)
  const starts = ({ label }: Completion) => Number(label.toLowerCase().startsWith(typed))
  const items = found
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .sort((one, other) => starts(other) - starts(one))
    .slice(0, MOST)
  return items.length > 0 ? { items, from, to } : undefined
}
