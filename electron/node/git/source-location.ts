import { join, relative, sep } from 'node:path'
import { repositoryUrl, type SourceRepository } from '../../../shared/site/plan/source-links.ts'
import { gitFolders, readGitFile, topOf } from './places.ts'

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
  const remote = git && remoteOf(readGitFile(join(git.common, 'config')))
  const url = remote === undefined ? undefined : repositoryUrl(remote)
  if (git === undefined || url === undefined) return undefined
  const theirs = branchIn(readGitFile(join(git.common, 'refs/remotes/origin/HEAD')), 'refs/remotes/origin/')
  const ours = branchIn(readGitFile(join(git.own, 'HEAD')), 'refs/heads/')
  return { url, branch: theirs ?? ours ?? 'main', folder: relative(top, folder).split(sep).join('/') }
}
