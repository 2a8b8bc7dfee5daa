import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { OpenAPIBackend } from 'openapi-backend'

/** The API in the handbook. */
export const HARBOR = 'resources/handbook/api/harbor.yaml'

const JSON_TYPE = { 'content-type': 'application/json' }

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': '*',
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/**
 * Creates a server for an OpenAPI file that answers with the examples in the file: 422 for invalid requests, 401
 * without the scheme `token`. It is not listening yet.
 */
export async function mockApi(file: string): Promise<Server> {
  const api = new OpenAPIBackend({
    definition: file,
    // Its validator rejects valid 3.1 files.
    quick: true,
    securityHandlers: { token: ({ request }) => /^Bearer ./.test(String(request.headers.authorization)) },
    handlers: {
      notFound: (): Reply => ({ status: 404, body: 'not described' }),
      methodNotAllowed: (): Reply => ({ status: 405, body: 'not described' }),
      unauthorizedHandler: (): Reply => ({ status: 401, body: 'no token' }),
      validationFail: ({ validation }): Reply => ({ status: 422, body: validation.errors }),
      notImplemented: ({ operation }): Reply => {
        const { status, mock } = api.mockResponseForOperation(operation.operationId ?? '')
        return { status, body: mock }
      },
    },
  })
  await api.init()
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, search } = new URL(request.url ?? '', 'http://mock')
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const asked = { method: request.method ?? 'GET', path: pathname, headers, query: search }
    return api.handleRequest({ ...asked, body: await bodyOf(request) })
  }
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, OPEN).end()
    const { status, body } = await answer(request)
    return response.writeHead(status, { ...OPEN, ...JSON_TYPE }).end(JSON.stringify(body))
  }
  // Leaving a page aborts its requests, which ends their responses, not the journey.
  return createServer((request, response) => void reply(request, response).catch(() => response.destroy()))
}

/** Writes a site that documents {@link HARBOR} with the server `baseUrl`. */
export function writeHarborSite(folder: string, baseUrl: string): void {
  mkdirSync(folder, { recursive: true })
  copyFileSync(HARBOR, join(folder, 'harbor.yaml'))
  const config = { name: 'Harbor', navigation: [], openapi: 'harbor.yaml', api: { baseUrl } }
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config))
}
