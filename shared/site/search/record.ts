/** A heading with the text below it; the first one of a page has neither id nor title. */
export type PageSection = readonly [id: string, title: string, text: string]

/** The searchable content of a page. */
export interface SearchRecord {
  readonly path: string
  readonly title: string
  /** Its location in the navigation: tab and group. */
  readonly place: string
  /** The tab that it belongs to. */
  readonly tab?: string
  /** It is found only in this version. */
  readonly version?: string
  /** It is found only in this language of the site. */
  readonly language?: string
  /** The language of its text (BCP 47). */
  readonly lang?: string
  /** Multiplies its rank. */
  readonly boost?: number
  /** It is found by these as well. */
  readonly keywords?: readonly string[]
  /** The operation of an API that it describes: `GET /users`. */
  readonly operation?: string
  readonly sections: readonly PageSection[]
}

/** Whether a value is a search record. */
export const isRecord = (value: unknown): value is SearchRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'place'].every(name => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'sections'))
