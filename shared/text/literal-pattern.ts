/** Returns the source of a regular expression that means a text itself, whatever signs are in it. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
