/** Windows does not accept it in a name: another separator, a stream, a wildcard, a trailing dot or space. */
const NO_NAME = /[\\:*?"<>|\p{Cc}]|[. ](\/|$)/u
/** Windows has a device of that name in every folder. */
const DEVICE = /(^|\/)(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(\.|\/|$)/i

/** What no common disk holds in one name, in bytes of UTF-8. */
const LONGEST = 255

const bytesOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

const byteLength = (name: string): number =>
  [...name].reduce((sum, letter) => sum + bytesOf(letter.codePointAt(0) ?? 0), 0)

/** Whether a file of this name can exist on every system, if it is short enough. */
export const isPortable = (file: string): boolean => !NO_NAME.test(file) && !DEVICE.test(file)

/** Whether `to` exists on every system on which `from` does: it adds no name that is invalid on some. */
export function isAsPortable(to: string, from: string): boolean {
  const known = new Set(from.split('/'))
  return to.split('/').every(name => known.has(name) || isPortable(name))
}

/** What is wrong with a name: characters, or the name of a device, that Windows rejects, or its length. */
export type NameFault = 'characters' | 'reserved' | 'long'

/** Why a file of this name cannot exist on every system; undefined if it can. */
export function nameFault(file: string): NameFault | undefined {
  if (NO_NAME.test(file)) return 'characters'
  if (DEVICE.test(file)) return 'reserved'
  const isLong = file.length * 3 > LONGEST && file.split('/').some(name => byteLength(name) > LONGEST)
  return isLong ? 'long' : undefined
}

/** A letter as disks that ignore case compare it: the same for each of its forms, such as “σ” and “ς”. */
function foldedLetter(letter: string): string {
  const upper = letter.toUpperCase()
  return (upper.length === letter.length ? upper : letter).toLowerCase()
}

/** A path as disks that ignore case and the composition of letters compare it. */
export const folded = (path: string): string =>
  /[\x80-\uffff]/.test(path) ? path.normalize('NFC').replace(/./gsu, foldedLetter) : path.toLowerCase()
