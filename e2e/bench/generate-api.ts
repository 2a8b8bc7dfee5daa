const FIELDS = ['id', 'name', 'state', 'owner', 'created', 'size', 'labels', 'parent', 'note', 'url']

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function schema(index: number, count: number): object {
  const properties = Object.fromEntries(
    FIELDS.map((field, place) => [
      field,
      place % 4 === 3
        ? ref(`Thing${(index * 7 + place) % count}`)
        : {
            type: place % 3 === 0 ? 'integer' : 'string',
            description: `The ${field} of thing ${index}, as it stands in the register of things.`,
            ...(place === 2 ? { enum: ['open', 'closed', 'lost'] } : {}),
          },
    ]),
  )
  return { type: 'object', required: ['id', 'name'], properties }
}

function operation(index: number, count: number, method: string): object {
  const body = { content: { 'application/json': { schema: ref(`Thing${(index * 3) % count}`) } } }
  return {
    operationId: `${method}Thing${index}`,
    summary: `${method} thing ${index}`,
    tags: [`group ${index % 40}`],
    description: `Works on thing ${index}. Things are kept for a year and can be looked for by name.`,
    parameters: [
      { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
      { name: 'kind', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
    ],
    ...(method === 'get' ? {} : { requestBody: body }),
    responses: { '200': { description: 'Fine', ...body }, '404': { description: 'No such thing', ...body } },
  }
}

/** Returns a description of about this many characters: schemas that refer to each other, and operations on them. */
export function generateApi(characters: number): string {
  const each = 4300
  const count = Math.max(10, Math.round(characters / each))
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/things/${index}/{id}`,
      {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: operation(index, count, 'get'),
        post: operation(index, count, 'post'),
      },
    ]),
  )
  const schemas = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`Thing${index}`, schema(index, count)]),
  )
  return JSON.stringify(
    {
      openapi: '3.0.3',
      info: { title: 'Things', version: '1.0.0' },
      servers: [{ url: 'https://things.example' }],
      paths,
      components: { schemas },
    },
    undefined,
    1,
  )
}

/** Returns a description of this many files: an entry file, one file for each path and one for each schema. */
export function generateApiFiles(count: number): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const paths: string[] = []
  const half = Math.floor(count / 2)
  for (let index = 0; index < half; index++) {
    paths.push(`  /things/${index}:\n    $ref: paths/thing-${index}.yaml`)
    files.set(
      `paths/thing-${index}.yaml`,
      `get:\n  operationId: getThing${index}\n  tags: [group ${index % 40}]\n  responses:\n    "200":\n      description: Fine\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas/thing-${index}.yaml\n`,
    )
    files.set(
      `schemas/thing-${index}.yaml`,
      `type: object\nproperties:\n  name:\n    type: string\n  next:\n    $ref: thing-${(index + 1) % half}.yaml\n`,
    )
  }
  const head = 'openapi: 3.0.3\ninfo:\n  title: Things\n  version: 1.0.0\npaths:\n'
  files.set('openapi.yaml', `${head}${paths.join('\n')}\n`)
  return files
}
