import type { TagNode } from '../../page/tree/tree.ts'

/** Returns the author's id for a tag: its id, or the name of an `<a>`, which links lead to as well. */
export const idAttribute = ({ name, attributes }: TagNode): TagNode['attributes'][string] | undefined =>
  attributes.id ?? (name === 'a' ? attributes.name : undefined)

/** An author's id without spaces; the prefix keeps it from shadowing anything the document relies on. */
export const authoredId = (id: string): string =>
  `user-content-${id.trim().replace(/\s+/g, '-').slice(0, 200)}`
