/** A page of more blocks is a long one: the preview lays out only those in view. */
export const MANY_BLOCKS = 300
