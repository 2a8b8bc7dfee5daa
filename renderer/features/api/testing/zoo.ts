const INFO = {
  title: 'Zoo',
  version: '1',
  description: 'What lives here.',
  contact: { name: 'The zoo', url: 'https://example.com' },
  license: { name: 'MIT', identifier: 'MIT' },
}
export const API = {
  openapi: '3.1.0',
  info: INFO,
  servers: [{ url: 'https://api.example.com' }],
  security: [],
  tags: [{ name: 'Animals' }, { name: 'Tickets' }],
  paths: {
    '/animals': {
      get: { summary: 'List animals', tags: ['Animals'], responses: { 200: { description: 'All' } } },
      post: { summary: 'Add an animal', tags: ['Animals'], deprecated: true, responses: {} },
    },
    '/tickets': {
      get: { summary: 'List tickets', tags: ['Tickets'], responses: { 200: { description: 'All' } } },
    },
  },
}
export const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
export const DOCS = {
  name: 'Acme',
  openapi: ['zoo.json', 'second.json'],
  navigation: [{ group: 'Start', pages: ['one'] }],
}
const SECOND = {
  ...API,
  info: { ...INFO, title: 'Second', version: '2' },
  paths: { '/only': { get: { ...API.paths['/tickets'].get, operationId: 'only' } } },
}
export const FILES = {
  'docs.json': text(DOCS),
  'one.mdx': '---\ntitle: One\n---\n',
  'zoo.json': text(API),
  'second.json': text(SECOND),
  'other.yaml': 'openapi: 3.1.0\ninfo: { title: Other, version: "1" }\npaths: {}\n',
}
