import type { SchemaView } from '../../openapi/schema/view.ts'
import { attributes, type Html, html, text } from '../base/html.ts'
import { filledIn } from '../texts/fill.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { cutHtml, type FieldScope, longHtml } from './field-scope.ts'

/** A link to the page of a schema, where there is more. */
export const schemaLinkHtml = (
  { href, name }: NonNullable<FieldScope['nearestSchemaPage']>,
  texts: SiteTexts,
): Html => html`<a${attributes({ href })}>${text(filledIn(texts.moreOf, { name }))}</a>`

/** The page of a schema, or else that of the nearest outer one. */
export function nearest(
  { component, name }: SchemaView,
  { schemaHref, nearestSchemaPage }: Pick<FieldScope, 'schemaHref' | 'nearestSchemaPage'>,
): FieldScope['nearestSchemaPage'] {
  const href = schemaHref(component)
  return href === undefined || name === undefined ? nearestSchemaPage : { href, name }
}

/**
 * A fold for a schema that is loaded from its own page: a script fills it when a reader opens it; without a script, it links
 * to that page. Undefined if the schema is not loaded from there.
 */
export function sharedHtml(view: SchemaView, into: FieldScope): Html | undefined {
  const { name, component } = view
  const href = into.sharesSchemas ? into.schemaHref(component) : undefined
  if (href === undefined || name === undefined) return undefined
  const { texts } = into.scope
  return html`<details class="expandable shared"><summary>${text(texts.childAttributes)}</summary><div class="expandable-body">${cutHtml(schemaLinkHtml({ href, name }, texts))}</div></details>`
}

/** Links to omitted content: the page of the schema, or of the nearest outer one. */
export function moreHtml(view: SchemaView, into: FieldScope): Html {
  const near = nearest(view, into)
  return near === undefined ? longHtml(into) : cutHtml(schemaLinkHtml(near, into.scope.texts))
}
