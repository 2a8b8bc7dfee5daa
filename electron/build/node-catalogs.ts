import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../shared/messages/languages.ts'
import { engineCatalogs } from './catalogs.ts'

/** Writes the texts of the command line and the app: one file for each language but English, read when needed. */
export function writeCatalogs(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { code } of LANGUAGES) {
    if (code !== 'en') writeFileSync(join(folder, `${code}.json`), JSON.stringify(engineCatalogs(code)))
  }
}
