import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isSiteFile } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { RefusedPart } from '../../../shared/text/refused-part.ts'
import type { Root } from './confine.ts'

/** Parts that are listed of one folder: nobody reads more. */
const MOST = 200

/** The entries of a folder; none if it may not be read or was removed meanwhile. */
const entriesOf = (folder: string): Promise<readonly Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch(() => [])

/** Whether a link leads out of the folder, or nowhere. */
function leadsOut(root: Root, path: string): boolean {
  try {
    root.locate(path)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

function partOf(root: Root, path: string, entry: Dirent): RefusedPart | undefined {
  if (entry.isSymbolicLink()) return leadsOut(root, path) ? { kind: 'link', name: path } : undefined
  return entry.isFile() || entry.isDirectory() ? undefined : { kind: 'device', name: path }
}

/** Finds the links of a folder that lead out of it, and what is neither a file nor a folder; at most two hundred. */
export async function refusedFiles(root: Root): Promise<readonly RefusedPart[]> {
  const found: RefusedPart[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined && found.length < MOST; folder = folders.pop()) {
    for (const entry of await entriesOf(join(root.folder, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!isSiteFile(path)) continue
      const part = partOf(root, path, entry)
      if (part) found.push(part)
      if (entry.isDirectory()) folders.push(path)
    }
  }
  return found.slice(0, MOST).sort((a, b) => (a.name < b.name ? -1 : 1))
}
