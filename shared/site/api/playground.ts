import type { ContentView } from '../../openapi/content.ts'
import type { OperationModel } from '../../openapi/operation.ts'
import { PARAMETER_PLACES, type ParameterView } from '../../openapi/parameters.ts'
import { bodyExample, bodyOf, formManner, parameterExample } from '../../openapi/request.ts'
import type { SchemaView, ViewField } from '../../openapi/schema/view.ts'
import type { SchemeView, SecurityView } from '../../openapi/security.ts'
import { isJsonType, partType } from '../../openapi/serialise.ts'
import type { ServerView } from '../../openapi/servers.ts'
import { own, printJson, textOf } from '../../openapi/value.ts'
import { glyph } from '../glyphs.ts'
import { type Attributes, attributes, empty, type Html, html, join, none, text } from '../html.ts'
import { words } from '../words.ts'

/** What the form that sends a request is drawn from. */
export interface PlaygroundInput {
  readonly model: OperationModel
  readonly security: SecurityView
  readonly servers: readonly ServerView[]
  /** The editor sends what the form says, as the page itself may not. */
  readonly isThrough?: boolean
}

const shown = (value: unknown): string => textOf(value) ?? (value === undefined ? '' : printJson(value))

type Kind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'json' | 'file'

/** Whether a value is more than a text, a number or a truth value. */
function isDeep({ kind, types, fields, items, extra, choices }: SchemaView): boolean {
  if (kind === 'recursive' || kind === 'more' || fields.length > 0 || items || extra) return true
  return (
    types.some(type => /^(object|array)$/.test(type)) ||
    (choices?.options ?? []).some(each => isDeep(each.schema))
  )
}

function kindOf(schema: SchemaView): Kind {
  if (schema.format === 'binary' || schema.items?.format === 'binary') return 'file'
  if (schema.types.includes('array') || schema.items) {
    return schema.items && isDeep(schema.items) ? 'json' : 'list'
  }
  if (isDeep(schema)) return 'json'
  if (schema.allowed && schema.allowed.length > 0) return 'choice'
  if (schema.types.includes('boolean')) return 'boolean'
  return schema.types.includes('integer') || schema.types.includes('number') ? 'number' : 'text'
}

const option = (value: string, label: string, selected = false): Html =>
  html`<option${attributes({ value, selected })}>${text(label)}</option>`

interface Control {
  readonly schema: SchemaView
  readonly state: Attributes
  readonly value: string
  readonly hint: string
  readonly required: boolean
}

function controlOf({ schema, state, value, hint, required }: Control): Html {
  const kind = kindOf(schema)
  const all = { ...state, 'data-kind': kind, required }
  if (kind === 'choice' || kind === 'boolean') {
    const values =
      kind === 'boolean' ? ['true', 'false'] : (schema.allowed ?? []).map(each => shown(each.value))
    const none = option('', words.tryNothing)
    return html`<select${attributes(all)}>${none}${join(values.map(each => option(each, each, each === value)))}</select>`
  }
  if (kind === 'list' || kind === 'json') {
    const rows = { rows: kind === 'json' ? 4 : 2, placeholder: kind === 'list' ? words.tryLines : hint }
    return html`<textarea${attributes({ ...all, ...rows, spellcheck: 'false' })}>\n${text(value)}</textarea>`
  }
  if (kind === 'file') return empty('input', { ...all, type: 'file', multiple: schema.items !== undefined })
  const type = kind === 'number' ? { inputmode: 'decimal' } : {}
  return empty('input', { ...all, ...type, type: 'text', value, placeholder: hint, autocomplete: 'off' })
}

const named = (name: string): Html => html`<code>${text(name)}</code>`
const worded = (label: string): Html => html`<span class="try-word">${text(label)}</span>`

const row = (label: Html, type: string, control: Html, required = false): Html =>
  html`<label class="try-row"><span class="try-label">${label} <small>${text(type)}</small>${required ? html` <small class="try-required">${text(words.required)}</small>` : none}</span>${control}</label>`

const group = (title: string, rows: readonly Html[]): Html =>
  rows.length === 0 ? none : html`<fieldset><legend>${text(title)}</legend>${join(rows)}</fieldset>`

const asLines = (schema: SchemaView, value: unknown): string =>
  kindOf(schema) === 'list' && Array.isArray(value) ? value.map(shown).join('\n') : shown(value)

function parameterRow(parameter: ParameterView): Html {
  const { name, place, schema, style, explode, allowReserved, required, content } = parameter
  const example = parameterExample(parameter)
  const isForm = place === 'querystring' || (content !== undefined && isJsonType(content.type))
  const control = controlOf({
    schema: isForm ? { ...schema, types: ['object'] } : schema,
    state: {
      'data-place': place,
      'data-name': name,
      'data-style': style,
      'data-format': content?.type,
      'data-explode': String(explode),
      'data-reserved': allowReserved,
    },
    value: required ? asLines(schema, example) : '',
    hint: asLines(schema, example).slice(0, 80),
    required,
  })
  return row(named(name), schema.label, control, required)
}

function secret(label: string, state: Attributes, value: string, place: string = words.places.header): Html {
  const more = { type: 'password', value, autocomplete: 'off', spellcheck: 'false' }
  const shown = state['data-auth'] === 'key' || state['data-auth'] === 'raw' ? named(label) : worded(label)
  return row(shown, place, empty('input', { ...state, ...more }))
}

function schemeRows(scheme: SchemeView, way: number): readonly Html[] {
  const { kind, prefix = '', labels = ['Username', 'Password'], place = 'header', parameter = 'key' } = scheme
  const at = { 'data-way': way }
  switch (kind) {
    case 'basic':
      return [
        secret(labels[0], { ...at, 'data-auth': 'user' }, prefix),
        secret(labels[1], { ...at, 'data-auth': 'password' }, ''),
      ]
    case 'key':
      return [
        secret(
          parameter,
          { ...at, 'data-auth': 'key', 'data-place': place, 'data-name': parameter },
          prefix,
          words.places[place],
        ),
      ]
    case 'bearer':
    case 'oauth2':
    case 'oidc':
      return [
        secret(
          words.tryToken,
          {
            ...at,
            'data-auth': 'bearer',
            ...(kind === 'bearer' ? {} : { placeholder: words.tryPaste }),
          },
          prefix,
        ),
      ]
    case 'http':
      return [secret('Authorization', { ...at, 'data-auth': 'raw' }, `${scheme.scheme ?? ''} `)]
    default:
      return []
  }
}

function serverRows(servers: readonly ServerView[]): readonly Html[] {
  const options = servers.map(({ url, description }, index) =>
    option(url, description === undefined ? url : `${url} (${description})`, index === 0),
  )
  const list = html`<select data-server>${join(options)}</select>`
  const variables = servers.flatMap(({ url, variables }) =>
    variables.map(({ name, value, choices }) => {
      const state = { 'data-variable': name, 'data-of': url }
      const control =
        choices.length > 0
          ? html`<select${attributes(state)}>${join(choices.map(each => option(each, each, each === value)))}</select>`
          : empty('input', { ...state, type: 'text', value, autocomplete: 'off' })
      return row(named(`{${name}}`), words.serverPart, control)
    }),
  )
  return [row(worded(words.tryServer), '', list), ...variables]
}

function partRow({ name, schema, required }: ViewField, content: ContentView): Html {
  const { style, explode } = formManner(content, name)
  const value = required && kindOf(schema) !== 'file' ? asLines(schema, exampleFor(name, content)) : ''
  const state = {
    'data-part': name,
    'data-type': partType(content.encoding.get(name)?.type),
    'data-style': style,
    'data-explode': String(explode),
  }
  const control = controlOf({ schema, state, value, hint: '', required })
  return row(named(name), schema.label, control, required)
}

const exampleFor = (name: string, content: ContentView): unknown => own(bodyExample(content), name)

/** Fields that are offered beside the JSON of a body; others are written there. */
const FIELDS = 40

const isNumeric = ({ types }: SchemaView): boolean => types.some(type => /^(integer|number)$/.test(type))

/** The fields of a JSON body as inputs; the script keeps them and the text below equal. */
function fieldRows({ schema }: ContentView): Html {
  const fields = (schema?.fields ?? []).filter(({ isPattern }) => isPattern !== true).slice(0, FIELDS)
  if (fields.length === 0) return none
  const rows = fields.map(({ name, schema: each, required }) => {
    const state = { 'data-field': name, 'data-number': isNumeric(each.items ?? each) }
    const control = controlOf({ schema: each, state, value: '', hint: '', required: false })
    return row(named(name), each.label, control, required)
  })
  return html`<details class="try-fields"><summary>${glyph('chevron')}${text(words.tryFields)}</summary><fieldset>${join(rows)}</fieldset></details>`
}

function bodyRows(contents: readonly ContentView[]): readonly Html[] {
  const choice =
    contents.length < 2
      ? none
      : row(
          named('Content-Type'),
          '',
          html`<select data-content>${join(contents.map(({ type }) => option(type, type)))}</select>`,
        )
  const bodies = contents.map((content, index) => {
    const made = bodyOf(content, bodyExample(content))
    const state = attributes({ 'data-body': content.type, 'data-as': made.kind, hidden: index > 0 })
    if (made.kind === 'parts' || made.kind === 'form') {
      const fields = content.schema?.fields ?? []
      return html`<div${state}>${join(fields.map(field => partRow(field, content)))}</div>`
    }
    const control =
      made.kind === 'file'
        ? empty('input', { type: 'file', 'data-raw': true })
        : html`<textarea rows="10" spellcheck="false" data-raw>\n${text(made.text)}</textarea>`
    const fields = made.kind === 'text' && isJsonType(made.type) ? fieldRows(content) : none
    return html`<div${state}>${fields}${row(worded(words.body), content.type, control)}</div>`
  })
  return [choice, ...bodies]
}

/** The form that sends a request from the reader's browser. Without the script it is not shown. */
export function playground({ model, security, servers, isThrough = false }: PlaygroundInput): Html {
  const { operation, parameters, body } = model
  const ways = security.alternatives.map(schemes => schemes.map(({ name }) => name).join(' + '))
  const way =
    ways.length < 2
      ? none
      : row(
          worded(words.tryWay),
          '',
          html`<select data-ways>${join(ways.map((name, index) => option(String(index), name)))}</select>`,
        )
  const credentials = security.alternatives.flatMap((schemes, index) =>
    schemes.flatMap(scheme => schemeRows(scheme, index)),
  )
  const places = PARAMETER_PLACES.map(place =>
    group(words.parameters[place], parameters.filter(each => each.place === place).map(parameterRow)),
  )
  const state = attributes({
    'data-try': true,
    'data-method': operation.method,
    'data-path': operation.path,
    'data-through': isThrough,
  })
  const note = isThrough ? html`<p class="try-note">${text(words.tryThrough)}</p>` : none
  const send = html`${note}<div class="try-actions"><button type="submit" class="try-send">${text(words.trySend)}</button><button type="button" class="try-cancel" hidden>${text(words.tryCancel)}</button></div>`
  const form = html`<form${state}>${group(words.servers, serverRows(servers))}${group(
    words.authorization,
    [way, ...credentials].filter(each => each !== none),
  )}${join(places)}${group(words.body, body ? bodyRows(body.contents) : [])}${send}<div class="try-answer" role="status"></div></form>`
  return html`<details class="try"><summary>${glyph('chevron')}${text(words.tryIt)}</summary>${form}</details>`
}
