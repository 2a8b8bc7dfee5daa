/** The path from the root of a JSON value to a value inside it: keys and indices. */
export type JsonPath = readonly (string | number)[]

const INDEX = /^(0|[1-9]\d{0,9})$/

/**
 * Parses a JSON pointer (RFC 6901): `/navigation/0/group`. Plain whole numbers become indices; whoever
 * follows the path takes them for keys or indices. `undefined` if it is no pointer.
 */
export function parsePointer(pointer: string): JsonPath | undefined {
  if (pointer === '') return []
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined
  return pointer
    .slice(1)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map(part => (INDEX.test(part) ? Number(part) : part))
}

/** Writes a path as a JSON pointer (RFC 6901); `''` for the root. */
export const formatPointer = (path: JsonPath): string =>
  path.map(part => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Writes a path as a key in dot notation, as people name it: `colors.primary`, `anchors[2].icon`. */
export const formatKey = (path: JsonPath): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`))
    .join('')

/** Whether `path` is `outer` or inside it; an index may be given as text. */
export const isInside = (path: JsonPath, outer: JsonPath): boolean =>
  path.length >= outer.length && outer.every((step, index) => String(path[index]) === String(step))
