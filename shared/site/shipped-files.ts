import { fingerprint } from './base/fingerprint.ts'
import { fontFaces } from './base/font-faces.ts'
import { joinedBytes } from './base/joined-bytes.ts'
import { type Need, neededNames, needs, type Shipped, shippedAt, shippedNames } from './base/shipped.ts'
import type { Site } from './plan/plan.ts'
import { scriptTexts } from './shell/script-texts.ts'
import { rootedStyles } from './styles/files.ts'

/** The folder of a site with the product's own files. */
export const SHIPPED_FOLDER = 'galley/'

// `site.css` becomes `galley/site-1a2b3c.css`.
const named = (name: string, bytes: Uint8Array) =>
  `${SHIPPED_FOLDER}${name.replace(/(\.\w+)$/, extension => `-${fingerprint(bytes).slice(0, 8)}${extension}`)}`

/**
 * Files that keep their names: the styles of formulas refer to their typefaces, the scripts of diagrams to each other,
 * and people look for licenses.
 */
const KEPT = /^(?:KaTeX_|mermaid-|licenses\.txt$)/

/** A file of the product; one with a need is shipped only if a page has that need. */
interface ShippedFile {
  /** From the site's root. */
  readonly path: string
  readonly need?: Need
  /** Rejects if the product has no such file. */
  read(): Promise<Uint8Array>
}

const STYLES = 'site.css'

const ascii = (text: string): Uint8Array => Uint8Array.from(text, char => char.charCodeAt(0))

/** The typefaces and the colors of a site, which no page repeats. */
function lookOf({ fonts }: Shipped, { theme }: Site): Uint8Array {
  const always = fonts.filter(({ script }) => script === undefined)
  const own = always.map(font => ({ ...font, file: font.file.slice(SHIPPED_FOLDER.length) }))
  return ascii(`\n${fontFaces(own, '')}${rootedStyles(theme, '../')}`)
}

/**
 * The files that the pages of a site load, under names that change with their content. They contain what all pages
 * have in common: the colors of the site, and the texts of its scripts.
 */
export async function shippedFiles(
  sources: { readShipped(name: string): Promise<Uint8Array> },
  site: Site,
): Promise<{ readonly shipped: Shipped; readonly files: readonly ShippedFile[] }> {
  const places = new Map<string, string>()
  const files: ShippedFile[] = []
  const texts = scriptTexts(site)
  const place = (name: string) => places.get(name) ?? name
  const contentOf = async (name: string) => {
    const ends = name === STYLES ? lookOf(shippedAt(place), site) : ascii('')
    return joinedBytes(ascii(texts[name] ?? ''), await sources.readShipped(name), ends)
  }
  const add = async (name: string, need?: Need) => {
    // Most sites have none of these, which are several megabytes.
    const isLater = KEPT.test(name)
    const content = isLater ? undefined : await contentOf(name)
    const path = content ? named(name, content) : SHIPPED_FOLDER + name
    const read = () => (content ? Promise.resolve(content) : contentOf(name))
    places.set(name, path)
    files.push(need === undefined ? { path, read } : { path, need, read })
  }
  // The styles come last, since they name the files of typefaces.
  for (const name of shippedNames) if (name !== STYLES) await add(name)
  for (const need of needs) for (const name of neededNames[need] ?? []) await add(name, need)
  await add(STYLES)
  return { shipped: { ...shippedAt(place), theme: site.theme }, files }
}
