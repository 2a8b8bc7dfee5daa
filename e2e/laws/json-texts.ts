/** Returns a number below `limit`. */
export type Dice = (limit: number) => number

/** Returns a repeatable random generator. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  return limit => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** Returns one of several items. */
export const oneOf = <T>(roll: Dice, all: readonly T[]): T => all[roll(all.length)] as T

export const KEYS = ['group', 'pages', 'icon', 'a', 'b', 'c d', 'é"\\', '__proto__', 'constructor', '']
const PLAIN = ['x', 'guides/intro', 'ü😀\n"', 0, -1.5, 1e21, Number.MAX_SAFE_INTEGER, true, false, null, '']

/** Returns a random value with ordered keys. */
export function anyValue(roll: Dice, depth: number): unknown {
  const kind = depth === 0 ? 0 : roll(5)
  if (kind <= 1) return oneOf(roll, PLAIN)
  if (kind === 2) return Array.from({ length: roll(4) }, () => oneOf(roll, PLAIN))
  if (kind === 3) return Array.from({ length: roll(4) }, () => anyValue(roll, depth - 1))
  return Object.fromEntries(
    Array.from({ length: roll(4) }, () => [oneOf(roll, KEYS), anyValue(roll, depth - 1)]),
  )
}

/** Writes a value in an unusual way: odd spacing, comments, trailing commas, escapes, duplicate keys. */
export function wildly(value: unknown, roll: Dice): string {
  let comments = 0
  const eol = oneOf(roll, ['\n', '\r\n', '\r'])
  const wild = roll(3)
  const space = (): string => {
    const kind = roll(wild === 0 ? 6 : 12)
    if (kind < 4) return ['', ' ', eol, `${eol}  `][kind] ?? ''
    if (kind === 4) return `${eol}${eol}\t`
    if (kind === 6 || kind === 7) comments += 1
    if (kind === 6) return ` /* ${comments} , ] " */${oneOf(roll, ['', ' ', eol])}`
    if (kind === 7)
      return `${oneOf(roll, ['', ' ', eol])}// ${comments} , } "${eol}${oneOf(roll, ['', '    '])}`
    if (kind === 8) return space() + space()
    return ''
  }
  const string = (text: string) =>
    roll(6) === 0
      ? `"${[...text].map(c => (c < '~' && c > '#' && c !== '\\' ? `\\u00${c.charCodeAt(0).toString(16)}` : JSON.stringify(c).slice(1, -1))).join('')}"`
      : JSON.stringify(text)
  const write = (item: unknown): string => {
    if (typeof item === 'string') return string(item)
    if (typeof item === 'number' && Number.isSafeInteger(item) && roll(4) === 0)
      return `${item}${oneOf(roll, ['.0', 'E0', 'e+0'])}`
    if (typeof item !== 'object' || item === null) return JSON.stringify(item)
    const list = Array.isArray(item)
    const members = list
      ? item.map(write)
      : Object.entries(item).flatMap(([key, inner]) => {
          const property = () => `${string(key)}${space()}:${space()}${write(inner)}`
          return roll(12) === 0 ? [property(), property()] : [property()]
        })
    const trailing = members.length > 0 && wild > 0 && roll(4) === 0 ? `,${space()}` : ''
    const inside = members.map(member => space() + member + space()).join(',')
    return `${list ? '[' : '{'}${inside}${trailing || space()}${list ? ']' : '}'}`
  }
  return space() + write(value) + space()
}
