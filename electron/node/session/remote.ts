import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { repositoryUrl, type SourcePlace } from '../../../shared/site/repository.ts'

const LARGEST = 100_000

function read(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() && stat.size < LARGEST ? readFileSync(file, 'utf8') : ''
}

/** The folder with git's own files of the work tree at `top`; a file there names another place. */
function gitFolder(top: string): string {
  const named = /^gitdir: (.+)$/m.exec(read(join(top, '.git')))?.[1]
  const own = named === undefined ? join(top, '.git') : resolve(top, named.trim())
  const common = read(join(own, 'commondir')).trim()
  return common === '' ? own : resolve(own, common)
}

function topOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return undefined
  }
}

/** The address of the remote `origin`, or else of the first one. */
function remoteOf(config: string): string | undefined {
  const remotes = [...config.matchAll(/^\[remote "([^"]+)"\]\s*\n((?:(?!\[).*(?:\n|$))*)/gm)].map(
    ([, name, lines = '']) => ({ name, url: /^\s*url\s*=\s*(.+?)\s*$/m.exec(lines)?.[1] }),
  )
  return (remotes.find(({ name }) => name === 'origin') ?? remotes[0])?.url
}

const branchIn = (text: string, start: string): string | undefined =>
  text.startsWith(`ref: ${start}`) ? text.slice(`ref: ${start}`.length).trim() : undefined

/**
 * Finds where the source of the site in `folder` is kept, from what git wrote beside it; git is not run. The
 * branch is the remote's own where that is known: readers know no other.
 */
export function readRemote(folder: string): SourcePlace | undefined {
  const top = topOf(folder)
  if (top === undefined) return undefined
  const git = gitFolder(top)
  const remote = remoteOf(read(join(git, 'config')))
  const url = remote === undefined ? undefined : repositoryUrl(remote)
  if (url === undefined) return undefined
  const theirs = branchIn(read(join(git, 'refs/remotes/origin/HEAD')), 'refs/remotes/origin/')
  const ours = branchIn(read(join(git, 'HEAD')), 'refs/heads/')
  return { url, branch: theirs ?? ours ?? 'main', folder: relative(top, folder).split(sep).join('/') }
}
