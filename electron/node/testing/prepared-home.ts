import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll } from 'vitest'
import { makeGitHome, removeHome } from './temporary-folders.ts'

/**
 * Prepares a folder of {@link makeGitHome} once for all tests of a file; the function that it returns makes a copy for
 * one of them. Copying files takes a fraction of the time in which git makes repositories.
 */
export function prepareGitHome(name: string, prepare: (home: string) => void): () => string {
  let first: string
  let configs: readonly string[]
  beforeAll(() => {
    first = makeGitHome(name)
    prepare(first)
    configs = readdirSync(first, { recursive: true, encoding: 'utf8' }).filter(
      path => basename(path) === 'config',
    )
    return () => removeHome(first)
  })
  return () => {
    const home = makeGitHome(name)
    cpSync(first, home, { recursive: true })
    // Repositories name each other by their whole paths.
    for (const path of configs) {
      const text = readFileSync(join(first, path), 'utf8')
      if (text.includes(first)) writeFileSync(join(home, path), text.replaceAll(first, home))
    }
    return home
  }
}
