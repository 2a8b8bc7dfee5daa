import type { Apis } from '../../openapi/apis.ts'
import { schemaAlone } from '../../openapi/named-schemas.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { html, none } from '../base/html.ts'
import type { FoundSchema } from '../plan/schema-pages.ts'
import type { PageContext } from '../shell/page-context.ts'
import { type EndpointParts, embeddedHosts, fieldScope } from './endpoint.ts'
import { chip, described, insideHtml, plainFacts } from './fields.ts'
import { fitted, roomOf } from './size-budget.ts'
import { typeText } from './type-text.ts'

/** Renders a schema as its own page, for content that does not fit on the pages that use it. */
export function schemaParts(
  context: PageContext,
  apis: Apis,
  { found: { node }, page }: { readonly found: FoundSchema; readonly page: ParsedPage },
): EndpointParts {
  const view = schemaAlone(apis, node, context.site.config.api?.maintainOrder === false)
  const into = fieldScope(context, page)
  const { texts } = context
  const isObject = view.name === view.label || view.fields.length > 0
  const label = isObject ? 'object' : typeText(view.label, texts)
  const { description, ...plain } = view
  const state = view.deprecated ? chip(texts.deprecated, 'deprecated') : none
  const body = html`<div class="api-section schema"><p class="body-type">${chip(label, 'type')}${state}</p>${described(description, into)}${plainFacts(plain, into)}<div class="schema-body">${insideHtml(view, 'schema', into, true)}</div></div>`
  const { pieces, late } = fitted([body], into.parts, roomOf(context.site.preview))
  return {
    before: pieces,
    late,
    after: [],
    headings: [],
    answers: [],
    embedded: embeddedHosts(into),
    sharesSchemas: into.sharesSchemas,
    aside: none,
    sends: false,
    servers: [],
    needs: [...into.scope.needs],
  }
}
