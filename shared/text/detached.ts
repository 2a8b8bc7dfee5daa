/** Returns a copy of plain data with copies of its texts: engines keep the whole text of which a text is a slice. */
export const detached = <T>(value: T): T => JSON.parse(JSON.stringify(value))
