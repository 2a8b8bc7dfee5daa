import { lstatSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** The folders with git's own files of one work tree. */
interface GitFolders {
  /** What belongs to this work tree alone, such as its branch. */
  readonly own: string
  /** What all work trees share, such as the remotes. */
  readonly common: string
}

const LARGEST = 100_000

/** The text of a file of git, or none if it is missing, no regular file, or larger than `largest` bytes: a link may lead anywhere, and is not followed. */
export function readGitFile(file: string, largest = LARGEST): string {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  return stat?.isFile() && stat.size < largest ? readFileSync(file, 'utf8') : ''
}

/** Whether git itself manages `own` for the work tree at `top`: as a work tree that names it, or as a submodule of a repository around it. */
function belongs(own: string, top: string): boolean {
  const back = readGitFile(join(own, 'gitdir')).trim()
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
export function gitFolders(top: string): GitFolders | undefined {
  const at = join(top, '.git')
  if (lstatSync(at, { throwIfNoEntry: false })?.isDirectory()) return { own: at, common: at }
  const named = /^gitdir: (.+)$/m.exec(readGitFile(at))?.[1]?.trim()
  if (named === undefined || isRemotePath(named)) return undefined
  const own = resolve(top, named)
  if (!belongs(own, top)) return undefined
  const shared = dirname(dirname(own))
  return { own, common: basename(dirname(own)) === 'worktrees' ? shared : own }
}

/** The nearest folder at or above `folder` that holds a `.git`. */
export function topOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false })) return at
    if (dirname(at) === at) return undefined
  }
}
