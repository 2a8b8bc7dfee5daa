import { existsSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { DirtyFile } from '../../../shared/project/base/model.ts'
import { isBytes, textOfBytes } from '../../../shared/project/files/bytes.ts'
import { isSiteFile } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { queryGit, runGit } from './run.ts'

/** Settings by which a repository could run a program and that Galley cannot switch off. */
const PROGRAM_SETTINGS =
  /^(core\.(sshcommand|askpass|gitproxy|alternaterefscommand)|credential(\..*)?\.helper|filter\..*\.(clean|smudge|process)|hook\..*|gc\.recentobjectshook|remote\..*\.(vcs|proxy|uploadpack|receivepack)|http\..*proxy.*|include\..*|includeif\..*)$/i

/** A git repository that holds the opened folder. */
export interface Repository {
  /** The opened folder. */
  readonly folder: string
  /** Its path inside the repository, ending in `/`; empty at the root. */
  readonly prefix: string
  /** The top folder of the repository, with links resolved. */
  readonly top: string
}

function isKept(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return true
    if (dirname(at) === at) return false
  }
}

/** Whether a relative path leads out of its folder: a name may also start with two dots. */
export const isOutside = (way: string): boolean =>
  way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)

/** Finds the repository that holds `folder`, without running anything that it names; `undefined` if there is none. */
export async function findRepository(folder: string): Promise<Repository | undefined> {
  const real = realpathSync(folder)
  if (!isKept(real)) return undefined
  const { code, out, messages } = await runGit(real, ['rev-parse', '--show-toplevel'])
  if (code !== 0) throw openError(messages)
  const top = realpathSync(out.toString('utf8').replace(/\r?\n$/, ''))
  const way = relative(top, real)
  if (isOutside(way)) throw new Refusal('not-allowed', message('git:elsewhere'))
  await checkSettings(real)
  const prefix = way.split(sep).join('/')
  return { folder: real, prefix: prefix === '' ? '' : `${prefix}/`, top }
}

function openError(messages: string): Refusal {
  if (/dubious ownership/.test(messages)) {
    const hint = message('git:otherOwnerHint')
    return new Refusal('not-allowed', message('git:otherOwner'), hint)
  }
  return new Refusal('unavailable', message('git:unreadable'), message('git:unreadableHint'))
}

/** Refuses a repository whose own settings name programs; `place` is its location, if not around `folder`. */
export async function checkSettings(folder: string, place: readonly string[] = []): Promise<void> {
  const listed = await queryGit(folder, [...place, 'config', '--list', '--show-scope', '-z', '--no-includes'])
  const fields = (listed ?? '').split('\0')
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const name = (fields[at + 1] ?? '').split('\n', 1)[0] ?? ''
    if (/^(local|worktree)$/.test(fields[at] ?? '') && PROGRAM_SETTINGS.test(name)) {
      throw new Refusal(
        'not-allowed',
        place.length === 0
          ? message('git:namesProgram', { name })
          : message('git:receiverNamesProgram', { name }),
        message('git:runsNothing'),
      )
    }
  }
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
export async function changedFiles({ folder, prefix }: Repository): Promise<readonly DirtyFile[]> {
  const args = [
    'status',
    '--porcelain=v2',
    '-z',
    '--untracked-files=all',
    '--ignore-submodules=all',
    '--no-renames',
  ]
  const { code, out, messages } = await runGit(folder, [...args, '--', '.'])
  if (code !== 0) throw openError(messages)
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

/** The text of a file in the last commit; `undefined` if it is not in it. Refuses files that are not text. */
export async function committedText(
  { folder, prefix }: Repository,
  file: string,
): Promise<string | undefined> {
  if (!isSiteFile(file)) throw new Refusal('not-allowed', message('project:notOfSite', { file }))
  const { code, out } = await runGit(folder, ['cat-file', 'blob', `HEAD:${prefix}${file}`])
  if (code !== 0) return undefined
  if (isBytes(file)) return textOfBytes(out)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(out)
  } catch {
    throw new Refusal('not-text', message('project:notText', { file }))
  }
}
