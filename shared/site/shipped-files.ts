import { fingerprint } from './base/fingerprint.ts'
import type { OutputFile } from './base/output-file.ts'
import { type Need, neededNames, needs, type Shipped, shippedAt, shippedNames } from './base/shipped.ts'

/** The folder of a site with the product's own files. */
export const SHIPPED_FOLDER = 'galley/'

// `site.css` becomes `galley/site-1a2b3c.css`.
const named = (name: string, bytes: Uint8Array) =>
  `${SHIPPED_FOLDER}${name.replace(/(\.\w+)$/, extension => `-${fingerprint(bytes).slice(0, 8)}${extension}`)}`

/** A file of the product; one with a need is shipped only if a page has that need. */
interface ShippedFile extends OutputFile {
  readonly need?: Need
}

/** The files that the pages of a site load, under names that change with their content. */
export async function shippedFiles(sources: {
  readShipped(name: string): Promise<Uint8Array>
}): Promise<{ readonly shipped: Shipped; readonly files: readonly ShippedFile[] }> {
  const places = new Map<string, string>()
  const files: ShippedFile[] = []
  const add = async (name: string, need?: Need) => {
    const content = await sources.readShipped(name)
    // The styles of formulas refer to their typefaces by their unchanged names.
    const path = name.startsWith('KaTeX_') ? SHIPPED_FOLDER + name : named(name, content)
    places.set(name, path)
    files.push(need === undefined ? { path, content } : { path, content, need })
  }
  for (const name of shippedNames) await add(name)
  for (const need of needs) for (const name of neededNames[need]) await add(name, need)
  return { shipped: shippedAt(name => places.get(name) ?? name), files }
}
