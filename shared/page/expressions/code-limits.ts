import { refuse } from './syntax-tree.ts'

/** The most characters of an expression or statement; a longer one is a program. */
const MAX_LENGTH = 20_000
/** Nobody nests brackets deeper. */
const MAX_DEPTH = 60

/** Code is not nested deeper, even without brackets: all work on it follows its nesting. */
const MAX_NESTING = 500
let nesting = 0

/** Reads nested code; throws {@link NotComputed} for code that is nested too deep. */
export function nested<T>(read: () => T): T {
  if (nesting >= MAX_NESTING) return refuse('…')
  nesting++
  try {
    return read()
  } finally {
    nesting--
  }
}

/** Whether brackets are nested deeper than any person would; strings count too, which errs on the safe side. */
function isTooDeep(source: string): boolean {
  let depth = 0
  for (const char of source) {
    if ('([{<?'.includes(char)) depth++
    else if (')]}>:'.includes(char)) depth = Math.max(0, depth - 1)
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Returns what `parse` makes of a source; throws {@link NotComputed} for one that is too long, too deep, or not JavaScript. */
export function parsed<T>(source: string, parse: () => T): T {
  if (source.length > MAX_LENGTH || isTooDeep(source)) refuse('…')
  try {
    return parse()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return refuse(source.trim().slice(0, 40))
    throw error
  }
}
