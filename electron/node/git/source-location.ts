import { lstatSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { repositoryUrl, type SourceRepository } from '../../../shared/site/plan/source-links.ts'

const LARGEST = 100_000

interface GitFolders {
  /** What belongs to this work tree alone, such as its branch. */
  readonly own: string
  /** What all work trees share, such as the remotes. */
  readonly common: string
}

/** The text of a file of git, or none: a link may lead anywhere, and is not followed. */
function read(file: string): string {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  return stat?.isFile() && stat.size < LARGEST ? readFileSync(file, 'utf8') : ''
}

/** Whether git itself manages `own` for the work tree at `top`: as a work tree that names it, or as a submodule of a repository around it. */
function belongs(own: string, top: string): boolean {
  const back = read(join(own, 'gitdir')).trim()
  if (back !== '' && !isRemotePath(back) && resolve(own, back) === join(top, '.git')) return true
  for (let at = top; dirname(at) !== at; at = dirname(at))
    if (own.startsWith(join(dirname(at), '.git', 'modules') + sep)) return true
  return false
}

/** Paths of other machines and of devices: merely reading one can send the person's name there. */
const isRemotePath = (path: string): boolean => /^[\\/]{2}/.test(path)

/**
 * The folders with git's own files of the work tree at `top`. A downloaded folder may hold a file `.git` that
 * names any path: it is followed only if git created that path for this work tree.
 */
function gitFolders(top: string): GitFolders | undefined {
  const at = join(top, '.git')
  if (lstatSync(at, { throwIfNoEntry: false })?.isDirectory()) return { own: at, common: at }
  const named = /^gitdir: (.+)$/m.exec(read(at))?.[1]?.trim()
  if (named === undefined || isRemotePath(named)) return undefined
  const own = resolve(top, named)
  if (!belongs(own, top)) return undefined
  const shared = dirname(dirname(own))
  return { own, common: basename(dirname(own)) === 'worktrees' ? shared : own }
}

function topOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false })) return at
    if (dirname(at) === at) return undefined
  }
}

/** The address of the remote `origin`, or otherwise of the first one. */
function remoteOf(config: string): string | undefined {
  const remotes = [...config.matchAll(/^\[remote "([^"]+)"\]\s*\n((?:(?!\[).*(?:\n|$))*)/gm)].map(
    ([, name, lines = '']) => ({ name, url: /^[ \t]*url[ \t]*=(.+)$/m.exec(lines)?.[1]?.trim() }),
  )
  return (remotes.find(({ name }) => name === 'origin') ?? remotes[0])?.url
}

const branchIn = (text: string, start: string): string | undefined =>
  text.startsWith(`ref: ${start}`) ? text.slice(`ref: ${start}`.length).trim() : undefined

/**
 * Finds where the source of the site in `folder` is hosted, from the files of git; does not run git. The
 * branch is the one on the remote if that is known: readers know no other.
 */
export function readSourceLocation(folder: string): SourceRepository | undefined {
  const top = topOf(folder)
  if (top === undefined) return undefined
  const git = gitFolders(top)
  const remote = git && remoteOf(read(join(git.common, 'config')))
  const url = remote === undefined ? undefined : repositoryUrl(remote)
  if (git === undefined || url === undefined) return undefined
  const theirs = branchIn(read(join(git.common, 'refs/remotes/origin/HEAD')), 'refs/remotes/origin/')
  const ours = branchIn(read(join(git.own, 'HEAD')), 'refs/heads/')
  return { url, branch: theirs ?? ours ?? 'main', folder: relative(top, folder).split(sep).join('/') }
}
