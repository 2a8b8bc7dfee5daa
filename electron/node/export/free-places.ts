import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportPlaces } from '../../../shared/project/base/export.ts'

/** Returns the name of a site as the name of a file: letters and digits of any language, and dashes. */
function fileName(site: string): string {
  const words = site
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
  return words.slice(0, 60).replace(/^-+|-+$/g, '') || 'docs'
}

/** Finds free places for exports of a site in `folder`. */
export function freePlaces(folder: string, site: string): ExportPlaces {
  const free = (ending: string): string => {
    for (let count = 1; ; count++) {
      const number = count === 1 ? '' : `-${count}`
      const path = join(folder, `${fileName(site)}-site${number}${ending}`)
      if (!existsSync(path)) return path
    }
  }
  return { folder: free(''), zip: free('.zip') }
}
