import type { NavigationEntry } from '../../config/navigation/entry.ts'
import type { Message } from '../../messages/message.ts'
import type { ReadEntry } from '../../openapi/apis.ts'
import {
  type ApiOperation,
  type ApiSource,
  everyOperation,
  isExcluded,
} from '../../openapi/document/operations.ts'
import { type ApiGroup, groupsOf } from '../../openapi/groups.ts'
import type { Site } from '../plan/plan.ts'

/**
 * What readers get of an operation: a page generated from it (`generated`, or `hidden` if no list names it),
 * an authored page (`written`), none because the description excludes it (`kept-out`), or none for another
 * reason.
 */
export type OperationState = 'generated' | 'hidden' | 'written' | 'kept-out' | 'none'

/** An operation as the editor lists it. */
export interface OutlinedOperation {
  /** The name that pages use: `GET /pets`, `WEBHOOK newPet`. */
  readonly name: string
  readonly method: string
  /** `/pets`; for a webhook, its name. */
  readonly path: string
  readonly title: string
  readonly deprecated: boolean
  readonly state: OperationState
  /** It is excluded by a key of its own, not by its path or its tag. */
  readonly isMarked: boolean
  /** Path of its page, if it has one. */
  readonly page?: string
  /** The file of the repository that contains it; an address if it was downloaded. */
  readonly file: string
  /** JSON pointer in that file. */
  readonly pointer: string
}

/** A group of operations as readers see it. */
export interface OutlinedGroup {
  readonly label: string
  readonly operations: readonly OutlinedOperation[]
  readonly groups: readonly OutlinedGroup[]
}

/** What API descriptions add to the navigation, without an entry in docs.json; `page` is a path. */
export type GeneratedEntry =
  | { readonly kind: 'group'; readonly name: string; readonly entries: readonly GeneratedEntry[] }
  | { readonly kind: 'page'; readonly page: string; readonly operation: OutlinedOperation }

/** An API description that docs.json lists, or that pages take operations from. */
export interface OutlinedApi {
  readonly written: string
  /** JSON pointer in docs.json; undefined if docs.json does not list it. */
  readonly at?: string
  /** Path of its file, or its address; undefined if there is none. */
  readonly file?: string
  /** Its own title. */
  readonly title?: string
  /** The OpenAPI version, `3.1`. */
  readonly version?: string
  /** Why it cannot be read, or not in its current state. */
  readonly problem?: { readonly message: Message; readonly hint?: Message }
  readonly groups: readonly OutlinedGroup[]
}

/** The name of an operation in the frontmatter of a page, without the file. */
export const nameOfOperation = ({ kind, method, path }: ApiOperation): string =>
  `${kind === 'webhook' ? 'WEBHOOK' : method} ${path}`

function outlined(operation: ApiOperation, site: Site, isShown: boolean): OutlinedOperation {
  const page = site.reference.pageOf.get(operation)
  const isGenerated = page !== undefined && site.routes.pages.get(page)?.generated === true
  const made: OperationState = operation.hidden ? 'hidden' : 'generated'
  const { node, title, method, path, deprecated } = operation
  return {
    name: nameOfOperation(operation),
    method: operation.kind === 'webhook' ? 'WEBHOOK' : method,
    path,
    title,
    deprecated,
    state: !isShown ? 'kept-out' : page === undefined ? 'none' : isGenerated ? made : 'written',
    isMarked: isExcluded(node.value),
    ...(page === undefined ? {} : { page }),
    file: node.file,
    pointer: node.pointer,
  }
}

function groupsIn(source: ApiSource, site: Site): readonly OutlinedGroup[] {
  const { apis } = site
  if (!apis) return []
  const shown = new Set(source.operations)
  const all = everyOperation(source, apis.files)
  const group = ({ label, operations, groups }: ApiGroup): OutlinedGroup => ({
    label,
    operations: operations.map(one => outlined(one, site, shown.has(one))),
    groups: groups.map(group),
  })
  return groupsOf({ ...source, operations: all }, site.texts.apiGroups).map(group)
}

function outlineOf(entry: ReadEntry, site: Site): OutlinedApi {
  const { written, at, file, source, finding } = entry
  const { message, hint } = finding ?? {}
  return {
    written,
    ...(at === undefined ? {} : { at }),
    ...(file === undefined ? {} : { file }),
    ...(message === undefined ? {} : { problem: { message, ...(hint === undefined ? {} : { hint }) } }),
    ...(source ? { title: source.title, version: source.dialect } : {}),
    groups: source ? groupsIn(source, site) : [],
  }
}

/** Lists the API descriptions of a site with all their operations, and what readers get of each. */
export const outlineApis = (site: Site): readonly OutlinedApi[] =>
  (site.apis?.entries ?? []).map(entry => outlineOf(entry, site))

/** Lists what API descriptions add to the navigation, in the order of the sidebar. */
export function outlineNavigation(site: Site): readonly GeneratedEntry[] {
  const { navigation, pageOf } = site.reference
  const byPage = new Map([...pageOf].map(([operation, page]) => [page, operation]))
  const visit = (entry: NavigationEntry): readonly GeneratedEntry[] => {
    if (entry.kind === 'group')
      return [{ kind: 'group', name: entry.name, entries: entry.entries.flatMap(visit) }]
    const operation = entry.kind === 'page' ? byPage.get(entry.path) : undefined
    if (entry.kind !== 'page' || !operation) return []
    return [{ kind: 'page', page: entry.path, operation: outlined(operation, site, true) }]
  }
  return navigation.flatMap(visit)
}
