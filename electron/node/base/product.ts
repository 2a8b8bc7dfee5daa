import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the parts of the product are on this machine. */
export interface Product {
  /** The folder with package.json. */
  readonly root: string
  readonly version: string
  /** The built editor. */
  readonly editor: string
  /** Styles, script and fonts of published pages. */
  readonly site: string
  /** The script that turns a published page into a preview. */
  readonly preview: string
  readonly icons: string
  /** The folder with the texts of the command line and the app: one file for each language but English. */
  readonly catalogs: string
  /** The folder with the packages that are loaded when they are first used. */
  readonly later: string
  /** The program of the command line. */
  readonly command: string
  /** The program of a thread that draws pages. */
  readonly thread: string
  /** The program of a thread that exports a site. */
  readonly exporter: string
  /** The program of the process that judges texts. */
  readonly screen: string
  /** The notices of the packages that it is made of. */
  readonly notices: string
  /** Handbook and starter. */
  readonly resources: string
}

function manifest(folder: string): { readonly name?: unknown; readonly version?: unknown } | undefined {
  const file = join(folder, 'package.json')
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Finds the product that this code belongs to, whether bundled, packed or run from its sources. */
export function findProduct(from = dirname(fileURLToPath(import.meta.url))): Product {
  const found = manifest(from)
  if (found?.name !== 'galley') {
    if (dirname(from) === from) throw new Error('This copy of Galley is incomplete: package.json is missing.')
    return findProduct(dirname(from))
  }
  const at = (...names: readonly string[]) => join(from, ...names)
  return {
    root: from,
    version: typeof found.version === 'string' ? found.version : '0',
    editor: at('dist', 'renderer'),
    site: at('dist', 'site'),
    preview: at('dist', 'preview'),
    icons: at('dist', 'icons.json'),
    catalogs: at('dist', 'electron', 'languages'),
    later: at('dist', 'electron', 'later'),
    command: at('dist', 'electron', 'cli.js'),
    thread: at('dist', 'electron', 'thread.js'),
    exporter: at('dist', 'electron', 'exporter.js'),
    screen: at('dist', 'electron', 'screen.js'),
    notices: at('dist', 'notices.json'),
    resources: at('resources'),
  }
}
