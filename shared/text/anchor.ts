/** Returns the id that a name of a field becomes, such as `colors.primary`; empty if nothing of it can be in one. */
export const anchorOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_.[\]-]/gu, '')
    .slice(0, 200)

/** Returns the id of the field with this name on its page. */
export const fieldAnchor = (name: string): string => `param-${anchorOf(name)}`
