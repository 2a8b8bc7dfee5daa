import { message } from '../../messages/message.ts'
import { componentNamed } from '../../site/components/registry.ts'
import { attributeLocation, locationOfTag, nodesOf, textOfAttribute } from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'
import { unknownIcon } from '../config/icons.ts'

/** White space, an equals sign or colon, and a quotation mark between a name and its value. */
const MOST_BETWEEN = 40

/** The location of the value that belongs to the name at `place`, on the same line. */
function valueLocation(
  check: PageCheck,
  location: PageLocation | undefined,
  written: string,
): PageLocation | undefined {
  if (location === undefined) return undefined
  const from = location.offset + location.length
  const rest =
    check.page.chunking.text.slice(from, from + written.length + MOST_BETWEEN).split(/\r?\n/, 1)[0] ?? ''
  const at = rest.indexOf(written)
  if (at < 0 || !/^[\s:=]*["']?$/.test(rest.slice(0, at))) return undefined
  return { offset: from + at, length: written.length, line: location.line }
}

interface Named {
  readonly written: string
  /** The location of the attribute or field. */
  readonly name: PageLocation | undefined
  /** The location of the problem if the location of the value is not known. */
  readonly other: PageLocation
  readonly pointer?: string
}

function report(check: PageCheck, { written, name, other, pointer }: Named): void {
  const unknown = unknownIcon(check.context.site.icons, written, (name, all) => check.nearest(name, all))
  if (unknown === undefined) return
  const { hint, suggestion } = unknown
  const location = valueLocation(check, name, written)
  const fix =
    location === undefined || suggestion === undefined
      ? undefined
      : {
          label: message('common:changeTo', { text: suggestion }),
          edits: [{ offset: location.offset, length: location.length, text: suggestion }],
        }
  check.add('icon/unknown', location ?? other, {
    message: unknown.message,
    hint,
    fix,
    ...(pointer === undefined ? {} : { pointer }),
  })
}

/** Checks that the icons that a page names exist: its own in the navigation, and those of its components. */
export function checkPageIcons(check: PageCheck): void {
  const own = check.page.frontmatter.icon
  const field = check.field('icon')
  if (typeof own === 'string') report(check, { written: own, name: field, other: field, pointer: '/icon' })
  for (const found of nodesOf(check.page).tags) {
    const written = componentNamed(found.node.name) && textOfAttribute(found.node, 'icon')
    if (written === undefined) continue
    report(check, {
      written,
      name: attributeLocation(check.page, found, 'icon'),
      other: locationOfTag(check.page, found),
    })
  }
}
