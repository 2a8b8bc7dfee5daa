import { attributeLocation, nodesOf, textOfAttribute } from '../../check/base/nodes.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Reference } from '../../page/parse/references.ts'
import { normalize } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'

/** The value of an attribute, after its name. */
const VALUE = /^\s*=\s*(?:\{\s*)?(["'`])(?<value>[\s\S]*?)\1/

const ADDRESS = /\burl\(["']?(?<address>[^()"'\s]+)["']?\)/g

/** Returns the pictures that the utility classes of a page load, such as in `bg-[url(/a.png)]`: their addresses start at the root. */
export function classPictures(page: ParsedPage): readonly Reference[] {
  const { text } = page.chunking
  if (!text.includes('url(')) return []
  const starts = lineStarts(text)
  return nodesOf(page).tags.flatMap(found =>
    ['className', 'class'].flatMap(name => {
      if (textOfAttribute(found.node, name)?.includes('url(') !== true) return []
      const at = attributeLocation(page, found, name)
      const match = at && VALUE.exec(text.slice(at.offset + at.length))
      const value = match?.groups?.value ?? ''
      const start = (at ? at.offset + at.length : 0) + (match?.[0].length ?? 0) - 1 - value.length
      return [...value.matchAll(ADDRESS)].map(({ index, 0: source, groups }): Reference => {
        const written = groups?.address ?? ''
        const offset = start + index + source.indexOf(written)
        const target = /^[\w+.-]+:|^[\\/]{2}/.test(written) ? written : `/${normalize(written)}`
        return {
          ...{ kind: 'image', target, offset, length: written.length },
          ...{ line: positionAt(starts, offset).line, attribute: name },
        }
      })
    }),
  )
}
