import { wholeExample } from '../../openapi/operation/choices.ts'
import type { ContentView, HeaderView, ResponseView } from '../../openapi/operation/content.ts'
import type { FlowView } from '../../openapi/operation/flows.ts'
import type { LinkView } from '../../openapi/operation/links.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import { PARAMETER_LOCATIONS, type ParameterView } from '../../openapi/operation/parameters.ts'
import type { SchemeView, SecurityView } from '../../openapi/operation/security.ts'
import type { Heading } from '../../page/tree/tree.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { linkTo } from '../base/links.ts'
import { filledIn } from '../texts/fill.ts'
import { cutHtml, type FieldScope, longHtml } from './field-scope.ts'
import {
  chip,
  deeper,
  described,
  describedLine,
  fieldHtml,
  fieldList,
  folded,
  idFor,
  insideHtml,
  typeChip,
} from './fields.ts'
import { moreHtml } from './schema-links.ts'
import { partsWithHeaders, shownForm, shownHeader, shownParameter } from './shown-fields.ts'
import { shownScheme } from './shown-scheme.ts'
import { part } from './size-budget.ts'

/** A section of an endpoint page: one block with a heading. */
export interface Section {
  readonly html: Html
  readonly heading?: Heading
}

function section(title: string, inner: Html, into: FieldScope, tail: Html = none): Section {
  const id = idFor(title, into.ids)
  const heading: Heading = { level: 2, text: title, id, line: 1, inside: [] }
  const made = html`<div class="api-section"><h2${attributes({ id })}><a class="heading-link" href="#${text(id)}">${text(title)}</a>${tail}</h2>${part(into.parts, into.level, inner, longHtml(into))}</div>`
  return { html: made, heading }
}

/**
 * How to get an OAuth token, as the description says. It is in a fold, since it is the same for all operations of an API,
 * and readers look for the parameters of one.
 */
function flowHtml({ kind, scopes, ...urls }: FlowView, into: FieldScope): Html {
  const { texts } = into.scope
  const places = FLOW_PLACES.flatMap(key => {
    const url = urls[key]
    return url === undefined
      ? []
      : [html`<div><dt>${text(texts.flowAt[key])}</dt><dd><code>${text(url)}</code></dd></div>`]
  })
  const told = scopes.map(({ name, description }) => {
    const meaning = description?.trim() === name ? none : describedLine(description, into)
    return html`<li><code>${text(name)}</code>${meaning}</li>`
  })
  const list =
    told.length === 0
      ? none
      : html`<div><dt>${text(texts.scopes)}</dt><dd><ul class="values">${join(told)}</ul></dd></div>`
  return folded(texts.flows[kind], html`<dl class="facts">${join(places)}${list}</dl>`)
}

const FLOW_PLACES = ['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const

function schemeHtml(scheme: SchemeView, into: FieldScope): Html {
  const { scopes } = scheme
  const { name, sentAs, sentence } = shownScheme(scheme, into.scope.texts)
  const list =
    scopes.length === 0
      ? none
      : html`<dl class="facts"><div><dt>${text(into.scope.texts.scopes)}</dt><dd>${join(scopes.map(scope => html`<code>${text(scope)}</code> `))}</dd></div></dl>`
  const chips = sentAs === undefined ? none : chip(sentAs, 'type')
  const id = idFor(`authorization-${scheme.name}`, into.ids)
  return html`<div class="field"${attributes({ id })}><div class="field-head"><a href="#${text(id)}"><code>${text(name)}</code></a>${chips}</div><div class="field-body"><p>${text(sentence)}</p>${described(scheme.description, into)}${list}${join((scheme.flows ?? []).map(flow => flowHtml(flow, into)))}</div></div>`
}

/** How a request authenticates. */
export function authorization(security: SecurityView, into: FieldScope): readonly Section[] {
  const { alternatives, isOptional } = security
  if (alternatives.length === 0) return []
  const parts = alternatives.map((schemes, index) => {
    const or = index === 0 ? none : html`<p class="or">${text(into.scope.texts.or)}</p>`
    const all = schemes.map((scheme, index) => {
      const and = index === 0 ? none : html`<p class="or">${text(into.scope.texts.and)}</p>`
      return html`${and}${schemeHtml(scheme, into)}`
    })
    return html`${or}${join(all)}`
  })
  const tail = isOptional ? chip(into.scope.texts.optional, '') : none
  return [section(into.scope.texts.authorization, fieldList(parts, into), into, tail)]
}

/** The parameters by their location in the request. */
export function parameters(all: readonly ParameterView[], into: FieldScope): readonly Section[] {
  return PARAMETER_LOCATIONS.flatMap(location => {
    const here = all.filter(parameter => parameter.location === location)
    if (here.length === 0) return []
    const rows = here.map(parameter => fieldHtml(shownParameter(parameter), location, into))
    return [section(into.scope.texts.parameters[location], fieldList(rows, into), into)]
  })
}

function headersFold(title: string, headers: readonly HeaderView[], at: string, into: FieldScope): Html {
  const within = deeper(into)
  const rows = headers.map(header => fieldHtml(shownHeader(header), at, within))
  return rows.length === 0
    ? none
    : part(into.parts, within.level, folded(title, fieldList(rows, within)), longHtml(into))
}

function partHeaders(content: ContentView, at: string, into: FieldScope): Html {
  const folds = partsWithHeaders(content).map(([name, headers]) =>
    headersFold(filledIn(into.scope.texts.partHeaders, { name }), headers, `${at}-${name}-header`, into),
  )
  return fieldList(folds, into)
}

function contentHtml(content: ContentView, at: string, into: FieldScope): Html {
  const found = content.schema ?? content.item
  if (!found) return none
  const view = shownForm(content, found, wholeExample(content))
  const stream = content.item ? html`<p>${text(into.scope.texts.stream)}</p>` : none
  const label = view.fields.length > 0 ? none : html`<p class="body-type">${typeChip(view, into)}</p>`
  const inner = insideHtml(view, at, into, into.level === 0 || !into.sharesSchemas)
  return html`${stream}${label}${described(view.description, into)}${inner}${partHeaders(content, at, into)}`
}

/** Several formats are in folds, of which the first is open. */
function contentsHtml(contents: readonly ContentView[], at: string, into: FieldScope): Html {
  const [only] = contents
  if (contents.length === 1 && only) return contentHtml(only, at, into)
  const folds = contents.map((content, index) => {
    const id = idFor(`${at}-${content.type}`, into.ids)
    const state = attributes({ open: index === 0, id })
    const inner = openedHtml(content, at, index === 0 ? into : deeper(into))
    return html`<details class="option"${state}><summary><code>${text(content.type)}</code></summary><div class="option-body">${inner}</div></details>`
  })
  return fieldList(folds, into)
}

/** The content of a format's fold: if it does not fit, a link to its schema. */
function openedHtml(content: ContentView, at: string, into: FieldScope): Html {
  const { schema = content.item } = content
  const instead = schema ? moreHtml(schema, into) : longHtml(into)
  return part(into.parts, into.level, contentHtml(content, at, into), instead)
}

const typesTail = (contents: readonly ContentView[]): Html =>
  contents.length === 1 && contents[0] ? html`<code class="media">${text(contents[0].type)}</code>` : none

/** The body of the request. */
export function body(model: OperationModel, into: FieldScope): readonly Section[] {
  const { body: found } = model
  if (!found || (found.contents.length === 0 && found.description === undefined)) return []
  const required = found.required ? chip(into.scope.texts.required, 'required') : none
  const inner = html`${described(found.description, into)}${contentsHtml(found.contents, 'body', into)}`
  return [section(into.scope.texts.body, inner, into, html`${required}${typesTail(found.contents)}`)]
}

const kindOfStatus = (status: string) =>
  /^[1-5]/.test(status) ? `status-${status.charAt(0)}` : 'status-other'

function externalHtml(content: ContentView, into: FieldScope): Html {
  const links = content.examples.flatMap(({ name, external }) => {
    const link = external === undefined ? undefined : linkTo(external, into.scope)
    return link
      ? [html`<li><a${attributes({ href: link.href, rel: 'noreferrer' })}>${text(name)}</a></li>`]
      : []
  })
  return links.length === 0 ? none : html`<p>${text(into.scope.texts.example)}</p><ul>${join(links)}</ul>`
}

/** A link of a response: its operation, its parameters, and its description. */
function linkHtml(link: LinkView, into: FieldScope): Html {
  const { name, operation, target, description, parameters: given, body: sent, server } = link
  const href = target && into.operationHref(target)
  const title = target?.title ?? operation
  const to =
    title === undefined
      ? none
      : href === undefined
        ? html` → <code>${text(title)}</code>`
        : html` → <a${attributes({ href })}>${text(title)}</a>`
  const values = [
    ...given.map(([key, value]) => html`<code>${text(key)}</code> = <code>${text(value)}</code>`),
    ...(sent === undefined ? [] : [html`<code>${text(sent)}</code> ${text(into.scope.texts.linkBody)}`]),
  ]
  const list = values.map(value => html`<li>${value}</li>`)
  const more = list.length === 0 ? none : html`<ul>${join(list)}</ul>`
  const at = server === undefined ? none : html` <code>${text(server)}</code>`
  return html`<li><code>${text(name)}</code>${to}${at}${described(description, into)}${more}</li>`
}

function responseHtml(response: ResponseView, isOpen: boolean, outer: FieldScope): Html {
  const into = isOpen ? outer : deeper(outer)
  const { status, description = '', headers, contents, links } = response
  const id = idFor(`response-${status}`, into.ids)
  const [first = '', ...rest] = description.trim().split(/\n\s*\n/)
  const isPlain = rest.length === 0 && first.length < 300 && !/[`*_[\]<]/.test(first)
  const shown = isPlain ? first : ''
  const more = isPlain ? none : described(description, into)
  const headerList = headersFold(into.scope.texts.responseHeaders, headers, `${id}-header`, into)
  const linkList = links.map(link => linkHtml(link, into))
  const linked =
    linkList.length === 0 ? none : html`<p>${text(into.scope.texts.links)}</p><ul>${join(linkList)}</ul>`
  const external = join(contents.map(content => externalHtml(content, into)))
  const inner = html`${more}${headerList}${contentsHtml(contents, id, into)}${external}${linked}`
  const [content] = contents
  const schema = content?.schema ?? content?.item
  const instead = schema ? moreHtml(schema, into) : longHtml(into)
  const filled =
    inner === '' ? cutHtml(text(into.scope.texts.noBody)) : part(into.parts, into.level, inner, instead)
  return html`<details class="response"${attributes({ id, open: isOpen })}><summary><span class="status ${text(kindOfStatus(status))}">${text(status)}</span><span class="status-text">${text(shown)}</span>${typesTail(contents)}</summary><div class="option-body">${filled}</div></details>`
}

/** The responses, by status. */
export function responses(all: readonly ResponseView[], into: FieldScope): readonly Section[] {
  if (all.length === 0) return []
  const drawn = all.map((response, index) => responseHtml(response, index === 0, into))
  return [
    section(into.scope.texts.responses, html`<div class="responses">${fieldList(drawn, into)}</div>`, into),
  ]
}

/** Requests that the API sends when something happens. */
export function callbacks(model: OperationModel, into: FieldScope): readonly Section[] {
  if (model.callbacks.length === 0) return []
  const drawn = model.callbacks.map(({ name, operation }) => {
    const { method, path } = operation.operation
    const state = attributes({ id: idFor(`callback-${name}`, into.ids) })
    const within = deeper(into)
    const parts = [
      ...parameters(operation.parameters, within),
      ...body(operation, within),
      ...responses(operation.responses, within),
    ].map(each => each.html)
    const line = html`<p class="callback-line"><span class="method ${text(method.toLowerCase())}">${text(method)}</span> <code>${text(path)}</code></p>`
    return html`<details class="response"${state}><summary><code>${text(name)}</code></summary><div class="option-body">${line}${described(operation.description, within)}${join(parts)}</div></details>`
  })
  return [
    section(into.scope.texts.callbacks, html`<div class="responses">${fieldList(drawn, into)}</div>`, into),
  ]
}
