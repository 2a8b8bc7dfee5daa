import { type Apis, readApis } from '../apis.ts'
import type { OperationModel } from '../operation/operation.ts'

/** Reads descriptions given as texts by file; the first is the entry. Requested files are recorded. */
export async function apisOf(
  files: Readonly<Record<string, string>>,
  requested: string[] = [],
  previous?: Apis,
): Promise<Apis> {
  const [entry = ''] = Object.keys(files)
  return readApis({
    entries: [{ written: entry, folder: 'api' }],
    repository: new Set(Object.keys(files)),
    read: readFrom(files, requested),
    ...(previous ? { previous } : {}),
  })
}

const readFrom =
  (files: Readonly<Record<string, string>>, requested: string[] = []) =>
  async (file: string) => {
    requested.push(file)
    return files[file]
  }

/** The first operation of the first description, in full. */
export async function modelOf(
  files: Readonly<Record<string, string>>,
  key?: string,
): Promise<OperationModel> {
  const apis = await apisOf(files)
  const [source] = apis.sources
  const operation = source?.operations.find(
    ({ method, path }) => key === undefined || `${method} ${path}` === key,
  )
  if (!source || !operation) throw new Error('The test has no such operation.')
  await apis.prepare(operation, source, readFrom(files))
  return apis.model(operation, source)
}

/** A description of one operation whose response has a schema, with other schemas. */
export const answering = (
  schema: unknown,
  schemas: Readonly<Record<string, unknown>> = {},
  openapi = '3.1.0',
): string =>
  JSON.stringify({
    openapi,
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          responses: { '200': { description: 'ok', content: { 'application/json': { schema } } } },
        },
      },
    },
    components: { schemas },
  })
