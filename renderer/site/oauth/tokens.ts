import {
  AuthorizationResponseError,
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  clientCredentialsGrantRequest,
  customFetch,
  type DeviceAuthorizationResponse,
  deviceAuthorizationRequest,
  deviceCodeGrantRequest,
  generateRandomCodeVerifier,
  generateRandomState,
  None,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  processClientCredentialsResponse,
  processDeviceAuthorizationResponse,
  processDeviceCodeResponse,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  skipStateCheck,
  type TokenEndpointResponse,
  validateAuthResponse,
} from 'oauth4webapi'
import { isLocalHost } from '../api/browser-limits.ts'
import { oauthText } from '../base/texts.ts'
import { asking, Unanswered } from './transport.ts'

/** An application as its owner registered it. */
export interface Application {
  readonly clientId: string
  readonly secret?: string
  readonly secretIn: 'header' | 'body'
}

/** A server that gives tokens, with complete addresses, and whoever asks it. */
export interface Party {
  readonly authorizationUrl?: URL
  readonly tokenUrl: URL
  readonly refreshUrl?: URL
  readonly application: Application
  /** The application that shows the page sends the requests. */
  readonly isThrough: boolean
}

/** A token, and what gets the next one. */
export interface Token {
  readonly value: string
  readonly refresh?: string
  /** Milliseconds since 1970. */
  readonly expiresAt?: number
}

/** A sign-in that a person has begun. */
export interface SignIn {
  /** Where the person signs in. */
  readonly address: URL
  readonly state: string
  readonly verifier: string
  readonly redirect: string
}

/** What a person did cannot lead to a token; the message says what to do. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}

const clientOf = ({ application: { clientId } }: Party): Client => ({ client_id: clientId })

function proofOf({ application: { secret, secretIn } }: Party): ClientAuth {
  if (secret === undefined) return None()
  return secretIn === 'body' ? ClientSecretPost(secret) : ClientSecretBasic(secret)
}

/** The server as the library knows it; descriptions do not name issuers. */
const serverOf = ({ tokenUrl, authorizationUrl }: Party, issuer = tokenUrl.origin): AuthorizationServer => ({
  issuer,
  token_endpoint: tokenUrl.href,
  ...(authorizationUrl === undefined ? {} : { device_authorization_endpoint: authorizationUrl.href }),
})

/** An address that browsers open; `undefined` for anything else, such as a script. */
export function webAddress(written: string, base?: string): URL | undefined {
  const address = URL.canParse(written, base) ? new URL(written, base) : undefined
  return address && /^https?:$/.test(address.protocol) ? address : undefined
}

function assertSafe({ tokenUrl: { protocol, host } }: Party): void {
  if (protocol !== 'https:' && !isLocalHost(host)) throw new Unfit(oauthText('noHttps', { host }))
}

function optionsOf(party: Party, signal: AbortSignal) {
  const { isThrough } = party
  assertSafe(party)
  return { [customFetch]: asking(isThrough), [allowInsecureRequests]: true, signal }
}

const tokenOf = ({
  access_token: value,
  refresh_token: refresh,
  expires_in: seconds,
}: TokenEndpointResponse): Token => ({
  value,
  ...(refresh === undefined ? {} : { refresh }),
  ...(seconds === undefined ? {} : { expiresAt: Date.now() + seconds * 1000 }),
})

const scopeOf = (scopes: readonly string[]): Record<string, string> =>
  scopes.length > 0 ? { scope: scopes.join(' ') } : {}

/** Begins a sign-in with a proof key (PKCE), without asking anybody. */
export async function beginSignIn(
  party: Party,
  redirect: string,
  scopes: readonly string[],
): Promise<SignIn> {
  assertSafe(party)
  if (!isSecureContext) throw new Unfit(oauthText('insecure'))
  const [verifier, state] = [generateRandomCodeVerifier(), generateRandomState()]
  const address = new URL(party.authorizationUrl ?? party.tokenUrl)
  const fields = {
    response_type: 'code',
    client_id: party.application.clientId,
    redirect_uri: redirect,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...scopeOf(scopes),
  }
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return { address, state, verifier, redirect }
}

/** What a person pasted after signing in: the parameters of an address, or a code alone, which has no state. */
export function pastedResult(text: string): URLSearchParams {
  const written = text.trim()
  const [, query] = /[?#](.*)$/s.exec(written) ?? []
  const found = new URLSearchParams(query ?? (written.includes('=') ? written : ''))
  if (found.has('code') || found.has('error')) return found
  if (query !== undefined || written === '' || /\s|:\/\//.test(written)) throw new Unfit(oauthText('noCode'))
  return new URLSearchParams({ code: written })
}

/** Exchanges the result of a sign-in for a token. Only a code that was pasted alone has no state to check. */
export async function finishSignIn(
  party: Party,
  { state, verifier, redirect }: SignIn,
  result: URLSearchParams,
  signal: AbortSignal,
): Promise<Token> {
  const server = serverOf(party, result.get('iss') ?? undefined)
  const isCodeAlone = [...result.keys()].join() === 'code' && result.get('code') !== null
  const checked = (() => {
    try {
      return validateAuthResponse(server, clientOf(party), result, isCodeAlone ? skipStateCheck : state)
    } catch (error) {
      throw error instanceof OperationProcessingError ? new Unfit(oauthText('otherAttempt')) : error
    }
  })()
  const options = optionsOf(party, signal)
  const answer = await authorizationCodeGrantRequest(
    server,
    clientOf(party),
    proofOf(party),
    checked,
    redirect,
    verifier,
    options,
  )
  return tokenOf(await processAuthorizationCodeResponse(server, clientOf(party), answer))
}

/** Gets a token for an application itself. */
export async function tokenOfApplication(
  party: Party,
  scopes: readonly string[],
  signal: AbortSignal,
): Promise<Token> {
  const [server, client] = [serverOf(party), clientOf(party)]
  const options = optionsOf(party, signal)
  const answer = await clientCredentialsGrantRequest(server, client, proofOf(party), scopeOf(scopes), options)
  return tokenOf(await processClientCredentialsResponse(server, client, answer))
}

/** Gets a code that a person enters on any device. */
export async function beginDevice(
  party: Party,
  scopes: readonly string[],
  signal: AbortSignal,
): Promise<DeviceAuthorizationResponse> {
  const [server, client] = [serverOf(party), clientOf(party)]
  const options = optionsOf(party, signal)
  const answer = await deviceAuthorizationRequest(server, client, proofOf(party), scopeOf(scopes), options)
  return processDeviceAuthorizationResponse(server, client, answer)
}

/** The state of a device code that has not led to a token yet. */
export type DeviceState = 'pending' | 'slower' | 'late'

const STATES: ReadonlyMap<string, DeviceState> = new Map([
  ['authorization_pending', 'pending'],
  ['slow_down', 'slower'],
  ['expired_token', 'late'],
])

/** Asks whether a person has entered the code. */
export async function askDevice(
  party: Party,
  code: string,
  signal: AbortSignal,
): Promise<Token | DeviceState> {
  const [server, client] = [serverOf(party), clientOf(party)]
  const answer = await deviceCodeGrantRequest(server, client, proofOf(party), code, optionsOf(party, signal))
  try {
    return tokenOf(await processDeviceCodeResponse(server, client, answer))
  } catch (error) {
    const state = error instanceof ResponseBodyError ? STATES.get(error.error) : undefined
    if (state === undefined) throw error
    return state
  }
}

/** Renews a token; a server that sends no new refresh token goes on accepting the old one. */
export async function renewed(party: Party, refresh: string, signal: AbortSignal): Promise<Token> {
  const server = serverOf({ ...party, tokenUrl: party.refreshUrl ?? party.tokenUrl })
  const client = clientOf(party)
  const answer = await refreshTokenGrantRequest(
    server,
    client,
    proofOf(party),
    refresh,
    optionsOf(party, signal),
  )
  return { refresh, ...tokenOf(await processRefreshTokenResponse(server, client, answer)) }
}

const reasonOf = ({
  error,
  error_description: more,
}: ResponseBodyError | AuthorizationResponseError): string => (more ?? error).replace(/\.\s*$/, '')

/** Says why there is no token, and what to do. Never contains what the server sent besides its own explanation. */
export function sayWhy(error: unknown, { tokenUrl, authorizationUrl }: Party): string {
  if (error instanceof Unfit || error instanceof Unanswered) return error.message
  const { host } = tokenUrl
  if (error instanceof ResponseBodyError) return oauthText('refused', { host, reason: reasonOf(error) })
  if (error instanceof AuthorizationResponseError) {
    return oauthText('denied', { host: authorizationUrl?.host ?? host, reason: reasonOf(error) })
  }
  if (error instanceof OperationProcessingError) return oauthText('unreadable', { host })
  throw error
}
