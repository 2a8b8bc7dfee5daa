import { message } from '../../messages/message.ts'
import { commonShapes } from './common-shapes.ts'
import { listOf, mapOf, one, type Shapes, summaryAndDescription } from './shape.ts'

const examples = { example: 'any', examples: mapOf('example') } as const

/** The common fields of parameters and headers. */
const value = {
  description: 'text',
  required: 'truth',
  deprecated: 'truth',
  allowEmptyValue: 'truth',
  style: 'text',
  explode: 'truth',
  schema: one('schema'),
  content: mapOf('mediaType'),
  ...examples,
} as const

/** Either a schema with a style, or a format of its own. */
const WAYS = [
  ['schema', 'content'],
  ['content', 'style'],
  ['content', 'explode'],
  ['example', 'examples'],
] as const

const ENCODINGS = {
  encoding: mapOf('encoding'),
  prefixEncoding: listOf('encoding'),
  itemEncoding: one('encoding'),
} as const
const ENCODED = [
  ['encoding', 'prefixEncoding'],
  ['encoding', 'itemEncoding'],
] as const

const NUMBERS = [
  'maximum',
  'minimum',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'maxProperties',
  'minProperties',
  'multipleOf',
]

const subschemas = {
  ...Object.fromEntries(
    ['properties', 'patternProperties', 'dependentSchemas', '$defs'].map(key => [key, mapOf('schema')]),
  ),
  ...Object.fromEntries(
    [
      'additionalProperties',
      'items',
      'not',
      'if',
      'then',
      'else',
      'contains',
      'propertyNames',
      'unevaluatedItems',
      'unevaluatedProperties',
      'contentSchema',
    ].map(key => [key, one('schema')]),
  ),
} as const

/** The components of operations: parameters, bodies, examples, schemas, authentication schemes. */
export const componentShapes: Shapes = {
  ...commonShapes,
  parameter: {
    label: message('openapi:shape.parameter'),
    mayRefer: true,
    required: ['name', 'in'],
    fields: { ...value, name: 'text', in: 'text', allowReserved: 'truth' },
    exclusive: WAYS,
  },
  header: { label: message('openapi:shape.header'), mayRefer: true, fields: value, exclusive: WAYS },
  requestBody: {
    label: message('openapi:shape.requestBody'),
    mayRefer: true,
    required: ['content'],
    fields: { description: 'text', content: mapOf('mediaType'), required: 'truth' },
  },
  mediaType: {
    label: message('openapi:shape.mediaType'),
    mayRefer: true,
    fields: { schema: one('schema'), itemSchema: one('schema'), ...examples, ...ENCODINGS },
    exclusive: [...ENCODED, ['example', 'examples']],
    since: { itemSchema: '3.2', prefixEncoding: '3.2', itemEncoding: '3.2' },
  },
  encoding: {
    label: message('openapi:shape.encoding'),
    fields: {
      contentType: 'text',
      headers: mapOf('header'),
      style: 'text',
      explode: 'truth',
      allowReserved: 'truth',
      ...ENCODINGS,
    },
    exclusive: ENCODED,
  },
  response: {
    label: message('openapi:shape.response'),
    mayRefer: true,
    fields: {
      ...summaryAndDescription,
      headers: mapOf('header'),
      content: mapOf('mediaType'),
      links: mapOf('link'),
    },
    requiredBefore: { description: '3.2' },
    since: { summary: '3.2' },
  },
  callback: { label: message('openapi:shape.callback'), mayRefer: true, fields: {}, names: 'pathItem' },
  example: {
    label: message('openapi:shape.example'),
    mayRefer: true,
    fields: {
      ...summaryAndDescription,
      value: 'any',
      externalValue: 'text',
      dataValue: 'any',
      serializedValue: 'text',
    },
    exclusive: [
      ['value', 'externalValue'],
      ['value', 'dataValue'],
      ['value', 'serializedValue'],
      ['externalValue', 'serializedValue'],
    ],
    since: { dataValue: '3.2', serializedValue: '3.2' },
  },
  link: {
    label: message('openapi:shape.link'),
    mayRefer: true,
    fields: {
      description: 'text',
      operationRef: 'text',
      operationId: 'text',
      parameters: 'map',
      requestBody: 'any',
      server: one('server'),
    },
    exclusive: [['operationRef', 'operationId']],
  },
  tag: {
    label: message('openapi:shape.tag'),
    required: ['name'],
    fields: {
      ...summaryAndDescription,
      name: 'text',
      parent: 'text',
      kind: 'text',
      externalDocs: one('externalDocs'),
    },
    since: { summary: '3.2', parent: '3.2', kind: '3.2' },
  },
  securityScheme: {
    label: message('openapi:shape.securityScheme'),
    mayRefer: true,
    required: ['type'],
    fields: {
      type: 'text',
      description: 'text',
      name: 'text',
      in: 'text',
      scheme: 'text',
      bearerFormat: 'text',
      flows: one('flows'),
      openIdConnectUrl: 'text',
      oauth2MetadataUrl: 'text',
      deprecated: 'truth',
    },
    since: { oauth2MetadataUrl: '3.2', deprecated: '3.2' },
  },
  flows: {
    label: message('openapi:shape.flows'),
    fields: Object.fromEntries(
      ['implicit', 'password', 'clientCredentials', 'authorizationCode', 'deviceAuthorization'].map(name => [
        name,
        one('flow'),
      ]),
    ),
    since: { deviceAuthorization: '3.2' },
  },
  flow: {
    label: message('openapi:shape.flow'),
    required: ['scopes'],
    fields: {
      authorizationUrl: 'text',
      deviceAuthorizationUrl: 'text',
      tokenUrl: 'text',
      refreshUrl: 'text',
      scopes: 'map',
    },
  },
  discriminator: {
    label: message('openapi:shape.discriminator'),
    required: ['propertyName'],
    fields: { propertyName: 'text', mapping: 'map', defaultMapping: 'text' },
    since: { defaultMapping: '3.2' },
  },
  xml: {
    label: message('openapi:shape.xml'),
    fields: {
      name: 'text',
      namespace: 'text',
      prefix: 'text',
      attribute: 'truth',
      wrapped: 'truth',
      nodeType: 'text',
    },
    exclusive: [
      ['nodeType', 'attribute'],
      ['nodeType', 'wrapped'],
    ],
    since: { nodeType: '3.2' },
  },
  /** Schemas may have other keywords: none is unknown. */
  schema: {
    label: message('openapi:shape.schema'),
    mayRefer: true,
    fields: {
      title: 'text',
      description: 'text',
      format: 'text',
      pattern: 'text',
      ...subschemas,
      allOf: listOf('schema'),
      oneOf: listOf('schema'),
      anyOf: listOf('schema'),
      prefixItems: listOf('schema'),
      required: 'texts',
      enum: 'list',
      ...Object.fromEntries(NUMBERS.map(key => [key, 'number' as const])),
      uniqueItems: 'truth',
      nullable: 'truth',
      readOnly: 'truth',
      writeOnly: 'truth',
      deprecated: 'truth',
      discriminator: one('discriminator'),
      externalDocs: one('externalDocs'),
      xml: one('xml'),
    },
  },
}
