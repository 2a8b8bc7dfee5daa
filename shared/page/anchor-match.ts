/** What is left of an id where tools spell it in different ways: its letters and digits. */
const core = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Each id with those that are called as it is and counted, in their order. */
function countedOf(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const counted = new Map<string, string[]>()
  const add = (name: string, id: string) => {
    const list = counted.get(name)
    if (list) list.push(id)
    else counted.set(name, [id])
  }
  for (const id of ids) {
    add(id, id)
    const end = id.lastIndexOf('-')
    if (end >= 0 && /^\d+$/.test(id.slice(end + 1))) add(id.slice(0, end), id)
  }
  return counted
}

/**
 * Returns what tells which of a page's places, in their order, a link means. It may be spelt as another tool spells
 * ids: marks and dashes do not count (`#set-up:-macos` is `set-up-macos`), and neither does the number at which the
 * places of one name begin to be counted. It tells `undefined` where none is meant.
 */
export function anchorMatcher(places: Iterable<string>): (wanted: string) => string | undefined {
  const ids = [...places]
  const known = new Set(ids)
  const counted = countedOf(ids)
  const first = new Map<string, string>()
  for (const id of ids) if (!first.has(core(id))) first.set(core(id), id)
  return wanted => {
    const meant = core(wanted)
    if (meant === '' || known.has(wanted)) return meant === '' ? undefined : wanted
    // `param-name-2` is the third of those that are called `param-name` where they are counted from 0.
    const [, base = '', count = ''] = /^(.+)-(\d{1,3})$/.exec(wanted) ?? []
    const begin = base === '' ? undefined : first.get(core(base))
    const numbered = begin === undefined ? undefined : counted.get(begin)?.[Number(count)]
    return numbered ?? first.get(meant)
  }
}
