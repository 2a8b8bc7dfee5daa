/** HTML elements in a line of text whose text is edited like that around them. */
const TRANSPARENT = new Set(['a', 'strong', 'em', 'del', 's', 'b', 'i', 'u', 'code', 'kbd', 'mark', 'small'])

/** Whether the text in an element of this name is edited like the text around it. */
export const isTransparent = (name: string): boolean => TRANSPARENT.has(name)
