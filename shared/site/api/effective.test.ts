import { expect, test } from 'vitest'
import type { SiteSettings } from '../../config/schema/settings.ts'
import { sampleRequest } from '../../openapi/operation/request.ts'
import { modelOf } from '../../openapi/testing/api.ts'
import { modeFor, securityFor, serverFor, serversFor } from './effective.ts'

const scheme = (type: string, more: object = {}) => ({ type, ...more })

const SCHEMES = {
  token: scheme('http', { scheme: 'Bearer' }),
  login: scheme('http', { scheme: 'basic' }),
  digest: scheme('http', { scheme: 'digest' }),
  key: scheme('apiKey', { in: 'header', name: 'X-Key' }),
  query: scheme('apiKey', { in: 'query', name: 'api key' }),
  crumb: scheme('apiKey', { in: 'cookie', name: 'session' }),
  oauth: scheme('oauth2', {
    flows: {
      authorizationCode: { authorizationUrl: '/authorize', tokenUrl: '/token', scopes: { read: 'Read' } },
    },
  }),
}

const described = (operation: object, root: object = {}, item: object = {}) => ({
  'a.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components: { securitySchemes: SCHEMES },
    ...root,
    paths: { '/a': { ...item, get: { responses: { '200': { description: 'ok' } }, ...operation } } },
  }),
})

const urls = async (files: Readonly<Record<string, string>>, config: Partial<SiteSettings> = {}) =>
  serversFor(await modelOf(files), { name: 'T', navigation: [], ...config }).map(({ url }) => url)

test('the servers of an operation win over those of its path and of the API; unusable ones are ignored', async () => {
  const of = (...all: string[]) => ({ servers: all.map(url => ({ url })) })
  const root = of(
    'https://root.example',
    '/relative',
    '//protocol.example',
    '',
    'https://{none}.example',
    'ftp://x',
  )
  expect(await urls(described({}, root))).toEqual(['https://root.example', '/relative', '//protocol.example'])
  expect(await urls(described({}, root, of('https://path.example')))).toEqual(['https://path.example'])
  expect(await urls(described(of('https://own.example'), root, of('https://path.example')))).toEqual([
    'https://own.example',
  ])
})

test('base addresses of docs.json come first, each once', async () => {
  const files = described({}, { servers: [{ url: 'https://b.example' }, { url: 'https://c.example' }] })
  const config = (baseUrl: string | string[]): Partial<SiteSettings> => ({ api: { baseUrl } })
  expect(await urls(files, config('https://a.example'))).toEqual([
    'https://a.example',
    'https://b.example',
    'https://c.example',
  ])
  expect(await urls(files, config(['https://a.example', ' https://b.example ', '']))).toEqual([
    'https://a.example',
    'https://b.example',
    'https://c.example',
  ])
})

test('without a server there is no form', () => {
  expect(modeFor({ name: 'T', navigation: [] }, {}, [])).toBe('simple')
  expect(modeFor({ name: 'T', navigation: [] }, { playground: 'none' }, [{ url: '/', variables: [] }])).toBe(
    'hide',
  )
  expect(serverFor([{ url: '//x.example/v1', variables: [] }])).toBe('https://x.example/v1')
})

test('base addresses of the newer form are for APIs without servers', async () => {
  const config = { newer: {}, api: { baseUrl: 'https://a.example' } }
  expect(await urls(described({}, { servers: [{ url: 'https://b.example' }] }), config)).toEqual([
    'https://b.example',
  ])
  expect(await urls(described({}), config)).toEqual(['https://a.example'])
})

const plain: SiteSettings = { name: 'T', navigation: [] }
const keyed: SiteSettings = { ...plain, api: { auth: { method: 'key', name: 'X-Own', inputPrefix: 'sk_' } } }

interface Given {
  readonly operation?: object
  readonly config?: SiteSettings
  readonly fields?: Readonly<Record<string, string>>
}

async function securityOf({ operation = {}, config = plain, fields = {} }: Given) {
  const found = securityFor(
    await modelOf(described(operation, { security: [{ token: [] }] })),
    config,
    fields,
  )
  return [
    ...found.alternatives.map(all => all.map(({ name }) => name).join(' and ')),
    ...(found.isOptional ? ['none'] : []),
  ]
}

const either = [{ key: [], login: [] }, { query: [] }]

test.each<readonly [string, Given, readonly string[]]>([
  ['what holds for the whole', {}, ['token']],
  ['nothing, where an operation says so', { operation: { security: [] } }, ['none']],
  ['something that may be left out', { operation: { security: [{}, { key: [] }] } }, ['key', 'none']],
  ['several together, or others', { operation: { security: either } }, ['key and login', 'query']],
  ['one that nobody described', { operation: { security: [{ nope: [] }] } }, ['nope']],
  ['docs.json before the description', { config: keyed }, ['X-Own']],
  [
    'the default name if docs.json has an empty one',
    { config: { ...plain, api: { auth: { method: 'bearer', name: ' ' } } } },
    ['Authorization'],
  ],
  ['nothing before docs.json', { operation: { security: [] }, config: keyed }, ['none']],
  ['the description before docs.json in the newer form', { config: { ...keyed, newer: {} } }, ['token']],
  ['the page before docs.json', { config: keyed, fields: { authMethod: 'bearer' } }, ['X-Own']],
  ['a page without any', { config: keyed, fields: { authMethod: 'none' } }, ['none']],
])('authentication is shown by %s', async (_, given, expected) => {
  expect(await securityOf(given)).toEqual(expected)
})

test.each([
  ['token', [['Authorization', 'Bearer $TOKEN']], ''],
  ['login', [['Authorization', 'Basic $CREDENTIALS']], ''],
  ['digest', [['Authorization', 'digest $TOKEN']], ''],
  ['key', [['X-Key', '$API_KEY']], ''],
  ['query', [], '?api%20key=$API_KEY'],
  ['crumb', [['Cookie', 'session=$API_KEY']], ''],
  ['oauth', [['Authorization', 'Bearer $TOKEN']], ''],
])('a sample shows %s with a placeholder for the secret', async (name, headers, search) => {
  const model = await modelOf(described({ security: [{ [name]: [] }] }))
  const request = sampleRequest(model, 'https://x.example')
  expect([request.headers, request.url]).toEqual([headers, `https://x.example/a${search}`])
})
