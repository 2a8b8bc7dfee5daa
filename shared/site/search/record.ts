/** A heading with the text below it; the first one of a page has neither id nor title. */
export type PageSection = readonly [id: string, title: string, text: string]

/** What a search can find of a page. */
export interface SearchRecord {
  readonly path: string
  readonly title: string
  /** Where it stands in the navigation: its tab and its group. */
  readonly place: string
  /** It is found in this version alone. */
  readonly version?: string
  readonly sections: readonly PageSection[]
}

/** Tells a record from anything else that a file may hold. */
export const isRecord = (value: unknown): value is SearchRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'place'].every(name => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'sections'))
