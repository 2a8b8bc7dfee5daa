import { message } from '../../messages/message.ts'
import { componentShapes } from './component-shapes.ts'
import { listOf, mapOf, one, type Shape, type Shapes, summaryAndDescription } from './shape.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/**
 * The objects of OpenAPI 3.0 to 3.2; fields of a newer version are ignored in an older one and do no harm
 * there.
 */
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
  },
  contact: { label: message('openapi:shape.contact'), fields: { name: 'text', url: 'text', email: 'text' } },
  license: {
    label: message('openapi:shape.license'),
    required: ['name'],
    fields: { name: 'text', identifier: 'text', url: 'text' },
    exclusive: [['identifier', 'url']],
  },
  server: {
    label: message('openapi:shape.server'),
    required: ['url'],
    fields: { url: 'text', name: 'text', description: 'text', variables: mapOf('serverVariable') },
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

/** The shape of that name; an unknown one has no fields. */
export const shapeOf = (name: string): Shape =>
  shapes[name] ?? {
    label: message('openapi:subject.field', { name }),
    fields: {},
  }
