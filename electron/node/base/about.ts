import { existsSync, readFileSync } from 'node:fs'
import type { About } from '../../../shared/project/base/about.ts'
import { findProduct } from './product.ts'

/** The names of the programs that Galley may run in, by what Node calls them. */
const RUNTIMES: Readonly<Record<string, string>> = {
  electron: 'Electron',
  chrome: 'Chromium',
  node: 'Node.js',
}

/** What this copy of Galley is, and what it is made of. */
export function aboutProduct(): About {
  const { version, notices } = findProduct()
  const versions: Readonly<Record<string, string | undefined>> = process.versions
  return {
    version,
    runtimes: Object.entries(RUNTIMES).flatMap(([id, name]) => {
      const found = versions[id]
      return found === undefined ? [] : [{ name, version: found }]
    }),
    notices: existsSync(notices) ? JSON.parse(readFileSync(notices, 'utf8')) : [],
  }
}
