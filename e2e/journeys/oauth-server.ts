import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Provider from 'oidc-provider'
import { listen } from './echo-api.ts'

/** Seconds that tokens are valid; those of the application `brief` end before they can be used. */
const [LONG, BRIEF] = [3600, 20]

const CODE = 'authorization_code'
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code'

const signingIn = (id: string) =>
  ({
    client_id: id,
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: [CODE, 'refresh_token', DEVICE],
    response_types: ['code'],
    // The server ignores the port of an address on this computer.
    redirect_uris: ['http://127.0.0.1/docs/galley/signed-in.html', 'http://localhost/'],
  }) as const

const application = (id: string, method: 'client_secret_basic' | 'client_secret_post') =>
  ({
    client_id: id,
    client_secret: 'a secret: of the app',
    token_endpoint_auth_method: method,
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  }) as const

/** An OAuth server that people sign in to with any name. */
export interface OAuthServer {
  readonly base: string
  readonly server: Server
  /** The scopes of a token that the server has given; `undefined` for any other text. */
  scopesOf(token: string): Promise<string | undefined>
}

/** Starts an OAuth server on this computer. */
export async function startOAuthServer(): Promise<OAuthServer> {
  const server = createServer()
  const base = await listen(server)
  const provider = new Provider(base, {
    clients: [
      signingIn('docs'),
      signingIn('brief'),
      application('app', 'client_secret_basic'),
      application('posting', 'client_secret_post'),
    ],
    clientBasedCORS: () => true,
    cookies: { keys: ['of a test'] },
    features: { clientCredentials: { enabled: true }, deviceFlow: { enabled: true } },
    issueRefreshToken: async () => true,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    scopes: ['pets:read', 'pets:write'],
    ttl: {
      AccessToken: (_context, _token, client) => (client.clientId === 'brief' ? BRIEF : LONG),
      ClientCredentials: LONG,
    },
  })
  server.on('request', provider.callback())
  return {
    base,
    server,
    scopesOf: async token => {
      const found = (await provider.AccessToken.find(token)) ?? (await provider.ClientCredentials.find(token))
      return found && (found.scope ?? '')
    },
  }
}

const scopes = { 'pets:read': 'See the pets', 'pets:write': 'Change the pets' }

/** Writes a site that documents an API at `api` with tokens of the OAuth server at `oauth`. */
export function writeOAuthSite(folder: string, api: string, oauth: string): void {
  const tokenUrl = `${oauth}/token`
  const get = (id: string, security: object[]) => ({
    get: { operationId: id, security, responses: { '200': { description: 'Fine' } } },
  })
  const description = {
    openapi: '3.2.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: api }],
    components: {
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: {
            authorizationCode: { authorizationUrl: `${oauth}/auth`, tokenUrl, scopes },
            clientCredentials: { tokenUrl, scopes: {} },
            deviceAuthorization: { deviceAuthorizationUrl: `${oauth}/device/auth`, tokenUrl, scopes },
          },
        },
        identity: {
          type: 'openIdConnect',
          openIdConnectUrl: `${oauth}/.well-known/openid-configuration`,
        },
        hostile: {
          type: 'oauth2',
          flows: { authorizationCode: { authorizationUrl: 'javascript:alert(1)', tokenUrl, scopes } },
        },
      },
    },
    paths: {
      '/pets': get('pets', [{ oauth: ['pets:read'] }]),
      '/echo': get('echo', [{ oauth: ['pets:read'] }]),
      '/identity': get('identity', [{ identity: ['pets:read'] }]),
      '/hostile': get('hostile', [{ hostile: [] }]),
    },
  }
  const files = {
    'docs.json': JSON.stringify({
      name: 'Pets',
      navigation: [{ group: 'Start', pages: ['intro'] }],
      openapi: 'pets.json',
    }),
    'pets.json': JSON.stringify(description),
    'intro.mdx': '---\ntitle: Intro\n---\n',
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
}

/** Signs in at the server, and grants what is asked for. */
export async function signIn(window: Page): Promise<void> {
  await window.getByPlaceholder('Enter any login').fill('ada')
  await window.getByPlaceholder('and password').fill('any')
  await window.getByRole('button', { name: 'Sign-in' }).click()
  await window.getByRole('button', { name: 'Continue' }).click()
}
