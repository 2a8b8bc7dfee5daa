import { formatPointer, type JsonPath } from '../json/pointer.ts'

/** Returns paths without those that are inside another of them, each once, in file order. */
export function topmost(paths: readonly JsonPath[]): readonly JsonPath[] {
  const unique = [...new Map(paths.map(path => [formatPointer(path), path])).values()]
  const known = new Set(unique.map(formatPointer))
  return unique
    .filter(path => !path.some((_, depth) => depth > 0 && known.has(formatPointer(path.slice(0, depth)))))
    .toSorted(inFileOrder)
}

/** Items by their index; keys keep their order. */
function inFileOrder(a: JsonPath, b: JsonPath): number {
  const step = a.findIndex((value, index) => value !== b[index])
  const [one, other] = [a[step], b[step]]
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0
}
