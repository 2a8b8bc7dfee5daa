import { message } from '../../messages/message.ts'
import { field, isTexts, textOf } from '../equivalents/values.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { isOperation, readOperation } from '../navigation/newer-navigation.ts'
import { pagePath } from '../navigation/page-path.ts'
import { fileNameOf } from './file-name.ts'
import { type Context, type FlatNavigation, type LevelApi, REFERENCE_FOLDER } from './flat-navigation.ts'
import type { DescribedOperation } from './model.ts'

/** Returns the descriptions that a level names; `undefined` if it names none. */
export function apiOf(level: JsonObject): LevelApi | undefined {
  const written = field(level, 'openapi')
  const source = isObject(written) ? field(written, 'source') : written
  const sources = isTexts(source) ? source : [source].flatMap(one => textOf(one) ?? [])
  if (sources.length === 0) return undefined
  const directory = textOf(field(written, 'directory')) ?? textOf(field(level, 'directory'))
  const folder = directory === undefined ? '' : pagePath(directory)
  return { sources, ...(folder !== '' && { folder }) }
}

/** Whether operations that name no description of their own are listed in a level: then no others are added to it. */
export const listsOperations = (level: unknown): boolean =>
  isList(level)
    ? level.some(listsOperations)
    : isObject(level)
      ? Object.values(level).some(value => isList(value) && listsOperations(value))
      : typeof level === 'string' && isOperation(level) && readOperation(level)?.source === undefined

/** Returns the page of an operation that is listed among pages; `undefined` for a page. */
export function operationPage(
  written: string,
  at: JsonPath,
  { api, tab }: Context,
  flat: FlatNavigation,
): string | undefined {
  const read = isOperation(written) ? readOperation(written) : undefined
  if (!read) return undefined
  const operation = `${read.method} ${read.target}`
  const sources = read.source === undefined ? (api?.sources ?? []) : [read.source]
  const folder = api?.folder ?? tab?.operations ?? REFERENCE_FOLDER
  const found = sources
    .flatMap(source => flat.operations(source, folder)?.map(one => ({ source, ...one })) ?? [])
    .find(one => one.operation === operation)
  const fallback = `${folder}/${fileNameOf(operation)}`
  const source = found?.source ?? sources[0]
  const made = pageOf(flat, { operation, path: found?.path ?? fallback, source })
  flat.ledger.lost(at, message('convert:operationPage', { page: made }))
  return made
}

interface OperationPage extends Pick<DescribedOperation, 'operation' | 'path'> {
  readonly source: string | undefined
}

function pageOf({ ledger }: FlatNavigation, { operation, path, source }: OperationPage): string {
  const named = source === undefined ? operation : `${source} ${operation}`
  return ledger.page(path, `---\nopenapi: ${JSON.stringify(named)}\n---\n`)
}

/**
 * Returns a page for each operation of a level that names descriptions and lists none of their operations, by the
 * headings of the descriptions; reports what becomes of them.
 */
export function generatedPages(
  level: JsonObject,
  at: JsonPath,
  flat: FlatNavigation,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  const api = apiOf(level)
  if (!api || listsOperations(level)) return groups
  for (const source of api.sources) {
    const found = flat.operations(source, api.folder ?? REFERENCE_FOLDER)
    if (!found) {
      flat.ledger.lost([...at, 'openapi'], message('convert:unreadApi', { file: source }))
      continue
    }
    flat.ledger.lost(
      [...at, 'openapi'],
      message('convert:operationPages', { file: source, count: found.length }),
    )
    for (const { operation, path, group } of found) {
      const page = pageOf(flat, { operation, path, source })
      const pages = groups.get(group)
      if (pages) pages.push(page)
      else groups.set(group, [page])
    }
  }
  return groups
}
