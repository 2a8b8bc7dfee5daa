import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Draft } from '../../../../shared/project/base/drafts.ts'
import { memoryFiles } from '../../../../shared/project/files/memory-files.ts'
import { GitFolder } from '../../git/folder.ts'
import { ShareFolder } from '../folder.ts'
import { SharingStore } from '../record.ts'

/** A person who shares a site, with the folder and what happened to it. */
export interface Sharer {
  readonly folder: string
  readonly share: ShareFolder
  readonly git: GitFolder
  /** Own versions that were put beside those on disk. */
  readonly kept: Draft[]
  /** Unsaved work. */
  drafts: readonly Draft[]
  run(...args: string[]): string
  write(file: string, text: string): void
  read(file: string): string
}

/** Runs git as Ada, whose name git knows. */
export const runPlainGit = (at: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: at, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** Somebody who works in `folder`; Galley’s own data is in `data`. */
export function sharerIn(folder: string, data: string): Sharer {
  mkdirSync(folder, { recursive: true })
  const git = new GitFolder(folder, memoryFiles(), () => undefined)
  const kept: Draft[] = []
  const sharer: Omit<Sharer, 'share'> = {
    ...{ folder, git, kept, drafts: [] },
    run: (...args) => runPlainGit(folder, ...args),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    },
    read: file => readFileSync(join(folder, file), 'utf8'),
  }
  const desk = {
    drafts: () => sharer.drafts,
    follow: async () => undefined,
    keep: async (drafts: readonly Draft[]) => void kept.push(...drafts),
    undecided: () => [],
  }
  const share = new ShareFolder({ folder, git, store: new SharingStore(data, folder), desk })
  return Object.assign(sharer, { share })
}

/** Creates an empty bare repository. */
export function bareRepository(path: string): string {
  runPlainGit(dirname(path), 'init', '-q', '--bare', path)
  return path
}
