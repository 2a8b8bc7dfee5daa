import { expect, test } from 'vitest'
import { apisOf, modelOf } from '../testing/api.ts'

const answer = { responses: { '200': { description: 'ok' } } }

const described = (rest: object, openapi = '3.1.0') =>
  JSON.stringify({ openapi, info: { title: 'T', version: '1' }, ...rest })

const of = (operation: object, item: object = {}, more: object = {}) =>
  modelOf({
    'a.json': described({ paths: { '/a/{id}': { ...item, get: { ...answer, ...operation } } }, ...more }),
  })

const parameter = (location: string, name: string, more: object = {}) => ({
  in: location,
  name,
  schema: {},
  ...more,
})

test('parameters of a path apply to its operations, which can override them; Accept and the like are no parameters', async () => {
  const { parameters } = await of(
    {
      parameters: [
        parameter('query', 'limit', { description: 'near' }),
        ...['Accept', 'content-type', 'AUTHORIZATION', 'X-Own'].map(name => parameter('header', name)),
        parameter('cookie', 'session'),
        { $ref: '#/components/parameters/None' },
      ],
    },
    { parameters: [parameter('path', 'id'), parameter('query', 'limit', { description: 'far' })] },
  )
  expect(parameters.map(({ location, name, description }) => [location, name, description])).toEqual([
    ['path', 'id', undefined],
    ['query', 'limit', 'near'],
    ['header', 'X-Own', undefined],
    ['cookie', 'session', undefined],
  ])
  expect(parameters[0]?.required).toBe(true)
})

test('formats, statuses, headers and examples are in file order', async () => {
  const types = ['application/vnd.api+json; charset=utf-8', '*/*', 'text/plain']
  const { responses, body } = await of({
    requestBody: { content: Object.fromEntries(types.map(type => [type, { schema: { type: 'string' } }])) },
    responses: {
      default: { description: 'Else' },
      '2XX': {
        description: 'Fine',
        headers: { 'X-Left': { schema: { type: 'integer' } }, 'Content-Type': {} },
      },
      '4XX': {
        description: 'None',
        content: {
          'application/json': {
            examples: { one: { value: 1 }, far: { externalValue: 'https://x.example/e.json' }, none: {} },
          },
        },
        links: { next: { operationId: 'b' } },
      },
      '3XX': { description: 'Nothing' },
    },
  })
  expect(body?.contents.map(({ type }) => type)).toEqual(types)
  expect(responses.map(({ status }) => status)).toEqual(['default', '2XX', '4XX', '3XX'])
  expect(responses[1]?.headers.map(({ name }) => name)).toEqual(['X-Left'])
  expect(responses[2]?.contents[0]?.examples.map(({ name, external }) => [name, external])).toEqual([
    ['one', undefined],
    ['far', 'https://x.example/e.json'],
  ])
  expect(responses[2]?.links.map(({ name, operation }) => [name, operation])).toEqual([['next', 'b']])
  expect(responses[3]?.contents).toEqual([])
})

test('tuples, patterns, further fields, true and false, and conditions are described', async () => {
  const { responses } = await of({
    responses: {
      '200': {
        description: 'ok',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false },
                anything: true,
                never: false,
              },
              patternProperties: { '^x-': { type: 'boolean' } },
              additionalProperties: { type: 'number' },
              if: { required: ['pair'] },
              ...Object.fromEntries([['then', { properties: { more: { type: 'string' } } }]]),
              else: { required: ['anything'] },
            },
          },
        },
      },
    },
  })
  const view = responses[0]?.contents[0]?.schema
  const pair = view?.fields[0]?.schema
  expect(pair?.tuple?.map(({ label }) => label)).toEqual(['string', 'integer'])
  expect(pair?.items?.label).toEqual({ kind: 'nothing' })
  expect(view?.fields.map(({ name, isPattern = false }) => [name, isPattern])).toEqual([
    ['pair', false],
    ['anything', false],
    ['never', false],
    ['^x-', true],
  ])
  expect(view?.fields[2]?.schema.label).toEqual({ kind: 'nothing' })
  expect(view?.extra?.label).toBe('number')
  expect(view?.conditions?.map(({ keyword }) => keyword)).toEqual(['if', 'then', 'else'])
})

test('read-only fields are not part of a request', async () => {
  const schema = { type: 'object', properties: { id: { readOnly: true }, secret: { writeOnly: true } } }
  const { body } = await of({ requestBody: { content: { 'application/json': { schema } } } })
  expect(body?.contents[0]?.schema?.fields.map(({ name }) => name)).toEqual(['secret'])
})

test('callbacks, webhooks without paths, and empty descriptions are described', async () => {
  const { callbacks } = await of({
    callbacks: { paid: { '{$request.body#/url}': { post: { ...answer, requestBody: { content: {} } } } } },
  })
  expect(
    callbacks.map(({ name, operation }) => [name, operation.operation.method, operation.operation.path]),
  ).toEqual([['paid', 'POST', '{$request.body#/url}']])
  const hooks = await apisOf({ 'a.json': described({ webhooks: { 'pet.added': { post: answer } } }) })
  expect(hooks.sources[0]?.operations.map(({ kind, path }) => [kind, path])).toEqual([
    ['webhook', 'pet.added'],
  ])
  expect((await apisOf({ 'a.json': described({ components: {} }) })).sources[0]?.operations).toEqual([])
})

test('the author’s samples precede generated ones; excluded operations are nowhere', async () => {
  const { samples, parameters, responses } = await of({
    'x-codeSamples': [{ lang: 'Ruby', label: 'Our gem', source: 'Pets.all' }],
    'x-code-samples': [{ lang: 'go', source: 'pets.All()' }],
    parameters: [parameter('query', 'inner', { 'x-internal': true })],
    responses: {
      '200': {
        description: 'ok',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { a: {}, b: { 'x-excluded': true }, c: { 'x-hidden': true } },
            },
          },
        },
      },
    },
  })
  expect(samples.map(({ label, language }) => [label, language])).toEqual([
    ['Our gem', 'ruby'],
    ['go', 'go'],
  ])
  expect(parameters).toEqual([])
  expect(responses[0]?.contents[0]?.schema?.fields.map(({ name }) => name)).toEqual(['a'])
  const internal = {
    '/b': { 'x-internal': true, get: answer },
    '/c': { get: { ...answer, 'x-excluded': true } },
  }
  expect((await apisOf({ 'a.json': described({ paths: internal }) })).sources[0]?.operations).toEqual([])
})

test('OpenAPI 3.2: QUERY, custom methods, a whole query, streams', async () => {
  const files = {
    'a.json': described(
      {
        paths: {
          '/a': {
            query: answer,
            additionalOperations: { COPY: answer },
            get: {
              parameters: [{ in: 'querystring', name: 'q', content: { 'application/json': { schema: {} } } }],
              responses: {
                '200': {
                  description: 'ok',
                  content: {
                    'text/event-stream': { itemSchema: { properties: { data: { type: 'string' } } } },
                  },
                },
              },
            },
          },
        },
      },
      '3.2.0',
    ),
  }
  const [source] = (await apisOf(files)).sources
  expect(source?.operations.map(({ method }) => method)).toEqual(['QUERY', 'GET', 'COPY'])
  const { parameters, responses } = await modelOf(files, 'GET /a')
  expect(parameters[0]?.location).toBe('querystring')
  expect(responses[0]?.contents[0]?.item?.fields.map(({ name }) => name)).toEqual(['data'])
})

test('Swagger 2.0 gives the same model', async () => {
  const model = await modelOf({
    'a.json': JSON.stringify({
      swagger: '2.0',
      info: { title: 'T', version: '1' },
      schemes: ['https', 'http'],
      host: 'api.example.com',
      basePath: '/v2',
      consumes: ['multipart/form-data'],
      produces: ['application/json'],
      securityDefinitions: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        login: { type: 'basic' },
        code: {
          type: 'oauth2',
          flow: 'accessCode',
          authorizationUrl: '/a',
          tokenUrl: '/t',
          scopes: { r: 'Read' },
        },
      },
      security: [{ key: [] }, { login: [] }, { code: ['r'] }],
      definitions: {
        Pet: {
          type: 'object',
          discriminator: 'kind',
          required: ['kind'],
          properties: { kind: { type: 'string' }, tail: { type: 'string', 'x-nullable': true } },
        },
      },
      paths: {
        '/pets': {
          post: {
            parameters: [
              { in: 'formData', name: 'photo', type: 'file', required: true },
              { in: 'formData', name: 'note', type: 'string' },
              {
                in: 'query',
                name: 'tags',
                type: 'array',
                items: { type: 'string' },
                collectionFormat: 'pipes',
              },
              {
                in: 'query',
                name: 'ids',
                type: 'array',
                items: { type: 'integer' },
                collectionFormat: 'multi',
              },
            ],
            responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/Pet' } } },
          },
        },
      },
    }),
  })
  expect(model.servers.map(({ url }) => url)).toEqual([
    'https://api.example.com/v2',
    'http://api.example.com/v2',
  ])
  expect(model.security.alternatives.map(([scheme]) => scheme?.kind)).toEqual(['key', 'basic', 'oauth2'])
  expect(model.parameters.map(({ name, style, explode }) => [name, style, explode])).toEqual([
    ['tags', 'pipeDelimited', false],
    ['ids', 'form', true],
  ])
  const [content] = model.body?.contents ?? []
  expect([model.body?.required, content?.type]).toEqual([true, 'multipart/form-data'])
  expect(
    content?.schema?.fields.map(({ name, schema, required }) => [name, schema.format, required]),
  ).toEqual([
    ['photo', 'binary', true],
    ['note', undefined, false],
  ])
  const pet = model.responses[0]?.contents[0]?.schema
  expect(pet?.fields.map(({ name, schema, required }) => [name, schema.label, required])).toEqual([
    ['kind', 'string', true],
    ['tail', { kind: 'either', options: ['string', 'null'] }, false],
  ])
})

test('references with escapes, to a response of another path, and with the file’s own name are followed', async () => {
  const files = {
    'a.json': described({
      paths: {
        '/a/{b}': { get: answer },
        '/c': {
          get: {
            responses: {
              '200': { $ref: '#/paths/~1a~1%7Bb%7D/get/responses/200' },
              '201': { $ref: '#/components/responses/Ti~0l%20de' },
            },
          },
        },
      },
      components: { responses: { 'Ti~l de': { description: 'Wavy' } } },
    }),
  }
  const { responses } = await modelOf(files, 'GET /c')
  expect(responses.map(({ description }) => description)).toEqual(['ok', 'Wavy'])
})
