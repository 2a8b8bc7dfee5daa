import type { ContentView, ResponseView } from '../../openapi/content.ts'
import { exampleOf } from '../../openapi/example.ts'
import type { OperationModel } from '../../openapi/operation.ts'
import { sampleRequest } from '../../openapi/request.ts'
import { sampleLanguages } from '../../openapi/samples/samples.ts'
import { isJsonType, scalar } from '../../openapi/serialise.ts'
import { printJson } from '../../openapi/value.ts'
import type { CodeNode, TagNode } from '../../page/tree.ts'
import { componentNamed } from '../components/registry.ts'
import { type Html, html, none } from '../html.ts'
import type { Scope } from '../scope.ts'

const nowhere = { offset: 0, length: 0, line: 0 }

const fence = (language: string, title: string, value: string): CodeNode => ({
  kind: 'code',
  language,
  meta: `title="${title.replace(/["\r\n]/g, ' ')}"`,
  value,
  place: nowhere,
})

function group(name: 'RequestExample' | 'ResponseExample', fences: readonly CodeNode[], scope: Scope): Html {
  const draw = componentNamed(name)
  if (!draw || fences.length === 0) return none
  const tag: TagNode = {
    kind: 'tag',
    name,
    attributes: {},
    children: fences,
    inline: false,
    place: nowhere,
  }
  return draw(tag, scope)
}

/** Samples of the request in every language; those that the description brings come first. */
function requestSamples(model: OperationModel, server: string, scope: Scope): Html {
  const request = sampleRequest(model, server)
  const given = model.samples.map(({ language, label, source }) => fence(language, label, source))
  const names = new Set(model.samples.map(({ label }) => label.toLowerCase()))
  const made = sampleLanguages
    .filter(({ label }) => !names.has(label.toLowerCase()))
    .map(({ label, language, write }) => fence(language, label, write(request)))
  return group('RequestExample', [...given, ...made], scope)
}

const languageOf = (type: string) =>
  isJsonType(type) || type.includes('*') ? 'json' : /xml|html/.test(type) ? 'xml' : 'text'

const written = (value: unknown, type: string) =>
  isJsonType(type) || typeof value !== 'string' ? printJson(value) : scalar(value)

function examplesOf({ type, examples, schema, item }: ContentView, status: string): readonly CodeNode[] {
  const named = examples.filter(({ value }) => value !== undefined).slice(0, 6)
  const title = (name: string) => (named.length > 1 ? `${status} ${name}` : status)
  if (named.length > 0) {
    return named.map(({ name, value }) => fence(languageOf(type), title(name), written(value, type)))
  }
  const view = schema ?? item
  if (!view || view.format === 'binary') return []
  return [fence(languageOf(type), status, written(exampleOf(view), type))]
}

/** What the API answers, by status. */
function responseSamples(responses: readonly ResponseView[], scope: Scope): Html {
  const fences = responses.flatMap(({ status, contents }) =>
    contents.slice(0, 1).flatMap(content => examplesOf(content, status)),
  )
  return group('ResponseExample', fences, scope)
}

/** Both, one under the other; a page's own samples take the place of those that are made. */
export function samplesBeside(
  model: OperationModel,
  server: string,
  scope: Scope,
  own: { readonly request: boolean; readonly response: boolean },
): Html {
  const request = own.request ? none : requestSamples(model, server, scope)
  return html`${request}${own.response ? none : responseSamples(model.responses, scope)}`
}
