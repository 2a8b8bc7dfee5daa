/** Where a site can be put online with every change. */
export const WEB_HOSTS = ['github', 'gitlab', 'netlify', 'cloudflare', 'vercel', 'server'] as const
/** One of {@link WEB_HOSTS}; `server` is any computer that files can be copied to. */
export type WebHost = (typeof WEB_HOSTS)[number]

/** What a recipe is written for. */
export interface RecipeOrder {
  /** The version of Galley that builds the site. */
  readonly version: string
  /** Where readers will find the site, as {@link siteAddress} gives it; absent to let the host say it. */
  readonly address?: string | undefined
  /** The branch that is published. */
  readonly branch: string
  /** The folder of the site in its repository; empty for the root. */
  readonly within: string
}

/** A recipe: the one file that makes a host build and publish a site. */
export interface Recipe {
  readonly file: string
  /** The host reads the file in the root of the repository only. */
  readonly isAtRoot: boolean
  /** Returns the text of the file, with everything in `existing` that is not about building and publishing; `undefined` if `existing` cannot be read. */
  readonly write: (order: RecipeOrder, existing: string | undefined) => string | undefined
  /** Returns the command that people enter at the host, if its file has no place for it. */
  readonly command?: (order: RecipeOrder) => string
}

/** A host with a dot, or this computer, and a path without anything that a shell or a browser reads in its own way. */
const ADDRESS =
  /^(https?:\/\/)?((?:localhost|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?::\d+)?)(\/[\w.~%/-]*)?$/iu

/** Returns an address as `galley build --site-url` takes it: http or https (https by default), ending in `/`; `undefined` if it is none. */
export function siteAddress(written: string): string | undefined {
  const [, scheme = 'https://', host, path = ''] = ADDRESS.exec(written.trim()) ?? []
  if (host === undefined) return undefined
  return `${scheme.toLowerCase()}${host.toLowerCase()}${path.replace(/\/*$/, '/')}`
}
