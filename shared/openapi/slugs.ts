import { basename, dirname, stem } from '../text/path.ts'
import { slugOfText } from '../text/slug.ts'
import type { ApiOperation } from './document/operations.ts'

const RESERVED = /^(index|con|aux|nul|prn|(com|lpt)\d)$/
const LONGEST = 80

/** A short text that is equal for equal texts: not for secrets. */
function shortHash(text: string, length: number): string {
  let [a, b] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ (unit + index), 0x85ebca6b)
  }
  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0')
  return (hex(a) + hex(b)).slice(0, length)
}

/**
 * A text for use in an address and as a file name on every system: letters and digits of any script, dashes.
 */
export function slugOfName(name: string): string {
  const slug = slugOfText(name.normalize('NFKC').replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2'))
  if (slug === '') return shortHash(name, 8)
  if (slug.length > LONGEST) return `${slug.slice(0, LONGEST)}-${shortHash(name, 8)}`
  return RESERVED.test(slug) ? `${slug}-op` : slug
}

const keyOf = ({ method, path }: ApiOperation): string => `${method} ${path}`

function times(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * The last segment of the address of every operation: its id, else its method and path. Each of several equal
 * ones gets a distinct suffix, so that no address depends on the order of the file.
 */
export function slugsOf(
  operations: readonly ApiOperation[],
  folderOf: (operation: ApiOperation) => string,
): ReadonlyMap<ApiOperation, string> {
  const ids = times(operations.flatMap(({ id }) => id?.toLowerCase() ?? []))
  const leaf = (operation: ApiOperation) => {
    const { id } = operation
    if (id !== undefined && ids.get(id.toLowerCase()) === 1) return slugOfName(id)
    return slugOfName(keyOf(operation).replace(/[{}]/g, ''))
  }
  const whole = operations.map(operation => `${folderOf(operation)}/${leaf(operation)}`)
  const counts = times(whole)
  return new Map(
    operations.map((operation, index) => {
      const slug = whole[index] ?? ''
      return [operation, counts.get(slug) === 1 ? slug : `${slug}-${shortHash(keyOf(operation), 6)}`]
    }),
  )
}

/** The folders in which the paths of some files differ. */
function differing(files: readonly string[]): readonly string[] {
  const all = files.map(file => dirname(file).split('/'))
  const shortest = Math.min(...all.map(({ length }) => length))
  const isSame = (at: (names: readonly string[]) => string | undefined): boolean =>
    new Set(all.map(at)).size === 1
  let [before, after] = [0, 0]
  while (before < shortest && isSame(names => names[before])) before++
  while (after < shortest - before && isSame(names => names.at(-1 - after))) after++
  return all.map(names => names.slice(before, names.length - after).join(' '))
}

/**
 * A name for each of some files, for use in addresses: its own, extended by distinguishing folders if several
 * files share it. No name depends on the order of the files.
 */
export function slugsOfFiles(files: readonly string[]): ReadonlyMap<string, string> {
  const own = (file: string) => slugOfName(stem(basename(file)))
  const made = new Map(files.map(file => [file, own(file)]))
  for (const [slug, count] of times([...made.values()])) {
    if (count === 1) continue
    const same = files.filter(file => own(file) === slug)
    const folders = differing(same)
    same.forEach((file, index) => {
      const folder = folders[index] ?? ''
      made.set(file, folder === '' ? slug : `${slugOfName(folder)}-${slug}`)
    })
  }
  const counts = times([...made.values()])
  return new Map(
    [...made].map(([file, slug]) => [file, counts.get(slug) === 1 ? slug : `${slug}-${shortHash(file, 6)}`]),
  )
}
