import { realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { isBytes, textOfBytes } from '../../../shared/project/files/bytes.ts'
import { isSiteFile } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type Repository, runIn, withSettings } from './in-repository.ts'
import { gitFolders, readGitFile, topOf } from './places.ts'
import { runGit } from './run.ts'
import { LARGEST_SETTINGS, readSettings } from './settings.ts'

/** Whether a relative path leads out of its folder: a name may also start with two dots. */
export const isOutside = (way: string): boolean =>
  way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)

/** Finds the repository that holds `folder`, without running anything that it names; `undefined` if there is none. */
export async function findRepository(folder: string): Promise<Repository | undefined> {
  const real = realpathSync(folder)
  const top = topOf(real)
  if (top === undefined) return undefined
  const folders = gitFolders(top)
  if (folders === undefined) throw new Refusal('not-allowed', message('git:elsewhere'))
  const { own, common } = folders
  const text = (at: string, name: string) => readGitFile(join(at, name), LARGEST_SETTINGS)
  const { honored, ignored } = await readSettings(text(common, 'config'), text(own, 'config.worktree'))
  await checkOwner(top, common, honored)
  const prefix = relative(top, real).split(sep).join('/')
  return {
    folder: real,
    prefix: prefix === '' ? '' : `${prefix}/`,
    top,
    own,
    common,
    settings: honored,
    ignored,
  }
}

/** Refuses a folder that git itself does not open, such as one that belongs to somebody else. */
async function checkOwner(top: string, common: string, settings: string): Promise<void> {
  const { code, messages } = await withSettings(common, settings, variables =>
    runGit(top, ['rev-parse', '--show-toplevel'], {
      variables: { ...variables, GIT_CEILING_DIRECTORIES: dirname(top) },
    }),
  )
  if (code !== 0) throw openError(messages)
}

function openError(messages: string): Refusal {
  if (/dubious ownership/.test(messages)) {
    const hint = message('git:otherOwnerHint')
    return new Refusal('not-allowed', message('git:otherOwner'), hint)
  }
  return new Refusal('unavailable', message('git:unreadable'), message('git:unreadableHint'))
}

const CHANGES = { A: 'created', D: 'deleted' } as const

/** One file of the output, with the path inside the repository. */
function fileOf(entry: string): { readonly path: string; readonly change: DirtyFile['change'] } | undefined {
  if (entry.startsWith('? ')) return { path: entry.slice(2), change: 'created' }
  const [, index = '.', work = '.', path = ''] = /^1 (.)(.) \S+ \S+ \S+ \S+ \S+ \S+ (.*)$/s.exec(entry) ?? []
  if (path === '') return undefined
  if (work === 'D') return { path, change: 'deleted' }
  return { path, change: CHANGES[index as keyof typeof CHANGES] ?? 'edited' }
}

/** Returns the files of the opened folder that differ from the last commit, by path; refuses during a merge conflict. */
export async function changedFiles(repository: Repository): Promise<readonly DirtyFile[]> {
  const args = [
    'status',
    '--porcelain=v2',
    '-z',
    '--untracked-files=all',
    '--ignore-submodules=all',
    '--no-renames',
  ]
  const { code, out, messages } = await runIn(repository, [...args, '--', '.'])
  if (code !== 0) throw openError(messages)
  const { prefix } = repository
  const found = new Map<string, DirtyFile['change']>()
  for (const entry of out.toString('utf8').split('\0')) {
    if (entry.startsWith('u ')) throw unmerged()
    const file = fileOf(entry)
    if (!file?.path.startsWith(prefix)) continue
    const path = file.path.slice(prefix.length)
    // Removed from git and still there: it is another text of the same file.
    const change = found.has(path) && found.get(path) !== file.change ? 'edited' : file.change
    if (isSiteFile(path)) found.set(path, change)
  }
  return [...found].map(([file, change]) => ({ file, change })).sort((a, b) => (a.file < b.file ? -1 : 1))
}

const unmerged = () => new Refusal('conflict', message('git:conflicted'), message('git:conflictedHint'))

/** The text of a file in the last commit, for an image one character per byte; `undefined` if it is not in it. Refuses other files that are not text. */
export async function committedText(repository: Repository, file: string): Promise<string | undefined> {
  if (!isSiteFile(file)) throw new Refusal('not-allowed', message('project:notOfSite', { file }))
  const { code, out } = await runIn(repository, ['cat-file', 'blob', `HEAD:${repository.prefix}${file}`])
  if (code !== 0) return undefined
  if (isBytes(file)) return textOfBytes(out)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(out)
  } catch {
    throw new Refusal('not-text', message('project:notText', { file }))
  }
}
