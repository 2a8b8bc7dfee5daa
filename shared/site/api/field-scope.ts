import type { ApiOperation } from '../../openapi/document/operations.ts'
import { attributes, type Html, html, text } from '../base/html.ts'
import type { Scope } from '../base/scope.ts'
import type { Parts } from './size-budget.ts'

/** The scope in which fields are rendered. */
export interface FieldScope {
  readonly scope: Scope
  /** Ids in use. */
  readonly ids: Set<string>
  /** Schemas that are being rendered, by their ids: their mark, and their anchor on the page. */
  readonly around: Map<string, { readonly mark: number; readonly at: string }>
  readonly marked: { count: number }
  /** The page of a schema, by its key. */
  readonly schemaHref: (component: string | undefined) => string | undefined
  /** The page of an operation. */
  readonly operationHref: (operation: ApiOperation) => string | undefined
  /** Everything that is rendered only if it fits. */
  readonly parts: Parts
  /** How many folds a reader has to open to see it. */
  readonly level: number
  /** The text of the page for other programs, which is complete. */
  readonly textHref: string
  /** Inner schemas with their own pages are loaded from there, so that not every page repeats them. */
  readonly sharesSchemas: boolean
  /** Child attributes start unfolded. */
  readonly startsUnfolded: boolean
  /** The nearest outer schema that has its own page. */
  readonly nearestSchemaPage?: { readonly href: string; readonly name: string }
}

/** A line about omitted content. */
export const cutHtml = (inner: Html): Html => html`<p class="cut">${inner}</p>`

/** A link to the text of the page. */
export const textLink = ({ textHref, scope: { texts } }: FieldScope): Html =>
  html`<a${attributes({ href: textHref })}>${text(texts.viewMarkdown)}</a>`

/** The line about content that does not fit on the page. */
export const longHtml = (into: FieldScope): Html =>
  cutHtml(html`${text(into.scope.texts.more)} ${textLink(into)}`)
