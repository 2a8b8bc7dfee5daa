/** What is left of an id where tools spell it in different ways: its letters and digits. */
const core = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** `param-name-2` is the third of those that are called `param-name` where they are counted from 0. */
function numbered(wanted: string, ids: readonly string[]): string | undefined {
  const [, base = '', count = ''] = /^(.+)-(\d{1,3})$/.exec(wanted) ?? []
  const first = base === '' ? undefined : ids.find(id => core(id) === core(base))
  if (first === undefined) return undefined
  const isLike = (id: string) =>
    id === first || (id.startsWith(`${first}-`) && /^\d+$/.test(id.slice(first.length + 1)))
  return ids.filter(isLike)[Number(count)]
}

/**
 * Returns the one of a page's places, in their order, that a link means which is spelt as another tool spells ids:
 * marks and dashes do not count (`#set-up:-macos` is `set-up-macos`), and neither does the number at which the places
 * of one name begin to be counted. Returns `undefined` where none is meant.
 */
export function placeLike(wanted: string, places: Iterable<string>): string | undefined {
  const meant = core(wanted)
  if (meant === '') return undefined
  const ids = [...places]
  return ids.find(id => id === wanted) ?? numbered(wanted, ids) ?? ids.find(id => core(id) === meant)
}
