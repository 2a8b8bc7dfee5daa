import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The list of what a build wrote, in the site's own folder. Nothing else there is ever touched. */
export const MANIFEST = '.galley-build.json'

/** What a build wrote: paths with the digest of what they hold. */
export type Manifest = ReadonlyMap<string, string>

export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Reads what the last build wrote; empty where there was none, or its list cannot be read. */
export function readManifest(out: string): Manifest {
  const file = join(out, MANIFEST)
  if (!existsSync(file)) return new Map()
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const files: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, 'files') : undefined
    const rows = typeof files === 'object' && files !== null ? Object.entries(files) : []
    return new Map(rows.filter((row): row is [string, string] => typeof row[1] === 'string'))
  } catch {
    return new Map() // damaged: what is there counts as somebody else's
  }
}

/** The list as text; the same for the same site, wherever it was built. */
export function manifestText(manifest: Manifest): string {
  const files = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ about: 'Written by galley build.', files }, undefined, 1)}\n`
}
