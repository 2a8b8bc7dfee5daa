import { encodePath } from '../base/routes.ts'

/** Where the source of a site is kept, for links that lead readers there. */
export interface SourceRepository {
  /** Address of the repository, `https://github.com/owner/name`. */
  readonly url: string
  readonly branch: string
  /** The site's folder in the repository; empty where it is the root. */
  readonly folder: string
}

type Links = Readonly<{ edit: string; issue: string }>

const GITHUB: Links = { edit: '/edit/', issue: '/issues/new?title=' }
const FORGEJO: Links = { edit: '/_edit/', issue: '/issues/new?title=' }
const GITLAB: Links = { edit: '/-/edit/', issue: '/-/issues/new?issue%5Btitle%5D=' }

/** Hosts whose addresses are known; others may be anything. */
function linksOf(host: string): Links | undefined {
  if (/(^|\.)github\./.test(host)) return GITHUB
  if (/(^|\.)gitlab\./.test(host)) return GITLAB
  return host === 'codeberg.org' || /(^|\.)(gitea|forgejo)\./.test(host) ? FORGEJO : undefined
}

const hostOf = (url: string) => /^https:\/\/([^/]+)/.exec(url)?.[1]?.toLowerCase() ?? ''

/**
 * Reads the address of a remote, such as `git@github.com:owner/name.git`, without the names and passwords that
 * some hold; undefined where readers could not open it.
 */
export function repositoryUrl(remote: string): string | undefined {
  const [, host, path] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/\s]*@)?([a-z0-9.-]+\.[a-z]+)(?::\d+)?[:/]([\w./~-]+?)(?:\.git)?\/?$/i.exec(
      remote.trim(),
    ) ?? []
  if (host === undefined || path === undefined || !path.includes('/') || path.includes('..')) return undefined
  return `https://${host.toLowerCase()}/${path}`
}

/** The address where a file can be changed in the browser; undefined where the host is not known. */
export function editUrl({ url, branch, folder }: SourceRepository, file: string): string | undefined {
  const links = linksOf(hostOf(url))
  const path = folder === '' ? file : `${folder}/${file}`
  return links && `${url}${links.edit}${encodePath(branch)}/${encodePath(path)}`
}

/** The address where an issue is written, with its title filled in; undefined where the host is not known. */
export function issueUrl({ url }: SourceRepository, title: string): string | undefined {
  const links = linksOf(hostOf(url))
  return links && `${url}${links.issue}${encodeURIComponent(title)}`
}
