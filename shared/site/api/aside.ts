import { readableBody } from '../../openapi/operation/body.ts'
import { bodyChoices } from '../../openapi/operation/choices.ts'
import type { ContentView, ResponseView } from '../../openapi/operation/content.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import { sampleRequest } from '../../openapi/operation/request.ts'
import { isJsonType } from '../../openapi/operation/serialize.ts'
import type { sampleLanguages } from '../../openapi/samples/samples.ts'
import type { CodeNode } from '../../page/tree/tree.ts'
import { type Html, html, jsonAttribute, none, text } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import { panelGroup } from '../components/code-group.ts'
import { filledIn } from '../texts/fill.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { choiceControls } from './choice-controls.ts'
import { languagesOf, type SampleSettings } from './sample-choice.ts'
import type { SampleData } from './sample-data.ts'
import { withShortBody, withShortChoices } from './shorten-examples.ts'
import { bytesOf } from './size-budget.ts'

const nowhere = { offset: 0, length: 0, line: 0 }

/** A code block next to the text. */
interface Fence {
  readonly language: string
  readonly title: string
  readonly value: string
}

/** A code block with controls above it, and with the data that they choose from. */
interface Panel extends Fence {
  readonly above?: Html
  readonly state?: Html
}

const codeOf = ({ language, title, value }: Fence): CodeNode => ({
  kind: 'code',
  language,
  meta: `title="${title.replace(/["\r\n]/g, ' ')}"`,
  value,
  range: nowhere,
})

interface Group {
  readonly label: string
  readonly scope: Scope
  readonly room: number
  readonly above?: Html
  readonly state?: Html
}

const drawn = (panels: readonly Panel[], { label, scope, above = none, state = none }: Group): Html =>
  panels.length === 0
    ? none
    : panelGroup(
        panels.map(({ above: over = none, state: own = none, ...fence }, index) => ({
          node: codeOf(fence),
          // A page has many samples, of which most readers see one.
          isPlain: index > 0,
          above: over,
          state: own,
        })),
        { label, kind: 'example', above, state },
        scope,
      )

/** The languages of generated samples: those that docs.json asks for and of which the description has no sample. */
export function madeLanguages(
  { samples }: OperationModel,
  settings: SampleSettings | undefined,
): typeof sampleLanguages {
  const names = new Set(samples.map(({ label }) => label.toLowerCase()))
  return languagesOf(settings).filter(({ label }) => !names.has(label.toLowerCase()))
}

/** Samples of the request in every language; those of the description come first. */
export function requestFences(
  model: OperationModel,
  server: string,
  settings?: SampleSettings,
): readonly Fence[] {
  const request = sampleRequest(model, server)
  const given = model.samples.map(({ language, label, source }) => ({
    language,
    title: label,
    value: source,
  }))
  const made = madeLanguages(model, settings).map(({ label, language, write }) => ({
    language,
    title: label,
    value: write(request),
  }))
  return [...given, ...made]
}

const languageOf = (type: string) =>
  isJsonType(type) || type.includes('*') ? 'json' : /xml|html/.test(type) ? 'xml' : 'text'

function writtenBody(content: ContentView, value: unknown, texts: SiteTexts): Omit<Fence, 'title'> {
  const { type } = content
  const written = readableBody(content, value)
  return written === undefined
    ? { language: 'text', value: filledIn(texts.binary, { type }) }
    : { language: languageOf(type), value: written }
}

function examplesOf(content: ContentView, status: string, texts: SiteTexts): readonly Fence[] {
  const choices = bodyChoices(content)
  const title = (name: string | undefined) => (choices.length > 1 ? `${status} ${name ?? ''}`.trim() : status)
  return choices.map(({ name, value }) => ({ ...writtenBody(content, value, texts), title: title(name) }))
}

/** Samples of the responses, by status. */
export const responseFences = (responses: readonly ResponseView[], texts: SiteTexts): readonly Fence[] =>
  responses.flatMap(({ status, contents }) =>
    contents.slice(0, 1).flatMap(content => examplesOf(content, status, texts)),
  )

/** Bytes for the samples of the request, and for those of its responses. */
const REQUEST_ROOM = 22_000
const RESPONSE_ROOM = 16_000

/** Whether blocks could fit: drawn, they are never shorter than their code and their data. */
const mayFit = (panels: readonly Panel[], room: number): boolean =>
  panels.reduce((sum, { value, state = '' }) => sum + value.length + state.length, 0) <= room

/** The first of several versions that fits; if the last one is too long, its last blocks are dropped. */
function firstThatFits(tries: Iterable<readonly Panel[]>, group: Group): Html {
  const { room, scope } = group
  let last: readonly Panel[] = []
  let note: Html = none
  const fitting = (panels: readonly Panel[]): Html | undefined => {
    const made = mayFit(panels, room) ? drawn(panels, group) : undefined
    return made !== undefined && bytesOf(made) <= room ? made : undefined
  }
  for (const panels of tries) {
    const made = fitting(panels)
    if (made !== undefined) return html`${made}${note}`
    last = panels
    note = html`<p class="cut">${text(scope.texts.shortened)}</p>`
  }
  for (let count = last.length - 1; count > 0; count--) {
    const made = fitting(last.slice(0, count))
    if (made !== undefined) return html`${made}${note}`
  }
  return none
}

/** Characters of a body in samples, tried in turn until all samples fit. */
const LENGTHS = [2400, 1200, 600, 300, 100]

/** All samples in full; then only the first in full, and the others with an ever shorter body. */
function* requestTries(
  model: OperationModel,
  server: string,
  settings: SampleSettings | undefined,
): Generator<readonly Fence[]> {
  const whole = requestFences(model, server, settings)
  yield whole
  if (!model.body) return
  const full = Math.max(1, model.samples.length + 1)
  for (const most of LENGTHS) {
    const short = requestFences(withShortBody(model, most), server, settings)
    yield [...whole.slice(0, full), ...short.slice(full)]
  }
  yield requestFences(withShortBody(model, 100), server, settings)
}

/** A body in all its formats, with all their examples; `name` is unique on the page. */
function bodyPanel(
  contents: readonly ContentView[],
  { title, name, texts }: { readonly title: string; readonly name: string; readonly texts: SiteTexts },
): readonly Panel[] {
  const bodies = contents.map(content => {
    const choices = bodyChoices(content)
    const known = choices.length > 0 ? choices : [{ value: undefined }]
    return known.map(({ value }) => writtenBody(content, value, texts))
  })
  const [first] = bodies.flat()
  if (first === undefined) return []
  const panel = { ...first, title }
  if (bodies.flat().length < 2) return [panel]
  const above = choiceControls(contents, texts, name)
  return [{ ...panel, above, state: jsonAttribute('data-bodies', bodies) }]
}

function* responseTries({ responses }: OperationModel, texts: SiteTexts): Generator<readonly Panel[]> {
  const panels = (all: readonly ResponseView[]) =>
    all.flatMap(({ status, contents }) =>
      bodyPanel(contents, { title: status, name: `response-${status}`, texts }),
    )
  yield panels(responses)
  for (const most of LENGTHS) {
    const short = responses.map(response => ({
      ...response,
      contents: response.contents.map(content => withShortChoices(content, most)),
    }))
    yield panels(short)
  }
}

function* payloadTries(contents: readonly ContentView[], texts: SiteTexts): Generator<readonly Panel[]> {
  const panel = (all: readonly ContentView[]) => bodyPanel(all, { title: texts.body, name: 'payload', texts })
  yield panel(contents)
  for (const most of LENGTHS) yield panel(contents.map(content => withShortChoices(content, most)))
}

/** The body that the API sends to a webhook, with all its examples. */
export const payloadBeside = ({ body }: OperationModel, scope: Scope): Html =>
  firstThatFits(payloadTries(body?.contents ?? [], scope.texts), {
    label: scope.texts.request,
    scope,
    room: REQUEST_ROOM,
  })

/** The samples that the author of a page wrote, and what those of the page follow. */
interface BesideOptions {
  readonly request: boolean
  readonly response: boolean
  readonly data: SampleData | undefined
  readonly settings: SampleSettings | undefined
}

/** Both groups of samples, of limited size; a page's own samples replace generated ones. */
export function samplesBeside(model: OperationModel, server: string, scope: Scope, own: BesideOptions): Html {
  const { texts } = scope
  const state = own.data === undefined ? none : jsonAttribute('data-samples', own.data)
  const above = own.data === undefined ? none : choiceControls(model.body?.contents ?? [], texts, 'request')
  const request = own.request
    ? none
    : firstThatFits(requestTries(model, server, own.settings), {
        label: texts.request,
        scope,
        room: REQUEST_ROOM + bytesOf(state),
        above,
        state,
      })
  const response = own.response
    ? none
    : firstThatFits(responseTries(model, texts), { label: texts.response, scope, room: RESPONSE_ROOM })
  return html`${request}${response}`
}
