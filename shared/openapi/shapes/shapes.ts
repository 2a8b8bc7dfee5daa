import { message } from '../../messages/message.ts'
import type { Dialect } from '../document/read.ts'
import { componentShapes } from './component-shapes.ts'
import { listOf, mapOf, one, type Shape, type Shapes, summaryAndDescription } from './shape.ts'
import { swaggerShapes } from './swagger-shapes.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** The objects of OpenAPI 3.0 to 3.2. */
const shapes: Shapes = {
  ...componentShapes,
  root: {
    label: message('openapi:shape.description'),
    required: ['info'],
    fields: {
      openapi: 'text',
      $self: 'text',
      jsonSchemaDialect: 'text',
      info: one('info'),
      servers: listOf('server'),
      paths: one('paths'),
      webhooks: mapOf('pathItem'),
      components: one('components'),
      security: 'list',
      tags: listOf('tag'),
      externalDocs: one('externalDocs'),
    },
    requiredBefore: { paths: '3.1' },
    since: { $self: '3.2', jsonSchemaDialect: '3.1', webhooks: '3.1' },
  },
  info: {
    label: message('openapi:shape.info'),
    required: ['title', 'version'],
    fields: {
      ...summaryAndDescription,
      title: 'text',
      version: 'text',
      termsOfService: 'text',
      contact: one('contact'),
      license: one('license'),
    },
    since: { summary: '3.1' },
  },
  license: {
    label: message('openapi:shape.license'),
    required: ['name'],
    fields: { name: 'text', identifier: 'text', url: 'text' },
    exclusive: [['identifier', 'url']],
    since: { identifier: '3.1' },
  },
  server: {
    label: message('openapi:shape.server'),
    required: ['url'],
    fields: { url: 'text', name: 'text', description: 'text', variables: mapOf('serverVariable') },
    since: { name: '3.2' },
  },
  serverVariable: {
    label: message('openapi:shape.serverVariable'),
    required: ['default'],
    fields: { enum: 'texts', default: 'text', description: 'text' },
  },
  paths: { label: message('openapi:shape.paths'), fields: {}, names: 'pathItem' },
  components: {
    label: message('openapi:shape.components'),
    fields: {
      schemas: mapOf('schema'),
      responses: mapOf('response'),
      parameters: mapOf('parameter'),
      examples: mapOf('example'),
      requestBodies: mapOf('requestBody'),
      headers: mapOf('header'),
      securitySchemes: mapOf('securityScheme'),
      links: mapOf('link'),
      callbacks: mapOf('callback'),
      pathItems: mapOf('pathItem'),
      mediaTypes: mapOf('mediaType'),
    },
    since: { pathItems: '3.1', mediaTypes: '3.2' },
  },
  pathItem: {
    label: message('openapi:shape.path'),
    mayRefer: true,
    fields: {
      ...summaryAndDescription,
      $ref: 'text',
      ...Object.fromEntries(METHODS.map(method => [method, one('operation')])),
      additionalOperations: mapOf('operation'),
      servers: listOf('server'),
      parameters: listOf('parameter'),
    },
    since: { query: '3.2', additionalOperations: '3.2' },
  },
  responses: { label: message('openapi:shape.responses'), fields: {}, names: 'response' },
  operation: {
    label: message('openapi:shape.operation'),
    fields: {
      ...summaryAndDescription,
      tags: 'texts',
      externalDocs: one('externalDocs'),
      operationId: 'text',
      parameters: listOf('parameter'),
      requestBody: one('requestBody'),
      responses: one('responses'),
      callbacks: mapOf('callback'),
      deprecated: 'truth',
      security: 'list',
      servers: listOf('server'),
    },
  },
}

/** The shape of that name in a version of OpenAPI; an unknown one has no fields. */
export const shapeOf = (name: string, dialect: Dialect = '3.2'): Shape =>
  (dialect === '2.0' ? swaggerShapes : shapes)[name] ?? {
    label: message('openapi:subject.field', { name }),
    fields: {},
  }
