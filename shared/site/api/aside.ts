import { entriesOf, isObject, printJson } from '../../openapi/document/value.ts'
import type { ContentView, ResponseView } from '../../openapi/operation/content.ts'
import { exampleOf } from '../../openapi/operation/example.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import { sampleRequest } from '../../openapi/operation/request.ts'
import { isJsonType, scalar } from '../../openapi/operation/serialize.ts'
import { sampleLanguages } from '../../openapi/samples/samples.ts'
import type { CodeNode, TagNode } from '../../page/tree/tree.ts'
import { type Html, html, none, text } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import { componentNamed } from '../components/registry.ts'
import { withShortBody, withShortExamples } from './shorten-examples.ts'
import { bytesOf } from './size-budget.ts'

const nowhere = { offset: 0, length: 0, line: 0 }

/** A code block next to the text. */
interface Fence {
  readonly language: string
  readonly title: string
  readonly value: string
}

const codeOf = ({ language, title, value }: Fence): CodeNode => ({
  kind: 'code',
  language,
  meta: `title="${title.replace(/["\r\n]/g, ' ')}"`,
  value,
  range: nowhere,
})

function group(name: 'RequestExample' | 'ResponseExample', fences: readonly Fence[], scope: Scope): Html {
  const draw = componentNamed(name)
  if (!draw || fences.length === 0) return none
  const tag: TagNode = {
    kind: 'tag',
    name,
    attributes: {},
    children: fences.map(codeOf),
    inline: false,
    range: nowhere,
  }
  return draw(tag, scope)
}

/** Samples of the request in every language; those of the description come first. */
export function requestFences(model: OperationModel, server: string): readonly Fence[] {
  const request = sampleRequest(model, server)
  const given = model.samples.map(({ language, label, source }) => ({
    language,
    title: label,
    value: source,
  }))
  const names = new Set(model.samples.map(({ label }) => label.toLowerCase()))
  const made = sampleLanguages
    .filter(({ label }) => !names.has(label.toLowerCase()))
    .map(({ label, language, write }) => ({ language, title: label, value: write(request) }))
  return [...given, ...made]
}

const languageOf = (type: string) =>
  isJsonType(type) || type.includes('*') ? 'json' : /xml|html/.test(type) ? 'xml' : 'text'

/** A stream of lines has a value on each; a stream of events has its fields by name. */
function writtenItem(value: unknown, type: string): string {
  if (!/^text\/event-stream\b/i.test(type)) return printJson(value, '')
  const fields = isObject(value) ? entriesOf(value) : [['data', value] as const]
  return fields
    .flatMap(([name, held]) =>
      scalar(held)
        .split(/\r\n?|\n/)
        .map(line => `${name}: ${line}`),
    )
    .join('\n')
}

const written = (value: unknown, type: string) =>
  isJsonType(type) || typeof value !== 'string' ? printJson(value) : scalar(value)

function examplesOf({ type, examples, schema, item }: ContentView, status: string): readonly Fence[] {
  const named = examples.filter(({ value }) => value !== undefined).slice(0, 6)
  const title = (name: string) => (named.length > 1 ? `${status} ${name}` : status)
  if (named.length > 0) {
    return named.map(({ name, value }) => ({
      language: languageOf(type),
      title: title(name),
      value: written(value, type),
    }))
  }
  const view = schema ?? item
  if (!view || view.format === 'binary') return []
  const made = exampleOf(view)
  const value = schema ? written(made, type) : writtenItem(made, type)
  return [{ language: languageOf(type), title: status, value }]
}

/** Samples of the responses, by status. */
export const responseFences = (responses: readonly ResponseView[]): readonly Fence[] =>
  responses.flatMap(({ status, contents }) =>
    contents.slice(0, 1).flatMap(content => examplesOf(content, status)),
  )

/** Bytes for the samples of the request, and for those of its responses. */
const REQUEST_ROOM = 22_000
const RESPONSE_ROOM = 10_000

/** The first of several versions that fits; if the last one is too long, its last blocks are dropped. */
function firstThatFits(
  name: 'RequestExample' | 'ResponseExample',
  tries: Iterable<readonly Fence[]>,
  { scope, room }: { readonly scope: Scope; readonly room: number },
): Html {
  let last: readonly Fence[] = []
  let note: Html = none
  for (const fences of tries) {
    const drawn = group(name, fences, scope)
    if (bytesOf(drawn) <= room) return html`${drawn}${note}`
    last = fences
    note = html`<p class="cut">${text(scope.texts.shortened)}</p>`
  }
  for (let count = last.length - 1; count > 0; count--) {
    const drawn = group(name, last.slice(0, count), scope)
    if (bytesOf(drawn) <= room) return html`${drawn}${note}`
  }
  return none
}

/** Characters of a body in samples, tried in turn until all samples fit. */
const LENGTHS = [1200, 600, 300, 100]

/** All samples in full; then only the first in full, and the others with an ever shorter body. */
function* requestTries(model: OperationModel, server: string): Generator<readonly Fence[]> {
  const whole = requestFences(model, server)
  yield whole
  if (!model.body) return
  const full = Math.max(1, model.samples.length + 1)
  for (const most of LENGTHS) {
    const short = requestFences(withShortBody(model, most), server)
    yield [...whole.slice(0, full), ...short.slice(full)]
  }
  yield requestFences(withShortBody(model, 100), server)
}

function* responseTries({ responses }: OperationModel): Generator<readonly Fence[]> {
  yield responseFences(responses)
  for (const most of LENGTHS) {
    const short = responses.map(response => ({
      ...response,
      contents: response.contents.map(content => withShortExamples(content, most)),
    }))
    yield responseFences(short)
  }
}

/** Both groups of samples, of limited size; a page's own samples replace generated ones. */
export function samplesBeside(
  model: OperationModel,
  server: string,
  scope: Scope,
  own: { readonly request: boolean; readonly response: boolean },
): Html {
  const request = own.request
    ? none
    : firstThatFits('RequestExample', requestTries(model, server), { scope, room: REQUEST_ROOM })
  const response = own.response
    ? none
    : firstThatFits('ResponseExample', responseTries(model), { scope, room: RESPONSE_ROOM })
  return html`${request}${response}`
}
