/** A start tag of a generated document. */
interface StartTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

const START = /^<([a-z][a-zA-Z0-9]*)((?: [a-zA-Z][\w:-]*(?:="[^"]*"|='[^'<>]*')?)*)\/?>/
const OTHER = /^(<\/[a-z][a-zA-Z0-9]*>|<!doctype html>)/
const ATTRIBUTE = / ([a-zA-Z][\w:-]*)(?:="([^"]*)"|='([^']*)')?/g

const plain = (value: string) =>
  value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * Returns every start tag of a document. Throws if a `<` starts anything else: then an author's text was not
 * escaped. The content of our own scripts and styles is skipped.
 */
export function tagsOf(html: string): readonly StartTag[] {
  const found: StartTag[] = []
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const rest = html.slice(at, at + 200_000)
    const other = OTHER.exec(rest)?.[0]
    if (other !== undefined) {
      at += other.length
      continue
    }
    const [whole = '', name = '', attributes = ''] = START.exec(rest) ?? []
    if (whole === '') throw new Error(`not a tag of ours: ${rest.slice(0, 120)}`)
    const rows = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', double = '', single = '']) => [key, plain(double || single)] as const,
    )
    found.push({ name, attributes: new Map(rows) })
    at += whole.length
    if (name === 'script' || name === 'style') at = html.indexOf(`</${name}>`, at)
  }
  return found
}
