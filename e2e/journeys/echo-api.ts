import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { SPECIAL } from './echo-answers.ts'

/** A request received by the API. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Starts a server that only this computer can reach. Resolves with its URL. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Answers a request according to its path and records it. */
export function answer(request: IncomingMessage, response: ServerResponse, received: Received[]): void {
  const { method = '', url = '', headers } = request
  const path = url.replace(/\?.*/, '')
  if (path !== '/closed') {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type, key, x-trace, x-list')
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

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const parameter = (place: string, name: string, schema: object, more: object = {}) => ({
  in: place,
  name,
  required: place === 'path',
  schema,
  ...more,
})

const HOMES = [
  { title: 'Boat', type: 'object', required: ['berth'], properties: { berth: { type: 'integer' } } },
  { title: 'House', type: 'object', required: ['rooms'], properties: { rooms: { type: 'integer' } } },
]

/** Parameters of every style. */
const STYLES = [
  parameter('path', 'label', texts, { style: 'label', explode: true }),
  parameter('path', 'matrix', { type: 'object' }, { style: 'matrix', explode: true }),
  parameter('path', 'simple', texts),
  parameter('query', 'formed', texts, { explode: false }),
  parameter('query', 'spaced', texts, { style: 'spaceDelimited', explode: false }),
  parameter('query', 'piped', texts, { style: 'pipeDelimited', explode: false }),
  parameter('query', 'open', text, { allowReserved: true }),
  parameter('header', 'X-List', texts),
  parameter('cookie', 'crumb', text),
]

/** The API description of {@link answer}. */
export const description = {
  openapi: '3.1.0',
  info: { title: 'Echo', version: '1' },
  security: [{ token: [] }],
  servers: [{ url: 'http://{host}/x', variables: { host: { default: 'x:no-port' } } }],
  components: {
    schemas: {
      Node: {
        type: 'object',
        properties: { label: { type: 'string' }, next: { $ref: '#/components/schemas/Node' } },
      },
    },
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      login: { type: 'http', scheme: 'basic' },
      crumb: { type: 'apiKey', in: 'cookie', name: 'session' },
      asked: { type: 'apiKey', in: 'query', name: 'api key' },
      oauth: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://login.example.com/authorize',
            tokenUrl: 'https://login.example.com/token',
            scopes: { 'pets:read': 'Read the pets' },
          },
        },
      },
    },
  },
  paths: {
    '/echo/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object' } },
        {
          name: 'range',
          in: 'query',
          style: 'deepObject',
          schema: { type: 'object', properties: { from: text, to: text } },
        },
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
                  owner: { type: 'object', properties: { street: text, home: { oneOf: HOMES } } },
                  labels: { type: 'object', additionalProperties: { type: 'integer' } },
                  shelves: {
                    type: 'object',
                    additionalProperties: {
                      type: 'array',
                      items: { type: 'object', properties: { size: { type: 'integer' } } },
                    },
                  },
                  friends: { type: 'array', items: { type: 'object', properties: { nick: text } } },
                },
              },
            },
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { photo: { type: 'string', format: 'binary' }, note: { type: 'string' } },
              },
              encoding: { photo: { headers: { 'X-Rights': { schema: { type: 'string' } } } } },
            },
          },
        },
        responses: { '200': { description: 'Fine' } },
      },
    },
    '/empty': get('empty'),
    '/moved': get('moved'),
    '/stream': get('stream'),
    '/lines': get('lines'),
    '/pet': get('pet', {
      responses: {
        '2XX': {
          description: 'Fine',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['id', 'state'],
                properties: {
                  id: { type: 'integer' },
                  name: { type: 'string' },
                  state: { type: 'string' },
                  owner: { type: 'object', properties: { name: text } },
                  tags: { type: 'array', items: text },
                },
              },
            },
          },
        },
      },
    }),
    '/large': get('large'),
    '/torn': get('torn'),
    '/never': get('never'),
    '/cut': get('cut'),
    '/trace': { trace: { operationId: 'trace', responses: { '200': { description: 'Fine' } } } },
    '/closed': {
      ...get('closed'),
      put: {
        operationId: 'closed-put',
        parameters: [parameter('header', 'X-Trace', text)],
        requestBody: { content: { 'application/json': { example: { fine: true } } } },
        responses: { '200': { description: 'Fine' } },
      },
    },
    '/away': get('away'),
    '/picture': get('picture'),
    '/ticks': get('ticks'),
    '/tree': get('tree', {
      responses: {
        '200': {
          description: 'Fine',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
        },
      },
    }),
    '/ways': get('ways', {
      security: [
        { login: [] },
        { crumb: [] },
        { asked: [] },
        { oauth: ['pets:read'] },
        { token: [], asked: [] },
      ],
    }),
    '/limits/{day}': {
      post: {
        operationId: 'limits',
        parameters: [
          parameter('path', 'day', { type: 'string', format: 'date' }),
          parameter('query', 'since', { type: 'string', format: 'date-time' }),
          parameter('query', 'states', {
            type: 'array',
            items: { type: 'string', enum: ['new', 'sold', 'lost'] },
          }),
          parameter('query', 'count', { type: 'integer', minimum: 1, maximum: 10 }),
          parameter(
            'query',
            'code',
            { type: 'string', pattern: '^[A-Z]{2}$' },
            {
              examples: {
                swiss: { summary: 'Swiss', value: 'CH' },
                french: { summary: 'French', value: 'FR' },
              },
            },
          ),
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string', minLength: 2 },
                  state: { type: 'string', enum: ['new', 'sold', 'lost'] },
                  tags: { type: 'array', maxItems: 2, items: { type: 'string', enum: ['a', 'b', 'c'] } },
                  owner: {
                    type: 'object',
                    properties: { age: { type: 'integer' }, born: { type: 'string', format: 'date' } },
                  },
                },
              },
            },
          },
        },
        responses: { '200': { description: 'Fine' } },
      },
    },
    '/styles/{label}/{matrix}/{simple}': get('styles', { parameters: STYLES }),
  },
}

/** Writes a site that documents the API at `base` and at another, fictional server. */
export function writeEchoSite(folder: string, base: string): void {
  const page = (method: string) => `---\ntitle: T\napi: GET /echo\nauthMethod: ${method}\n---\n\nText.\n`
  const files = {
    'docs.json': JSON.stringify({
      name: 'Echo',
      navigation: [{ group: 'Start', pages: ['intro', 'key', 'basic'] }],
      openapi: 'echo.json',
      api: { baseUrl: [base, 'http://localhost:1'] },
    }),
    'echo.json': JSON.stringify(description),
    'intro.mdx': '---\ntitle: Intro\n---\n',
    'key.mdx': page('key'),
    'basic.mdx': page('basic'),
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
}
