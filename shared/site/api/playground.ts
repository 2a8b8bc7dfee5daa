import { bodyOf, formSerialization, headerExample, isSentHeader } from '../../openapi/operation/body.ts'
import { bodyExample } from '../../openapi/operation/choices.ts'
import type { ContentView, HeaderView } from '../../openapi/operation/content.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import { PARAMETER_LOCATIONS, type ParameterView } from '../../openapi/operation/parameters.ts'
import { parameterExample, startValue } from '../../openapi/operation/request.ts'
import type { SecurityView } from '../../openapi/operation/security.ts'
import { isJsonType, partType } from '../../openapi/operation/serialize.ts'
import type { ServerView } from '../../openapi/operation/servers.ts'
import { fieldFormOf, inputKind } from '../../openapi/schema/field-form.ts'
import type { SchemaView, ViewField } from '../../openapi/schema/view.ts'
import { plainLine } from '../../text/html.ts'
import { glyph } from '../base/glyphs.ts'
import {
  attributes,
  codeText,
  empty,
  type Html,
  html,
  join,
  jsonAttribute,
  none,
  text,
} from '../base/html.ts'
import { filledIn } from '../texts/fill.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { choiceControl } from './choice-controls.ts'
import { formWithin } from './form-budget.ts'
import {
  controlOf,
  examplePicker,
  limitText,
  option,
  type Control as PlainControl,
} from './playground-controls.ts'
import { credentialRows } from './playground-credentials.ts'
import { named, row, worded } from './playground-rows.ts'
import { controlText, fieldTexts } from './sample-data.ts'
import { typeText } from './type-text.ts'

/** The input of the form that sends a request. */
export interface PlaygroundInput {
  readonly texts: SiteTexts
  readonly model: OperationModel
  readonly security: SecurityView
  readonly servers: readonly ServerView[]
  /** The editor sends the request, since the page itself may not. */
  readonly isThrough?: boolean
  /** Levels of objects with fields of their own; deeper ones are written as JSON. */
  readonly levels?: number
  /** Not everything fits: the form says so. */
  readonly isShort?: boolean
}

/** More than any form has. */
const ALL_LEVELS = 100

interface Control extends PlainControl {
  readonly levels: number
}

const group = (title: string, rows: readonly Html[]): Html =>
  rows.length === 0 ? none : html`<fieldset><legend>${text(title)}</legend>${join(rows)}</fieldset>`

/** Where the script renders fields for the JSON next to it, and keeps both in sync. */
interface ByFields {
  readonly levels: number
  readonly texts: SiteTexts
  readonly name?: string
  readonly open?: boolean
}

function byFields(schema: SchemaView | undefined, { levels, texts, name, open = false }: ByFields): Html {
  const whole = schema && fieldFormOf(schema, label => typeText(label, texts))
  const form = whole && formWithin(whole, levels)
  if (!form) return none
  const state = html`${jsonAttribute('data-form', form)}${attributes({ open })}`
  const whose = name === undefined ? none : html`: ${named(name)}`
  return html`<details class="try-fields"${state}><summary>${glyph('chevron')}<span>${text(texts.tryFields)}${whose}</span></summary><fieldset></fieldset></details>`
}

/** A row whose value can also be entered in fields. */
function deepRow(name: string, made: Control): Html {
  const { schema, state, required, levels, texts } = made
  const control = controlOf(made)
  const line = row(named(name), {
    type: typeText(schema.label, texts),
    required: required ? texts.required : '',
    limits: limitText(schema, texts),
    control,
    group: inputKind(schema) === 'many' ? name : undefined,
  })
  const fields =
    inputKind(schema) === 'json'
      ? byFields(schema, { levels, texts, name, open: state['data-style'] === 'deepObject' })
      : none
  return fields === none ? line : html`<div class="try-deep">${fields}${line}</div>`
}

/** The examples of a parameter, as texts of its control. */
function examplesOf(
  { examples, content, schema }: ParameterView,
  texts: SiteTexts,
): readonly (readonly [name: string, value: string])[] {
  const named = [...examples, ...(content?.examples ?? [])].filter(({ value }) => value !== undefined)
  const unnamed = schema.examples.map((value, index) => ({
    name: filledIn(texts.exampleNumber, { number: String(index + 1) }),
    value,
  }))
  const given = named.length > 0 ? named : unnamed
  return given.map(({ name, value }) => [name, controlText(schema, value)])
}

/** An attribute for the script, which takes `false` without it. */
const exploded = (explode: boolean): string | undefined => (explode ? 'true' : undefined)

function parameterRow(parameter: ParameterView, levels: number, texts: SiteTexts): Html {
  const { name, location, schema, style, explode, allowReserved, required, content } = parameter
  const example = parameterExample(parameter)
  const isForm = location === 'querystring' || (content !== undefined && isJsonType(content.type))
  const control: Control = {
    schema: isForm ? { ...schema, types: ['object'] } : schema,
    state: {
      'data-place': location,
      'data-name': name,
      'data-style': style,
      'data-format': content?.type,
      'data-explode': exploded(explode),
      'data-reserved': allowReserved,
    },
    value: controlText(schema, startValue(parameter)),
    hint: controlText(schema, example).slice(0, 80),
    required,
    levels,
    texts,
  }
  return html`${deepRow(name, control)}${examplePicker(examplesOf(parameter, texts), name, texts)}`
}

function serverRows(servers: readonly ServerView[], texts: SiteTexts): readonly Html[] {
  const options = servers.map(({ url, description }, index) =>
    option(url, description === undefined ? url : `${url} (${plainLine(description)})`, index === 0),
  )
  const list = html`<select data-server>${join(options)}</select>`
  const variables = servers.flatMap(({ url, variables }) =>
    variables.map(({ name, value, choices }) => {
      const state = { 'data-variable': name, 'data-of': url }
      const control =
        choices.length > 0
          ? html`<select${attributes(state)}>${join(choices.map(each => option(each, each, each === value)))}</select>`
          : empty('input', { ...state, value })
      return row(named(`{${name}}`), { type: texts.serverPart, control })
    }),
  )
  return [row(worded(texts.tryServer), { control: list }), ...variables]
}

function partRow(
  { name, schema, required }: ViewField,
  content: ContentView,
  { levels, texts }: Pick<Control, 'levels' | 'texts'>,
): Html {
  const { style, explode } = formSerialization(content, name)
  const isFile = inputKind(schema) === 'file'
  const start = fieldTexts(content, bodyExample(content))[name]
  const value = isFile ? '' : (start ?? '')
  const state = {
    'data-file': isFile ? start : undefined,
    'data-part': name,
    'data-type': partType(content.encoding.get(name)?.type),
    'data-style': style,
    'data-explode': exploded(explode),
  }
  const control: Control = { schema, state, value, hint: '', required, levels, texts }
  return deepRow(name, control)
}

function partHeaderRow(part: string, header: HeaderView, texts: SiteTexts): Html {
  const { name, schema, required, explode } = header
  const example = controlText(schema, headerExample(header))
  const state = { 'data-header': name, 'data-of': part, 'data-name': name, 'data-explode': exploded(explode) }
  const control = {
    schema,
    state,
    value: isSentHeader(header) ? example : '',
    hint: example.slice(0, 80),
    required: false,
    texts,
  }
  return row(html`${named(part)}: ${named(name)}`, {
    type: typeText(schema.label, texts),
    control: controlOf(control),
    required: required ? texts.required : '',
    limits: limitText(schema, texts),
    group: inputKind(schema) === 'many' ? name : undefined,
  })
}

function bodyRows(contents: readonly ContentView[], levels: number, texts: SiteTexts): readonly Html[] {
  const choice =
    contents.length < 2
      ? none
      : row(named('Content-Type'), {
          control: html`<select data-content>${join(contents.map(({ type }) => option(type, type)))}</select>`,
        })
  const bodies = contents.map((content, index) => {
    const made = bodyOf(content, bodyExample(content))
    const state = attributes({ 'data-body': content.type, 'data-as': made.kind, hidden: index > 0 })
    const choice = choiceControl(content, texts, `form-${index}`)
    const pick =
      choice === none
        ? none
        : html`<div class="try-choice"${attributes({ 'data-format': index })}>${choice}</div>`
    if (made.kind === 'parts' || made.kind === 'form') {
      const fields = content.schema?.fields ?? []
      const rows = fields.map(field => {
        const headers = made.kind === 'parts' ? (content.encoding.get(field.name)?.headers ?? []) : []
        return html`${partRow(field, content, { levels, texts })}${join(headers.map(each => partHeaderRow(field.name, each, texts)))}`
      })
      return html`<div${state}>${pick}${join(rows)}</div>`
    }
    const control =
      made.kind === 'file'
        ? empty('input', { type: 'file', 'data-raw': true })
        : html`<textarea rows="10" spellcheck="false" data-raw>\n${codeText(made.text)}</textarea>`
    const fields =
      made.kind === 'text' && isJsonType(made.type) ? byFields(content.schema, { levels, texts }) : none
    return html`<div${state}>${pick}${fields}${row(worded(texts.body), { type: content.type, control })}</div>`
  })
  return [choice, ...bodies]
}

/** The choice to write credentials into the samples in place of placeholders. */
const fillRow = (texts: SiteTexts): Html =>
  html`<div class="try-keep"><label><input type="checkbox" data-fill autocomplete="off">${text(texts.tryFill)}</label></div>`

/** The form that sends a request from the reader's browser. Without the script it is not shown. */
export function playground(input: PlaygroundInput): Html {
  const { model, security, servers, texts, isThrough = false, isShort = false, levels = ALL_LEVELS } = input
  const { operation, parameters, body } = model
  const ways = security.alternatives.map(schemes => schemes.map(({ name }) => name).join(' + '))
  const way =
    ways.length < 2
      ? none
      : row(worded(texts.tryWay), {
          control: html`<select data-ways>${join(ways.map((name, index) => option(String(index), name)))}</select>`,
        })
  const asked = credentialRows(security, texts, !isThrough)
  const credentials = asked.length === 0 ? asked : [...asked, fillRow(texts)]
  const places = PARAMETER_LOCATIONS.map(location =>
    group(
      texts.parameters[location],
      parameters.filter(each => each.location === location).map(each => parameterRow(each, levels, texts)),
    ),
  )
  const state = attributes({
    'data-try': true,
    'data-method': operation.method,
    'data-path': operation.path,
    'data-through': isThrough,
    autocomplete: 'off',
  })
  const notes = [...(isShort ? [texts.tryShort] : []), ...(isThrough ? [texts.tryThrough] : [])]
  const note = join(notes.map(each => html`<p class="try-note">${text(each)}</p>`))
  const send = html`${note}<div class="try-actions"><button type="submit" class="try-send">${text(texts.trySend)}</button><button type="button" class="try-cancel" hidden>${text(texts.tryCancel)}</button><div class="try-copy"><code hidden></code><button type="button" class="copy">${text(texts.form.copyCurl)}</button></div></div>`
  const form = html`<form${state}>${group(texts.servers, serverRows(servers, texts))}${group(
    texts.authorization,
    [way, ...credentials].filter(each => each !== none),
  )}${join(places)}${group(texts.body, body ? bodyRows(body.contents, levels, texts) : [])}${send}<div class="try-answer" role="status"></div></form>`
  return html`<details class="try"><summary>${glyph('chevron')}${text(texts.tryIt)}</summary>${form}</details>`
}
