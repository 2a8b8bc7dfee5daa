import { nearest } from '../config/read/nearest.ts'
import { type Message, message } from '../messages/message.ts'
import { isMethod } from '../page/method.ts'
import { basename, stem } from '../text/path.ts'
import type { Apis } from './apis.ts'
import type { ApiOperation, ApiSource } from './document/operations.ts'
import type { ApiFiles } from './document/references.ts'
import { filledUrl } from './operation/address.ts'
import { serversOf } from './operation/servers.ts'

/** An operation and the description that contains it. */
export interface FoundOperation {
  readonly operation: ApiOperation
  readonly source: ApiSource
}

/** Why a page has no operation. */
export interface OperationNotFound {
  readonly message: Message
  /** What the page names, if there are descriptions that could have it. */
  readonly reference?: OperationReference
}

/** An operation as a page names it. */
interface OperationReference {
  readonly file?: string
  readonly method: string
  readonly path: string
}

const isWord = (word: string) => /^[a-z][a-z-]{1,19}$/i.test(word)

/**
 * Reads `[file] METHOD /path` or `[file] WEBHOOK name` as pages write it; APIs can have methods of their own.
 */
function readWritten(written: string): OperationReference | undefined {
  const words = written.trim().split(/\s+/)
  const before = words.findIndex((word, i) => isWord(word) && words[i + 1]?.startsWith('/'))
  const at = before < 0 ? words.findIndex(isMethod) : before
  const [method, path] = [words[at], words.slice(at + 1).join(' ')]
  if (at < 0 || method === undefined || path === '') return undefined
  const file = words
    .slice(0, at)
    .join(' ')
    .replace(/^(\.?\/+)+/, '')
  return { method: method.toUpperCase(), path, ...(file === '' ? {} : { file }) }
}

function sourcesFor({ sources }: Apis, file: string | undefined): readonly ApiSource[] {
  if (file === undefined) return sources
  const tests: readonly ((source: ApiSource) => boolean)[] = [
    source => source.file === file,
    source => source.file.endsWith(`/${file}`),
    source => stem(basename(source.file)) === stem(basename(file)),
    source => source.file.includes(file),
  ]
  return tests.map(test => sources.filter(test)).find(found => found.length > 0) ?? []
}

const isMeant = ({ method, path }: OperationReference) =>
  method === 'WEBHOOK'
    ? (operation: ApiOperation) => operation.kind === 'webhook' && operation.path === path
    : (operation: ApiOperation) =>
        operation.kind === 'operation' && operation.method === method && operation.path === path

/**
 * Finds the operation that a page names in its frontmatter: in the file it names, else in the first
 * description that has it.
 */
export function findOperation(apis: Apis, written: string): FoundOperation | OperationNotFound {
  const wanted = readWritten(written)
  if (!wanted) return { message: message('openapi:find.notAnOperation', { written }) }
  const sources = sourcesFor(apis, wanted.file)
  if (sources.length === 0) {
    return wanted.file === undefined
      ? { message: message('openapi:find.noDescriptions') }
      : { message: message('openapi:find.noDescription', { file: wanted.file }) }
  }
  for (const source of sources) {
    const operation = source.operations.find(isMeant(wanted))
    if (operation) return { operation, source }
  }
  return {
    message: message('openapi:find.noOperation', { method: wanted.method, path: wanted.path }),
    reference: wanted,
  }
}

/** The path of an address without its server; `undefined` for anything but an address. */
const pathOfAddress = (address: string): string | undefined =>
  /^(?:(?:https?:)?\/\/[^/]+)?(\/.*)$/i.exec(address)?.[1]

/** The prefixes that the path of an operation may have in an address. */
const prefixesOf = (operation: ApiOperation, source: ApiSource, files: ApiFiles): readonly string[] =>
  serversOf({ operation, source, files, isOld: source.dialect === '2.0' }).map(server =>
    (pathOfAddress(filledUrl(server)) ?? '').replace(/\/$/, ''),
  )

/** Finds the operation that a page describes by hand: `GET https://api.example.com/v1/pets`, as in `api:`. */
export function describedOperation({ sources, files }: Apis, written: string): FoundOperation | undefined {
  const [, method = '', address = ''] = /^\s*(\S+)\s+(\S+)\s*$/.exec(written) ?? []
  const path = pathOfAddress(address)
  if (path === undefined) return undefined
  for (const source of sources) {
    const operation = source.operations.find(
      one =>
        one.kind === 'operation' &&
        one.method === method.toUpperCase() &&
        path.endsWith(one.path) &&
        ['', ...prefixesOf(one, source, files)].includes(path.slice(0, path.length - one.path.length)),
    )
    if (operation) return { operation, source }
  }
  return undefined
}

/** The operation that a page probably means. Takes time: call it only for pages that are shown or checked. */
export function similarOperation(apis: Apis, { reference }: OperationNotFound): string | undefined {
  if (!reference) return undefined
  const names = sourcesFor(apis, reference.file).flatMap(({ operations }) => namesOf(operations))
  return nearest(`${reference.method} ${reference.path}`, names.slice(0, 3000))
}

const known = new WeakMap<readonly ApiOperation[], readonly string[]>()

function namesOf(operations: readonly ApiOperation[]): readonly string[] {
  const names = known.get(operations) ?? operations.map(({ method, path }) => `${method} ${path}`)
  known.set(operations, names)
  return names
}
