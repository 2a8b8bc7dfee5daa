import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of real repositories that the variable `GALLEY_CORPUS` names, if it names one. */
export const CORPUS: readonly string[] = process.env.GALLEY_CORPUS ? [process.env.GALLEY_CORPUS] : []

/** Where laws find files that people wrote: the project's own sites, and the real repositories. */
export const AT_HAND: readonly string[] = [join(ROOT, 'resources'), join(ROOT, 'e2e/fixtures'), ...CORPUS]

/** The names of pages and of configurations. */
export const PAGE = /\.mdx?$/i
export const DOCS_JSON = /(^|[/\\])docs\.json$/

/** Returns the paths of all files in folders whose path inside them matches, in order. */
export function filesIn(folders: readonly string[], path: RegExp): readonly string[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => path.test(name))
      .sort()
      .map(name => join(folder, name)),
  )
}

/** Returns the text of a file, without a byte order mark. */
export const textOf = (file: string): string => readFileSync(file, 'utf8').replace(/^\ufeff/, '')

/** Returns the texts of all pages at hand. */
export const pageTexts = (): readonly string[] => filesIn(AT_HAND, PAGE).map(textOf)
