/** The part of an id on which tools agree: its letters and digits. */
const core = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Each id with the numbered ids that share its name, in their order. */
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
 * Returns a function that finds the anchor of a page that a link means, given the page's anchors in their
 * order. The link may be written as another tool writes ids: punctuation and dashes are ignored
 * (`#set-up:-macos` is `set-up-macos`), and so is the number at which repeated anchors start to be counted.
 * The function returns `undefined` if no anchor matches.
 */
export function anchorMatcher(anchors: Iterable<string>): (wanted: string) => string | undefined {
  const ids = [...anchors]
  const known = new Set(ids)
  const counted = countedOf(ids)
  const first = new Map<string, string>()
  for (const id of ids) if (!first.has(core(id))) first.set(core(id), id)
  return wanted => {
    const meant = core(wanted)
    if (meant === '' || known.has(wanted)) return meant === '' ? undefined : wanted
    // `param-name-2` is the third anchor called `param-name` if they are counted from 0.
    const [, base = '', count = ''] = /^(.+)-(\d{1,3})$/.exec(wanted) ?? []
    const begin = base === '' ? undefined : first.get(core(base))
    const numbered = begin === undefined ? undefined : counted.get(begin)?.[Number(count)]
    return numbered ?? first.get(meant)
  }
}
