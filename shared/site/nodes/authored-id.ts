/** An author's id, with spaces taken out; the prefix keeps it from hiding anything the document relies on. */
export const authoredId = (id: string): string =>
  `user-content-${id.trim().replace(/\s+/g, '-').slice(0, 200)}`
