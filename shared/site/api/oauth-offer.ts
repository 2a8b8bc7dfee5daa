import type { FlowKind, FlowView } from '../../openapi/operation/flows.ts'
import type { SchemeView } from '../../openapi/operation/security.ts'

/** A flow with which a page gets a token itself. */
export interface OfferedFlow {
  readonly kind: FlowKind
  /** Where a person signs in, or where a device code is requested. */
  readonly authorizationUrl?: string
  readonly tokenUrl: string
  readonly refreshUrl?: string
  /** Positions in the scopes of the offer. */
  readonly scopes: readonly number[]
}

/** How a page gets tokens of an OAuth scheme. */
export interface OAuthOffer {
  /** The name of the scheme in the description. */
  readonly scheme: string
  readonly flows: readonly OfferedFlow[]
  /** Where the flows of OpenID Connect are found, when the reader asks for them. */
  readonly discovery?: string
  /** Scopes, needed ones first; those that the operation needs are chosen at first. */
  readonly scopes: readonly {
    readonly name: string
    readonly description?: string
    readonly isNeeded?: true
  }[]
}

const KINDS: readonly FlowKind[] = ['authorizationCode', 'clientCredentials', 'deviceAuthorization']

/** The scopes that are offered; readers can type others. */
const MOST = 60
/** Characters of all descriptions of scopes; with more, there are only names. */
const ROOM = 3000

function scopesOf(flows: readonly FlowView[], needed: readonly string[]): OAuthOffer['scopes'] {
  const described = new Map<string, string | undefined>(needed.map(name => [name, undefined]))
  for (const { scopes } of flows) {
    for (const { name, description } of scopes) described.set(name, description ?? described.get(name))
  }
  const offered = [...described].slice(0, MOST)
  const length = offered.reduce((sum, [, description = '']) => sum + description.length, 0)
  return offered.map(([name, description]) => ({
    name,
    ...(description === undefined || length > ROOM ? {} : { description }),
    ...(needed.includes(name) ? { isNeeded: true } : {}),
  }))
}

function offeredFlow(
  { kind, authorizationUrl, tokenUrl, refreshUrl, scopes }: FlowView,
  names: readonly string[],
) {
  if (tokenUrl === undefined || !KINDS.includes(kind)) return []
  if (authorizationUrl === undefined && kind !== 'clientCredentials') return []
  const flow: OfferedFlow = {
    kind,
    tokenUrl,
    ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
    ...(refreshUrl === undefined ? {} : { refreshUrl }),
    scopes: scopes.map(({ name }) => names.indexOf(name)).filter(position => position >= 0),
  }
  return [flow]
}

/** How a page gets tokens of a scheme; `undefined` if the scheme describes no flow for that. */
export function oauthOffer({
  name,
  kind,
  discovery,
  flows = [],
  scopes: needed,
}: SchemeView): OAuthOffer | undefined {
  const scopes = scopesOf(flows, needed)
  const names = scopes.map(each => each.name)
  const offered = flows.flatMap(flow => offeredFlow(flow, names))
  if (kind === 'oidc' && discovery !== undefined) return { scheme: name, flows: [], scopes, discovery }
  return offered.length === 0 ? undefined : { scheme: name, flows: offered, scopes }
}

function addressesOf(offer: OAuthOffer | undefined): readonly string[] {
  const { flows = [], discovery } = offer ?? {}
  const addresses = flows.flatMap(({ kind, authorizationUrl, tokenUrl, refreshUrl }) => [
    tokenUrl,
    ...(refreshUrl === undefined ? [] : [refreshUrl]),
    ...(kind === 'deviceAuthorization' && authorizationUrl !== undefined ? [authorizationUrl] : []),
  ])
  return discovery === undefined ? addresses : [discovery, ...addresses]
}

/** Every address that a page with these schemes may have to reach to get a token. */
export const oauthAddresses = (alternatives: readonly (readonly SchemeView[])[]): readonly string[] => [
  ...new Set(alternatives.flat().flatMap(scheme => addressesOf(oauthOffer(scheme)))),
]
