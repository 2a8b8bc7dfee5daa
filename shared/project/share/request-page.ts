import { hostOf, repositoryUrl } from '../../site/plan/source-links.ts'

/** A branch whose changes others are asked to take, and the branch that they are for. */
interface Ask {
  readonly branch: string
  readonly base: string
}

type Page = (url: string, ask: Ask) => string

const part = encodeURIComponent
const path = (name: string): string => name.split('/').map(part).join('/')

const github: Page = (url, { base, branch }) => `${url}/compare/${path(base)}...${path(branch)}?expand=1`
const forgejo: Page = (url, { base, branch }) => `${url}/compare/${path(base)}...${path(branch)}`
const gitlab: Page = (url, { base, branch }) =>
  `${url}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${part(branch)}&merge_request%5Btarget_branch%5D=${part(base)}`
const bitbucket: Page = (url, { base, branch }) =>
  `${url}/pull-requests/new?source=${part(branch)}&dest=${part(base)}`
const azure: Page = (url, { base, branch }) =>
  `${url}/pullrequestcreate?sourceRef=${part(branch)}&targetRef=${part(base)}`

/** Hosting services by the names of their servers. */
const PAGES: readonly (readonly [RegExp, Page])[] = [
  [/(^|\.)github\./, github],
  [/(^|\.)gitlab\./, gitlab],
  [/(^|\.)bitbucket\.org$/, bitbucket],
  [/(^|\.)(gitea|forgejo)\.|^codeberg\.org$/, forgejo],
  [/(^|\.)(dev\.azure\.com|visualstudio\.com)$/, azure],
]

const AZURE_SSH =
  /^(?:ssh:\/\/)?[\w.-]+@(?:ssh\.dev\.azure|vs-ssh\.visualstudio)\.com(?::22)?[:/]v3\/([^/]+)\/([^/]+)\/([^/]+?)\/?$/i
const AZURE_WEB = /^https:\/\/(?:[^@/]*@)?(dev\.azure\.com\/[^/]+\/[^/]+\/_git\/[^/]+?)\/?$/i

/** The web address of a repository of Azure, whose addresses for git have other forms. */
function azureUrl(remote: string): string | undefined {
  const [, organization, project, name] = AZURE_SSH.exec(remote) ?? []
  if (organization !== undefined) return `https://dev.azure.com/${organization}/${project}/_git/${name}`
  const web = AZURE_WEB.exec(remote)?.[1]
  return web === undefined ? undefined : `https://${web}`
}

/**
 * The page on which a pull or merge request for a sent branch is created, by the address of its remote; undefined
 * if the hosting service is unknown. No account is used.
 */
export function requestPage(remote: string, ask: Ask): string | undefined {
  const url = azureUrl(remote.trim()) ?? repositoryUrl(remote)
  if (url === undefined) return undefined
  const server = hostOf(url)
  return PAGES.find(([host]) => host.test(server))?.[1](url, ask)
}
