import { basename, stem } from '../text/path.ts'
import { type ApiNode, child, children, descend, exists, nameOf, placeName } from './node.ts'
import type { Dialect } from './read.ts'
import type { ApiFiles } from './references.ts'
import { entriesOf, isSet, itemsOf, own, textOf, wordsAt } from './value.ts'

/** One operation of an API, or one webhook that it calls, by what the navigation needs of it. */
export interface ApiOperation {
  readonly kind: 'operation' | 'webhook'
  /** `GET`, `COPY`; of a webhook, the method it is called by. */
  readonly method: string
  /** `/pets/{id}`; of a webhook, its name. */
  readonly path: string
  readonly node: ApiNode
  /** The object that holds the operation, with parameters and servers of its own. */
  readonly item: ApiNode
  readonly id?: string
  readonly title: string
  readonly summary?: string
  readonly tags: readonly string[]
  readonly deprecated: boolean
  /** It has a page, which no list names. */
  readonly hidden: boolean
}

/** One API description: what its entry file says of the whole. */
export interface ApiSource {
  /** Its entry file. */
  readonly file: string
  /** Tells sources apart in addresses: the file's name without extension. */
  readonly id: string
  readonly dialect: Dialect
  readonly root: ApiNode
  readonly title: string
  /** In the order of the file, webhooks last. */
  readonly operations: readonly ApiOperation[]
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])
/** What an operation, a path or a tag can say so that readers do not see it. */
export const EXCLUDING: readonly string[] = ['x-excluded', 'x-internal', 'x-scalar-ignore', 'x-fern-ignore']

/** Whether a description says that readers are not to see this. */
export const isExcluded = (value: unknown): boolean => EXCLUDING.some(key => isSet(value, key))

/** `listPets` as “List pets”. */
export function inWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_./:]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}

interface Held {
  readonly kind: ApiOperation['kind']
  readonly path: string
  readonly item: ApiNode
}

function operationAt({ kind, path, item }: Held, method: string, written: ApiNode): ApiOperation {
  const { value } = written
  const id = wordsAt(value, 'operationId')
  const summary = wordsAt(value, 'summary')
  return {
    kind,
    method,
    path,
    node: written,
    item,
    ...(id === undefined ? {} : { id }),
    ...(summary === undefined ? {} : { summary }),
    title: summary ?? (id === undefined ? `${method} ${path}` : inWords(id)),
    tags: itemsOf(own(value, 'tags')).flatMap(tag => textOf(tag) ?? []),
    deprecated: isSet(value, 'deprecated'),
    hidden: isSet(value, 'x-hidden') || isSet(item.value, 'x-hidden'),
  }
}

/** Every operation of a path, with those that readers are not to see. */
function everyOperationOf(held: Held): readonly ApiOperation[] {
  const more = child(held.item, 'additionalOperations')
  const plain = entriesOf(held.item.value)
    .filter(([key]) => METHODS.has(key.toLowerCase()))
    .map(([key]) => [key.toUpperCase(), child(held.item, key)] as const)
  const others = children(more).map(node => [nameOf(node).toUpperCase(), node] as const)
  return [...plain, ...others]
    .filter(([, node]) => typeof node.value === 'object' && node.value !== null)
    .map(([method, node]) => operationAt(held, method, node))
}

const operationsOf = (held: Held): readonly ApiOperation[] =>
  isExcluded(held.item.value) ? [] : everyOperationOf(held).filter(({ node }) => !isExcluded(node.value))

/** Lists the operations that hang at the keys of `node`: paths, webhooks, the addresses of a callback. */
export const operationsIn = (
  node: ApiNode,
  files: ApiFiles,
  kind: ApiOperation['kind'],
): readonly ApiOperation[] => listedIn(node, files, kind, operationsOf)

function listedIn(
  node: ApiNode,
  files: ApiFiles,
  kind: ApiOperation['kind'],
  operationsAt: (held: Held) => readonly ApiOperation[],
): readonly ApiOperation[] {
  return children(node).flatMap(written => {
    const path = nameOf(written)
    if (path.startsWith('x-')) return []
    const item = files.at(written)
    return item === undefined ? [] : operationsAt({ kind, path, item })
  })
}

const isWanted = (tags: ReadonlyMap<string, unknown>) => (operation: ApiOperation) =>
  !operation.tags.some(tag => isExcluded(tags.get(tag)))

/** Reads what an entry file says of the whole API. Files that paths refer to are needed for it. */
export function readSource(file: string, dialect: Dialect, files: ApiFiles): ApiSource {
  const root = files.root(file)
  const name = stem(basename(file))
  const tags = new Map(
    itemsOf(own(root.value, 'tags')).map(tag => [textOf(own(tag, 'name')) ?? '', tag] as const),
  )
  const all = [
    ...operationsIn(child(root, 'paths'), files, 'operation'),
    ...operationsIn(child(root, 'webhooks'), files, 'webhook'),
  ]
  return {
    file,
    id: name,
    dialect,
    root,
    title: wordsAt(descend(root, 'info').value, 'title') ?? name,
    operations: exists(root) ? all.filter(isWanted(tags)) : [],
  }
}

/** Several paths may refer to one item, whose operations are those of each of them. */
const nameIn = ({ kind, path, node }: ApiOperation): string => `${kind} ${path}\n${placeName(node)}`

/** Every operation of a description in the order of its file: the very objects of the source, and between them those that it keeps from readers. */
export function everyOperation({ root, operations }: ApiSource, files: ApiFiles): readonly ApiOperation[] {
  const shown = new Map(operations.map(one => [nameIn(one), one]))
  return [
    ...listedIn(child(root, 'paths'), files, 'operation', everyOperationOf),
    ...listedIn(child(root, 'webhooks'), files, 'webhook', everyOperationOf),
  ].map(one => shown.get(nameIn(one)) ?? one)
}
