/** A heading with the text below it; the first one of a page has neither id nor title. */
export type PageSection = readonly [id: string, title: string, text: string]

/** The searchable content of a page. */
export interface SearchRecord {
  readonly path: string
  readonly title: string
  /** Its location in the navigation: tab and group. */
  readonly place: string
  /** It is found only in this version. */
  readonly version?: string
  /** Multiplies its rank. */
  readonly boost?: number
  /** It is found by these as well. */
  readonly keywords?: readonly string[]
  readonly sections: readonly PageSection[]
}

/** Whether a value is a search record. */
export const isRecord = (value: unknown): value is SearchRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'place'].every(name => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'sections'))
