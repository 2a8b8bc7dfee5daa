const schemas = {
  Pet: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 20, example: 'Rex' },
      kind: { type: 'string', enum: ['dog', 'cat'], default: 'dog' },
      born: { type: 'string', format: 'date', readOnly: true },
      code: { type: 'string', pattern: '^[a-z{}<>`]+$', writeOnly: true },
      owner: { $ref: '#/components/schemas/Owner' },
      tags: { type: 'object', additionalProperties: { type: 'string', enum: ['a', 'b'] } },
      toys: { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/Ball' }, { type: 'string' }] } },
    },
  },
  Owner: {
    type: 'object',
    properties: { pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } },
  },
  Ball: {
    title: 'Ball',
    type: 'object',
    description: 'Round & <b>red</b>.',
    properties: { size: { type: 'number', const: 3 } },
  },
}

/**
 * A description with everything that is hard to write into a page: braces, tags, code, recursion, forms,
 * callbacks.
 */
export const HARD = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Hard', version: '1' },
  servers: [
    { url: 'https://{region}.example/v1', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    { url: 'https://b.example', description: 'Second' },
  ],
  security: [{ key: [] }, { token: [] }],
  paths: {
    '/pets/{id}': {
      post: {
        operationId: 'changePet',
        summary: 'Change "a" pet: all {of} <it>',
        description:
          'Text with `{code}` and {braces}, <Tabs>, </Tab>, https://a.example and <https://b.example>.\n\n# Heading\n\n```js\nconst a = {b: "<c>"}\n```\n\nimport it from here\n\n- one\n- two',
        tags: ['Pets'],
        deprecated: true,
        externalDocs: { url: 'https://docs.example/x', description: 'More on it' },
        parameters: [
          {
            in: 'path',
            name: 'id',
            required: true,
            schema: { type: 'integer', minimum: 1 },
            description: 'Which\n\nof them.',
          },
          {
            in: 'query',
            name: 'sort',
            schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
            examples: { x: { value: ['a'] } },
          },
          { in: 'query', name: 'q', schema: { type: 'string' }, example: 'He said "{hi}" & <left>\\' },
          { in: 'header', name: 'X-Trace', deprecated: true, schema: { type: 'string', default: '' } },
          { in: 'cookie', name: 'session', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          description: 'What is new.',
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
            'text/plain': { schema: { type: 'string' } },
          },
        },
        responses: {
          '200': {
            description: 'Done',
            headers: { 'X-Rate': { description: 'How many **are** left', schema: { type: 'integer' } } },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } },
            },
          },
          '404': { description: 'Nothing `there`.\n\nSecond part.' },
          default: {
            description: 'Wrong',
            content: { 'text/plain': { examples: { a: { value: '```\nx' } } } },
          },
        },
        callbacks: {
          moved: {
            '{$request.body#/url}': {
              post: {
                requestBody: {
                  content: {
                    'application/json': {
                      schema: { type: 'object', properties: { at: { type: 'string' } } },
                    },
                  },
                },
                responses: { '200': { description: 'Heard' } },
              },
            },
          },
        },
      },
    },
    '/open': { get: { security: [], responses: { '204': { description: 'Nothing' } } } },
  },
  components: {
    schemas,
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      token: { type: 'http', scheme: 'bearer', description: 'Ask *us*.' },
    },
  },
})
