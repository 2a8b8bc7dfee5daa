import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

interface ServerOptions {
  /** Needed by everybody, with any name. */
  readonly password?: string
  /** Bytes of a fetch after which the connection is cut. */
  readonly breaksAfter?: number
}

/** What a program of the web says of its answer, and the rest. */
function divided(answer: Buffer): { readonly head: readonly string[]; readonly body: Buffer } {
  const end = answer.indexOf('\r\n\r\n')
  return { head: answer.subarray(0, end).toString('latin1').split('\r\n'), body: answer.subarray(end + 4) }
}

function send(response: ServerResponse, answer: Buffer, most: number | undefined): void {
  const { head, body } = divided(answer)
  let status = 200
  for (const line of head) {
    const [name = '', value = ''] = line.split(/:\s*/, 2)
    if (name.toLowerCase() === 'status') status = Number.parseInt(value, 10)
    else response.setHeader(name, value)
  }
  response.statusCode = status
  if (most === undefined || body.length <= most) return void response.end(body)
  response.setHeader('content-length', body.length)
  response.write(body.subarray(0, most), () => response.destroy())
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Serves the repositories in a folder over HTTP with git’s own program, so that their hooks run as on a real server. */
export async function serveRepositories(root: string, { password, breaksAfter }: ServerOptions = {}) {
  const isKnown = ({ headers }: IncomingMessage) =>
    password === undefined ||
    Buffer.from(`${headers.authorization}`.replace(/^Basic /, ''), 'base64')
      .toString()
      .endsWith(`:${password}`)
  const server = createServer(async (request, response) => {
    if (!isKnown(request))
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end()
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const { headers, method = 'GET' } = request
    const program = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: path,
        QUERY_STRING: query,
        REQUEST_METHOD: method,
        REMOTE_USER: 'ada',
        CONTENT_TYPE: headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
        GIT_PROTOCOL: `${headers['git-protocol'] ?? ''}`,
      },
    })
    program.stdin.on('error', () => undefined) // it needs no body for this request
    program.stdin.end(await bodyOf(request))
    const answer: Buffer[] = []
    program.stdout.on('data', chunk => answer.push(chunk))
    await once(program, 'close')
    send(response, Buffer.concat(answer), method === 'POST' ? breaksAfter : undefined)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => server.close().closeAllConnections(),
  }
}
