import { plainLine } from '../../text/html.ts'
import { basename, stem } from '../../text/path.ts'
import { type ApiNode, child, keysOf, nodeKey } from './node.ts'
import type { Dialect } from './read.ts'
import type { ApiFiles } from './references.ts'
import { isSet, itemsOf, own, type Settable, textAt, textOf } from './value.ts'

/** One operation or webhook of an API, as the navigation needs it. */
export interface ApiOperation {
  readonly kind: 'operation' | 'webhook'
  /** `GET`, `COPY`; for a webhook, the method it is called with. */
  readonly method: string
  /** `/pets/{id}`; for a webhook, its name. */
  readonly path: string
  readonly node: ApiNode
  /** The object that contains the operation, with its own parameters and servers. */
  readonly item: ApiNode
  readonly id?: string
  readonly title: string
  readonly summary?: string
  readonly tags: readonly string[]
  readonly deprecated: boolean
  /** It has a page that no list names. */
  readonly hidden: boolean
}

/** One API description: what its entry file says about the whole API. */
export interface ApiSource {
  /** Its entry file. */
  readonly file: string
  /** Identifies the source in addresses: the file's name without extension. */
  readonly id: string
  readonly dialect: Dialect
  readonly root: ApiNode
  readonly title: string
  /** The values of its declared tags. */
  readonly tags: readonly unknown[]
  /** In file order, webhooks last. */
  readonly operations: readonly ApiOperation[]
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])
/** Keys of an operation, a path or a tag that exclude it for readers. */
export const EXCLUSION_KEYS: readonly string[] = [
  'x-excluded',
  'x-internal',
  'x-scalar-ignore',
  'x-fern-ignore',
]

/** Whether a description excludes this for readers. */
export function isExcluded(value: unknown): boolean {
  for (const key of EXCLUSION_KEYS) if (isSet(value, key)) return true
  return false
}

/** A name as a sentence: `listPets` as “List pets”. */
export function sentenceFromName(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_./:]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}

interface PathItem {
  readonly kind: ApiOperation['kind']
  readonly path: string
  readonly item: ApiNode
}

const NO_TAGS: readonly string[] = []

function tagsOf(value: unknown): readonly string[] {
  const written = itemsOf(own(value, 'tags'))
  return written.length === 0 ? NO_TAGS : written.flatMap(tag => textOf(tag) ?? [])
}

/** A text that is one line for readers: HTML in it is not shown. */
function lineAt(value: unknown, key: string): string | undefined {
  const line = plainLine(textAt(value, key) ?? '')
  return line === '' ? undefined : line
}

function operationAt({ kind, path, item }: PathItem, method: string, written: ApiNode): ApiOperation {
  const { value } = written
  const id = textAt(value, 'operationId')
  const summary = lineAt(value, 'summary')
  // Set one by one: spreading takes longer, and there may be many thousands of these.
  const made: Settable<ApiOperation> = {
    kind,
    method,
    path,
    node: written,
    item,
    title: summary ?? (id === undefined ? `${method} ${path}` : sentenceFromName(id)),
    tags: tagsOf(value),
    deprecated: isSet(value, 'deprecated'),
    hidden: isSet(value, 'x-hidden') || isSet(item.value, 'x-hidden'),
  }
  if (id !== undefined) made.id = id
  if (summary !== undefined) made.summary = summary
  return made
}

/** Every operation of a path, including excluded ones. */
function everyOperationOf(held: PathItem, files: ApiFiles): readonly ApiOperation[] {
  const { item } = held
  const more = child(item, 'additionalOperations')
  const found: ApiOperation[] = []
  for (const key of keysOf(item.value))
    if (METHODS.has(key.toLowerCase())) addAt(held, files.child(item, key), key, found)
  for (const key of keysOf(more.value)) addAt(held, files.child(more, key), key, found)
  return found
}

function addAt(held: PathItem, node: ApiNode, key: string, into: ApiOperation[]): void {
  if (typeof node.value !== 'object' || node.value === null) return
  into.push(operationAt(held, key.toUpperCase(), node))
}

const operationsOf = (held: PathItem, files: ApiFiles): readonly ApiOperation[] =>
  isExcluded(held.item.value)
    ? []
    : everyOperationOf(held, files).filter(({ node }) => !isExcluded(node.value))

/** Lists the operations below the keys of `node`: paths, webhooks, or the addresses of a callback. */
export const operationsIn = (
  node: ApiNode,
  files: ApiFiles,
  kind: ApiOperation['kind'],
): readonly ApiOperation[] => listedIn(node, files, kind, operationsOf)

function listedIn(
  node: ApiNode,
  files: ApiFiles,
  kind: ApiOperation['kind'],
  operationsAt: (held: PathItem, files: ApiFiles) => readonly ApiOperation[],
): readonly ApiOperation[] {
  const found: ApiOperation[] = []
  for (const path of keysOf(node.value)) {
    if (path.startsWith('x-')) continue
    const item = files.at(child(node, path))
    if (item !== undefined) found.push(...operationsAt({ kind, path, item }, files))
  }
  return found
}

const hasOne = (names: readonly string[], some: ReadonlySet<string>): boolean =>
  names.some(name => some.has(name))

/** Reads what an entry file says about the whole API. Files that its paths refer to must be read already. */
export function readSource(file: string, dialect: Dialect, files: ApiFiles): ApiSource {
  const root = files.root(file)
  const name = stem(basename(file))
  const tags = itemsOf(files.child(root, 'tags').value)
  const namesOf = (some: readonly unknown[]) => new Set(some.map(tag => textOf(own(tag, 'name')) ?? ''))
  const unwanted = namesOf(tags.filter(isExcluded))
  const hidden = namesOf(tags.filter(tag => isSet(tag, 'x-hidden')))
  const all = [
    ...operationsIn(files.child(root, 'paths'), files, 'operation'),
    ...operationsIn(files.child(root, 'webhooks'), files, 'webhook'),
  ]
  const wanted = unwanted.size === 0 ? all : all.filter(({ tags: names }) => !hasOne(names, unwanted))
  return {
    file,
    id: name,
    dialect,
    root,
    title: lineAt(files.child(root, 'info').value, 'title') ?? name,
    tags,
    operations:
      hidden.size === 0
        ? wanted
        : wanted.map(one => (hasOne(one.tags, hidden) ? { ...one, hidden: true } : one)),
  }
}

/** Several paths may refer to one item; its operations exist once for each path. */
const nameIn = ({ kind, path, node }: ApiOperation): string => `${kind} ${path}\n${nodeKey(node)}`

/**
 * Every operation of a description in file order: the objects of the source, and the excluded operations
 * between them.
 */
export function everyOperation({ root, operations }: ApiSource, files: ApiFiles): readonly ApiOperation[] {
  const shown = new Map(operations.map(one => [nameIn(one), one]))
  return [
    ...listedIn(files.child(root, 'paths'), files, 'operation', everyOperationOf),
    ...listedIn(files.child(root, 'webhooks'), files, 'webhook', everyOperationOf),
  ].map(one => shown.get(nameIn(one)) ?? one)
}
