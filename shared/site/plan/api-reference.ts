import type { NavigationEntry } from '../../config/navigation/entry.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
import type { Apis, ReadEntry } from '../../openapi/apis.ts'
import type { ApiOperation, ApiSource } from '../../openapi/document/operations.ts'
import {
  describedOperation,
  type FoundOperation,
  findOperation,
  type OperationNotFound,
} from '../../openapi/find.ts'
import { slugsOfFiles } from '../../openapi/slugs.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import { type AuthoredPages, entriesOf, groupEntry } from './generated-pages.ts'
import { withOperations } from './operation-entries.ts'
import { findSchema, planSchemas, type SchemaPages } from './schema-pages.ts'
import { MANY_OPERATIONS } from './shares-schemas.ts'

/** What API descriptions add to a site. */
export interface ApiReference {
  /** The operation of a page, by the page's path. */
  readonly endpoints: ReadonlyMap<string, FoundOperation>
  /** Why pages that name an operation have none. */
  readonly missing: ReadonlyMap<string, OperationNotFound>
  /** Schemas with pages of their own. */
  readonly schemas: SchemaPages
  /** All pages: authored ones, with the titles of their operations, and generated ones. */
  readonly pages: readonly PageSummary[]
  /** What the navigation has beyond docs.json; in the newer form nothing, since its entries say where operations are. */
  readonly navigation: readonly NavigationEntry[]
  /** The navigation of docs.json and what is added to it. */
  readonly whole: readonly NavigationEntry[]
  /** The path of the page of each operation that has one. */
  readonly pageOf: ReadonlyMap<ApiOperation, string>
}

/** The input for planning an API reference. */
export interface ReferenceInput {
  readonly apis: Apis
  readonly pages: readonly PageSummary[]
  readonly navigation: readonly NavigationEntry[]
  /** The navigation is that of the newer form, which says itself where operations are. */
  readonly isNewer?: boolean
  readonly isPreview?: boolean
  /** The texts of the interface in the default language of the site. */
  readonly texts: SiteTexts
}

interface Named {
  readonly title: string
  readonly page: PageSummary
}

const named = new WeakMap<PageSummary, Named>()

/** A page without a title takes that of its operation; returns the same object while nothing changes. */
function titled(page: PageSummary, { operation }: FoundOperation): PageSummary {
  const deprecated = page.deprecated ?? operation.deprecated
  if (page.titled && deprecated === (page.deprecated ?? false)) return page
  const title = page.titled ? page.title : operation.title
  const known = named.get(page)
  if (known?.title === title && known.page.deprecated === deprecated) return known.page
  const made = { ...page, title, ...(deprecated ? { deprecated } : {}) }
  named.set(page, { title, page: made })
  return made
}

function readAuthored({ apis, pages }: ReferenceInput): AuthoredPages {
  const endpoints = new Map<string, FoundOperation>()
  const missing = new Map<string, OperationNotFound>()
  const byOperation = new Map<ApiOperation, string>()
  const all = pages.map(page => {
    if (page.url !== undefined) return page
    if (page.openapi === undefined) {
      const described = page.operation === undefined ? undefined : describedOperation(apis, page.operation)
      if (described && !byOperation.has(described.operation)) byOperation.set(described.operation, page.path)
      return page
    }
    const found = findOperation(apis, page.openapi)
    if ('message' in found) {
      missing.set(page.path, found)
      return page
    }
    endpoints.set(page.path, found)
    if (!byOperation.has(found.operation)) byOperation.set(found.operation, page.path)
    return titled(page, found)
  })
  return { endpoints, missing, byOperation, pages: all }
}

/**
 * Whether most operations of a file have pages in the navigation, so that it needs no generated reference.
 */
function hasOwnPages(source: ApiSource, listed: ReadonlySet<string>, written: AuthoredPages): boolean {
  const covered = source.operations.filter(operation => {
    const path = written.byOperation.get(operation)
    return path !== undefined && listed.has(path)
  })
  return covered.length * 2 >= source.operations.length
}

const isListed = (entry: ReadEntry): entry is ReadEntry & { folder: string; source: ApiSource } =>
  entry.folder !== undefined && entry.source !== undefined

/** The pages of schemas, authored and generated. */
function schemasOf(
  { apis, pages, isPreview }: ReferenceInput,
  folders: ReadonlyMap<ApiSource, string>,
  taken: Set<string>,
): SchemaPages {
  const named = pages.flatMap(({ path, openapiSchema }) => {
    const found = openapiSchema === undefined ? undefined : findSchema(apis, openapiSchema)
    return found ? [[path, found] as const] : []
  })
  // A preview draws only the pages that are asked for, and finding what is used takes time.
  const isLarge = apis.sources.some(({ operations }) => operations.length > MANY_OPERATIONS)
  const known = named.map(([, found]) => found)
  const made = planSchemas([...folders], taken, isLarge && isPreview !== true ? known : undefined)
  return { ...made, schemas: new Map([...made.schemas, ...named]) }
}

/**
 * Plans what API descriptions add: operations of authored pages, and generated pages for the other operations
 * of listed descriptions.
 */
export function planReference(input: ReferenceInput): ApiReference {
  const written = readAuthored(input)
  const listed = new Set(pagesInOrder(input.navigation).map(({ path }) => path))
  const taken = new Set(written.pages.map(({ path }) => path.toLowerCase()))
  const pages: PageSummary[] = []
  const made = new Map<ApiOperation, string>()
  const state = { written, listed, taken, pages, made, slugs: new Map(), names: input.texts.apiGroups }
  const wanted = input.apis.entries
    .filter(isListed)
    .filter(({ source }, index, all) => all.findIndex(other => other.source === source) === index)
    .filter(({ source, isOwn }) => isOwn === true || !hasOwnPages(source, listed, written))
  const folders = new Map(input.apis.entries.filter(isListed).map(({ source, folder }) => [source, folder]))
  const filesIn = (wished: string) =>
    wanted.filter(({ folder }) => folder === wished).map(({ source }) => source.file)
  const names = new Map(
    [...new Set(wanted.map(({ folder }) => folder))].map(folder => [folder, slugsOfFiles(filesIn(folder))]),
  )
  const isNewer = input.isNewer === true
  const placed = isNewer ? withOperations(input.navigation, [], input.apis, state) : input.navigation
  const navigation = (isNewer ? [] : wanted).flatMap((entry): readonly NavigationEntry[] => {
    const beside = names.get(entry.folder)
    const own = beside?.get(entry.source.file)
    const folder = own === undefined || beside?.size === 1 ? entry.folder : `${entry.folder}/${own}`
    folders.set(entry.source, folder)
    const entries = entriesOf(entry.source, folder, state)
    if (entry.isOwn === true || entries.length === 0) return entries
    const several = wanted.filter(({ isOwn }) => isOwn !== true).length > 1
    return [groupEntry(several ? entry.source.title : input.texts.apiReference, entries)]
  })
  const { endpoints, missing } = written
  const pageOf = new Map([...made, ...written.byOperation])
  const schemas = schemasOf(input, folders, taken)
  const all = [...written.pages, ...pages, ...schemas.pages]
  return { endpoints, missing, schemas, navigation, whole: [...placed, ...navigation], pages: all, pageOf }
}
