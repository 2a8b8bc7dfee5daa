import { copyFileSync, existsSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GitAnswer, type GitRun, runGit } from './run.ts'

/** A git repository that holds the opened folder. */
export interface Repository {
  /** The opened folder. */
  readonly folder: string
  /** Its path inside the repository, ending in `/`; empty at the root. */
  readonly prefix: string
  /** The top folder of the repository, with links resolved. */
  readonly top: string
  /** The folder with what belongs to this work tree alone, such as its branch and its index. */
  readonly own: string
  /** The folder with what all work trees share, such as commits and settings. */
  readonly common: string
  /** The honored settings, as the text of a settings file. */
  readonly settings: string
  /** The names of its settings that are ignored. */
  readonly ignored: readonly string[]
}

/** What git may read and write in the shared folder of a repository: neither its settings nor its hooks. */
const FOLDERS = ['refs', 'logs', 'info', 'worktrees', 'reftable']
const FILES = ['HEAD', 'packed-refs', 'shallow']

function link(from: string, to: string): void {
  try {
    symlinkSync(from, to)
  } catch (error) {
    // Windows lets only some people create links to files. Nothing that Galley runs writes these files.
    if (Reflect.get(Object(error), 'code') !== 'EPERM') throw error
    copyFileSync(from, to)
  }
}

/**
 * Calls `use` with variables by which git takes a repository's shared folder for one that holds `settings` and no
 * hooks. Git has no switch to ignore the settings of a repository; this way it never opens their file.
 */
export async function withSettings<Result>(
  common: string,
  settings: string,
  use: (variables: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-git-'))
  try {
    await writeFile(join(folder, 'config'), settings)
    for (const name of FOLDERS)
      if (existsSync(join(common, name))) symlinkSync(join(common, name), join(folder, name), 'junction')
    for (const name of FILES) if (existsSync(join(common, name))) link(join(common, name), join(folder, name))
    return await use({ GIT_COMMON_DIR: folder, GIT_OBJECT_DIRECTORY: join(common, 'objects') })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Runs git on a repository with its honored settings only. */
export function runIn(repository: Repository, args: readonly string[], run: GitRun = {}): Promise<GitAnswer> {
  const { folder, top, own, common, settings } = repository
  return withSettings(common, settings, variables => {
    const all = { ...variables, GIT_DIR: own, GIT_WORK_TREE: top, ...run.variables }
    return runGit(folder, args, { ...run, variables: all })
  })
}

/** The output of git on a repository, without the last line end; `undefined` if it fails. */
export async function queryIn(repository: Repository, args: readonly string[]): Promise<string | undefined> {
  const { code, out } = await runIn(repository, args)
  return code === 0 ? out.toString('utf8').replace(/\r?\n$/, '') : undefined
}
