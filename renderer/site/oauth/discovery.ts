import type { OAuthOffer, OfferedFlow } from '../../../shared/site/api/oauth-offer.ts'
import { oauthText } from '../base/texts.ts'
import { Unfit, webAddress } from './tokens.ts'
import { asking, Unanswered } from './transport.ts'

/** Scopes that are offered; readers can type others. */
const MOST = 60

type Metadata = Readonly<Record<string, unknown>>

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

/** An address in the metadata of a server; undefined for anything that is not a web address. */
function addressOf(metadata: Metadata, name: string): string | undefined {
  const written = metadata[name]
  return typeof written === 'string' ? webAddress(written)?.href : undefined
}

function flowsOf(metadata: Metadata, scopes: readonly number[]): readonly OfferedFlow[] {
  const tokenUrl = addressOf(metadata, 'token_endpoint')
  const authorizationUrl = addressOf(metadata, 'authorization_endpoint')
  const deviceUrl = addressOf(metadata, 'device_authorization_endpoint')
  if (tokenUrl === undefined) return []
  // The default is the authorization code grant (OpenID Connect Discovery 1.0, section 3).
  const grants = Array.isArray(metadata.grant_types_supported)
    ? textsOf(metadata.grant_types_supported)
    : ['authorization_code']
  const flow = { tokenUrl, scopes }
  return [
    ...(authorizationUrl !== undefined && grants.includes('authorization_code')
      ? [{ kind: 'authorizationCode' as const, authorizationUrl, ...flow }]
      : []),
    ...(grants.includes('client_credentials') ? [{ kind: 'clientCredentials' as const, ...flow }] : []),
    ...(deviceUrl === undefined
      ? []
      : [{ kind: 'deviceAuthorization' as const, authorizationUrl: deviceUrl, ...flow }]),
  ]
}

/** How an OpenID Connect server gives tokens, according to its metadata; without flows if that names none. */
export function offerOf(offer: OAuthOffer, metadata: Metadata): OAuthOffer {
  const known = new Set(offer.scopes.map(({ name }) => name))
  const more = textsOf(metadata.scopes_supported).filter(name => !known.has(name))
  const scopes = [...offer.scopes, ...more.map(name => ({ name }))].slice(0, MOST)
  return { scheme: offer.scheme, scopes, flows: flowsOf(metadata, [...scopes.keys()]) }
}

/** The base of relative addresses, and whether the application that shows the page sends the request. */
interface Asking {
  readonly base: string
  readonly isThrough: boolean
}

/** The address of the metadata of an OpenID Connect server; undefined if it is not a web address. */
export const discoveryAddress = ({ discovery = '' }: OAuthOffer, base: string): URL | undefined =>
  webAddress(discovery, base)

/** Asks an OpenID Connect server how it gives tokens. */
export async function discovered(offer: OAuthOffer, { base, isThrough }: Asking): Promise<OAuthOffer> {
  const address = discoveryAddress(offer, base)
  if (!address) throw new Unfit(oauthText('badAddress'))
  const headers = { accept: 'application/json' }
  const answer = await asking(isThrough)(address.href, { method: 'GET', headers })
  const metadata: unknown = await answer.json()
  const isFine = answer.ok && typeof metadata === 'object' && metadata !== null
  const found = offerOf(offer, isFine ? { ...metadata } : {})
  if (found.flows.length > 0) return found
  throw new Unfit(oauthText('undiscovered', { host: address.host }))
}

/** Why an OpenID Connect server could not be asked, and what to do. */
export function discoveryFailure(error: unknown, host: string): string {
  if (error instanceof Unfit || error instanceof Unanswered) return error.message
  if (error instanceof SyntaxError) return oauthText('undiscovered', { host })
  throw error
}
