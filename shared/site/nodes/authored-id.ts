import type { TagNode } from '../../page/tree/tree.ts'

/** Returns what an author calls a tag: its id, or the name of an `<a>`, which links lead to as well. */
export const idAttribute = ({ name, attributes }: TagNode): TagNode['attributes'][string] | undefined =>
  attributes.id ?? (name === 'a' ? attributes.name : undefined)

/** An author's id, with spaces taken out; the prefix keeps it from hiding anything the document relies on. */
export const authoredId = (id: string): string =>
  `user-content-${id.trim().replace(/\s+/g, '-').slice(0, 200)}`
