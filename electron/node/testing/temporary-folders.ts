import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'

// Temporary folders for tests: neither the data nor the git settings of whoever runs them are read or written.

/** Creates a temporary folder; returns its real path, as the system's own may be a link. */
export const makeFolder = (name: string): string =>
  realpathSync(mkdtempSync(join(tmpdir(), `galley-${name}-`)))

/** Creates a temporary folder in which Galley also stores its data. */
export function makeHome(name: string): string {
  const home = makeFolder(name)
  vi.stubEnv('GALLEY_DATA', join(home, 'data'))
  return home
}

/** Creates a temporary folder with the git settings of a person called Ada; git leaves nothing running in it. */
export function makeGitHome(name: string): string {
  const home = makeFolder(name)
  const config = join(home, 'config')
  vi.stubEnv('GIT_CONFIG_GLOBAL', config)
  writeFileSync(
    config,
    '[user]\n  name = Ada\n  email = ada@example.com\n[init]\n  defaultBranch = main\n[maintenance]\n  auto = false\n',
  )
  return home
}

/** Removes a folder in which a program or host may have written a moment ago. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })

/** Removes a folder of {@link makeHome} or {@link makeGitHome}, and restores the environment. */
export function removeHome(home: string): void {
  vi.unstubAllEnvs()
  removeFolder(home)
}

/** Writes files below a folder, by their paths in it. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
