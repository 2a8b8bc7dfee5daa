import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AT_HAND } from '../laws/at-hand.ts'

const DEPTH = 4

/** Whether a folder has a docs.json itself. */
const isRepository = (folder: string): boolean => existsSync(join(folder, 'docs.json'))

function below(folder: string, depth: number): readonly string[] {
  if (isRepository(folder)) return [folder]
  if (depth === 0) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name }) => below(join(folder, name), depth - 1))
}

/**
 * The repositories that the command line names, or in or below the folders that it names; by default all at hand: the
 * project's own sites, and those in the folder `GALLEY_CORPUS`.
 */
export const repositoriesIn = (folders: readonly string[]): readonly string[] =>
  (folders.length > 0 ? folders : AT_HAND).flatMap(folder => below(folder, DEPTH))
