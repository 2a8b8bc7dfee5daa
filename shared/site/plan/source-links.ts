import { encodePath } from '../base/routes.ts'

/** The repository of a site's source, for links that lead readers there. */
export interface SourceRepository {
  /** Address of the repository, `https://github.com/owner/name`. */
  readonly url: string
  readonly branch: string
  /** The site's folder in the repository; empty for the root. */
  readonly folder: string
}

type Links = Readonly<{ edit: string; issue: string }>

const GITHUB: Links = { edit: '/edit/', issue: '/issues/new?title=' }
const FORGEJO: Links = { edit: '/_edit/', issue: '/issues/new?title=' }
const GITLAB: Links = { edit: '/-/edit/', issue: '/-/issues/new?issue%5Btitle%5D=' }

/** Address formats of known hosts; others are unknown. */
function linksOf(host: string): Links | undefined {
  if (/(^|\.)github\./.test(host)) return GITHUB
  if (/(^|\.)gitlab\./.test(host)) return GITLAB
  return host === 'codeberg.org' || /(^|\.)(gitea|forgejo)\./.test(host) ? FORGEJO : undefined
}

/** The server of a web address in lower case; empty if it is none. */
export const hostOf = (url: string): string => /^https:\/\/([^/]+)/.exec(url)?.[1]?.toLowerCase() ?? ''

/**
 * Converts the address of a remote, such as `git@github.com:owner/name.git`, to a web address without user
 * names and passwords; undefined if readers could not open it.
 */
export function repositoryUrl(remote: string): string | undefined {
  const [, host, path] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/\s]*@)?([a-z0-9.-]+\.[a-z]+)(?::\d+)?[:/]([\w./~-]+?)(?:\.git)?\/?$/i.exec(
      remote.trim(),
    ) ?? []
  if (host === undefined || path === undefined || !path.includes('/') || path.includes('..')) return undefined
  return `https://${host.toLowerCase()}/${path}`
}

/** The address for editing a file in the browser; undefined if the host is unknown. */
export function editUrl({ url, branch, folder }: SourceRepository, file: string): string | undefined {
  const links = linksOf(hostOf(url))
  const path = folder === '' ? file : `${folder}/${file}`
  return links && `${url}${links.edit}${encodePath(branch)}/${encodePath(path)}`
}

/** The address for a new issue, with its title filled in; undefined if the host is unknown. */
export function issueUrl({ url }: SourceRepository, title: string): string | undefined {
  const links = linksOf(hostOf(url))
  return links && `${url}${links.issue}${encodeURIComponent(title)}`
}
