import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the API was sent. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const SPECIAL: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/empty': response => response.writeHead(204).end(),
  '/moved': response => response.writeHead(302, { location: '/echo?moved=1' }).end(),
  '/stream': response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: one\n\n')
    setTimeout(() => response.end('data: two\n\n'), 50)
  },
  '/large': response => response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(10_000_000)),
  '/never': () => undefined,
}

/** Answers a request as its path says, and notes what it was. */
export function answer(request: IncomingMessage, response: ServerResponse, received: Received[]): void {
  const { method = '', url = '', headers } = request
  const path = url.replace(/\?.*/, '')
  if (path !== '/closed') {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type, key, x-trace')
    response.setHeader('access-control-allow-methods', '*')
  }
  if (method === 'OPTIONS') {
    response.end()
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    const special = SPECIAL[path]
    if (special) special(response)
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"fine":true}')
  })
}

const get = (id: string, more: object = {}) => ({
  get: { operationId: id, responses: { '200': { description: 'Fine' } }, ...more },
})

/** Describes what {@link answer} answers. */
export const description = {
  openapi: '3.1.0',
  info: { title: 'Echo', version: '1' },
  security: [{ token: [] }],
  servers: [{ url: 'http://{host}/x', variables: { host: { default: 'x:no-port' } } }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/echo/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object' } },
        { name: 'kind', in: 'query', schema: { type: 'string', enum: ['a', 'b'] } },
        { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
      ],
      post: {
        operationId: 'echo',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  name: { type: 'string' },
                  age: { type: 'integer' },
                  tame: { type: 'boolean' },
                  sizes: { type: 'array', items: { type: 'number' } },
                },
              },
            },
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { photo: { type: 'string', format: 'binary' }, note: { type: 'string' } },
              },
            },
          },
        },
        responses: { '200': { description: 'Fine' } },
      },
    },
    '/empty': get('empty'),
    '/moved': get('moved'),
    '/stream': get('stream'),
    '/large': get('large'),
    '/never': get('never'),
    '/trace': { trace: { operationId: 'trace', responses: { '200': { description: 'Fine' } } } },
    '/closed': get('closed'),
  },
}
