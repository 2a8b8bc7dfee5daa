const NAMES = [
  'id',
  'node_id',
  'name',
  'url',
  'html_url',
  'state',
  'created_at',
  'updated_at',
  'type',
  'count',
]
const THINGS = 960
const EVENTS = 400
const OPERATIONS = 1223

const ref = (place: string) => ({ $ref: `#/components/${place}` })

function scalar(index: number, name: string): object {
  if (name === 'state')
    return { type: 'string', description: 'The state of it.', enum: ['open', 'closed', 'all'] }
  if (name === 'count' || name === 'id') return { type: 'integer', example: index * 7 + 42 }
  if (/_at$/.test(name)) return { type: 'string', format: 'date-time', example: '2011-01-26T19:01:12Z' }
  if (/url$/.test(name))
    return { type: 'string', format: 'uri', example: `https://api.example/repos/octo/${index}` }
  return index % 5 === 0 ? { type: 'string', nullable: true } : { type: 'string' }
}

const fields = (index: number, count: number): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const name = NAMES[at % NAMES.length] ?? ''
      return [at < NAMES.length ? name : `${name}_${at}`, scalar(index + at, name)]
    }),
  )

/** Half of the schemas refer to nothing; one in twelve is as wide as a repository and contains others. */
function schema(index: number): object {
  const isWide = index % 12 === 11
  const properties = fields(index, isWide ? 50 : 9)
  const small = (at: number) => ref(`schemas/thing-${((index * 7 + at * 13) % 80) * 2 * 6}`)
  if (index % 2 === 1) {
    properties.owner = { anyOf: [{ type: 'null' }, small(1)] }
    properties.labels = { type: 'array', items: small(2) }
    properties.settings = { type: 'object', required: ['name'], properties: fields(index, isWide ? 16 : 5) }
  }
  if (index % 10 === 3)
    properties.event = { oneOf: [small(3), small(4), { type: 'object', properties: fields(index, 5) }] }
  const description = `What is known of thing ${index}, for those who’ve been let in.`
  return { title: `Thing ${index}`, description, type: 'object', required: ['id', 'name', 'url'], properties }
}

const event = (index: number) => ({ type: 'object', properties: fields(index, 100) })

const example = (index: number) => ({
  value: Object.fromEntries(
    Array.from({ length: 62 }, (_, at) => [
      `${NAMES[at % NAMES.length]}_${at}`,
      `https://api.example/repos/octo/hello/${NAMES[at % NAMES.length]}{/number}/${index}`,
    ]),
  ),
})

function operation(index: number, method: string): object {
  const answer = ref(`schemas/thing-${(index * 5) % THINGS}`)
  const written = { type: 'object', required: ['name'], properties: fields(index, 6) }
  return {
    summary: `${method} thing ${index}`,
    description:
      `Works on thing ${index}.\n\nThings are kept for a year, and **can be found** by name. `.repeat(3),
    tags: [`group ${index % 45}`],
    operationId: `things/${method}-${index}`,
    externalDocs: { url: `https://docs.example/rest/things#${index}` },
    parameters: ['owner', 'repo', 'page'].map(name => ref(`parameters/${name}`)),
    ...(method === 'get'
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: written } } } }),
    responses: {
      [index % 4 === 1 ? '204' : '200']: {
        description: 'Response',
        ...(index % 4 === 1
          ? {}
          : {
              content: {
                'application/json': {
                  schema: index % 3 === 0 ? { type: 'array', items: answer } : answer,
                  examples: { default: ref(`examples/example-${index % 600}`) },
                },
              },
            }),
      },
      '403': ref('responses/forbidden'),
      '404': ref('responses/forbidden'),
    },
  }
}

const named = (name: string, count: number, make: (index: number) => object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}-${index}`, make(index)]))

/** Returns a description with the size and shape of the largest well-known one: 13 MB, 1,223 operations, 1,360 schemas, most of them unreferenced. */
export function generateHub(): string {
  const paths: Record<string, Record<string, object>> = {}
  for (let index = 0; index < OPERATIONS; index++) {
    const path = `/repos/{owner}/{repo}/things/${index >> 1}`
    const method = index % 2 === 0 ? 'get' : 'patch'
    paths[path] = { ...paths[path], [method]: operation(index, method) }
  }
  const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
  const components = {
    // Schemas of events, which no operation refers to.
    schemas: { ...named('thing', THINGS, schema), ...named('event', EVENTS, event) },
    examples: named('example', 600, example),
    parameters: {
      owner: inPath('owner'),
      repo: inPath('repo'),
      page: { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
    },
    responses: {
      forbidden: { description: 'No', content: { 'application/json': { schema: ref('schemas/thing-0') } } },
    },
  }
  const info = { title: 'Hub', version: '1.1.4' }
  return JSON.stringify(
    { openapi: '3.0.3', info, servers: [{ url: 'https://api.example' }], paths, components },
    undefined,
    2,
  )
}

/** Counts the schemas of a JSON description and the unreferenced ones, which are parsed but never read. */
export function schemasIn(text: string): { readonly all: number; readonly unused: number } {
  const names = Object.keys(JSON.parse(text).components.schemas)
  const used = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name))
  return { all: names.length, unused: names.filter(name => !used.has(name)).length }
}
