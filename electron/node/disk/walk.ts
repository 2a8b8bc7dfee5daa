import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder of the product itself, with `/`; uses only plain calls, which also work inside a packed app. */
export function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (!entry.isDirectory()) return [entry.name]
    return walk(join(folder, entry.name)).map(path => `${entry.name}/${path}`)
  })
}
