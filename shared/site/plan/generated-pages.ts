import type { GroupEntry, NavigationEntry, PageEntry } from '../../config/navigation/entry.ts'
import type { ApiOperation, ApiSource } from '../../openapi/document/operations.ts'
import type { FoundOperation, OperationNotFound } from '../../openapi/find.ts'
import { type ApiGroup, type GroupNames, groupsOf } from '../../openapi/groups.ts'
import { slugOfName, slugsOf } from '../../openapi/slugs.ts'
import type { PageSummary } from '../../page/summary.ts'

/** The authored pages and their operations. */
export interface AuthoredPages {
  readonly endpoints: Map<string, FoundOperation>
  readonly missing: Map<string, OperationNotFound>
  /** The path of the first page of each operation. */
  readonly byOperation: Map<ApiOperation, string>
  readonly pages: readonly PageSummary[]
}

const summaries = new WeakMap<ApiOperation, PageSummary>()

function summaryOf(operation: ApiOperation, path: string, source: ApiSource): PageSummary {
  const known = summaries.get(operation)
  if (known?.path === path) return known
  const made: PageSummary = {
    file: `${path}.mdx`,
    path,
    title: operation.title,
    titled: true,
    operation: `${operation.kind === 'webhook' ? 'WEBHOOK' : operation.method} ${operation.path}`,
    openapi: `${source.file} ${operation.kind === 'webhook' ? 'WEBHOOK' : operation.method} ${operation.path}`,
    generated: true,
    ...(operation.deprecated ? { deprecated: true } : {}),
    ...(operation.hidden ? { hidden: true } : {}),
  }
  summaries.set(operation, made)
  return made
}

const AT = ['openapi']

/** What is known while pages are generated. */
export interface ReferenceState {
  readonly written: AuthoredPages
  readonly listed: ReadonlySet<string>
  /** Paths in use, in lower case, as disks compare them. */
  readonly taken: Set<string>
  readonly pages: PageSummary[]
  /** The path of the page generated for each operation. */
  readonly made: Map<ApiOperation, string>
  /** Paths of pages by source and folder. */
  readonly slugs: Map<string, ReadonlyMap<ApiOperation, string>>
  /** In the default language of the site. */
  readonly names: GroupNames
}

/** A group of generated pages. */
export function groupEntry(name: string, entries: readonly NavigationEntry[]): GroupEntry {
  return { kind: 'group', at: AT, name, entries }
}

/** Returns the path of the page of each operation of a source in a folder, unless another page has it. */
export function pathsOf(source: ApiSource, folder: string): ReadonlyMap<ApiOperation, string> {
  const folders = new Map<string, string>()
  return slugsOf(source.operations, ({ tags: [tag], kind }) => {
    const name = tag?.trim() || (kind === 'webhook' ? 'webhooks' : 'other')
    const known = folders.get(name)
    if (known !== undefined) return known
    const made = `${folder}/${slugOfName(name)}`
    folders.set(name, made)
    return made
  })
}

/** Returns the entry of an operation's page, which is generated unless an authored page describes it; nothing for a hidden one. */
export function pageEntry(
  operation: ApiOperation,
  source: ApiSource,
  folder: string,
  state: ReferenceState,
): readonly PageEntry[] {
  const { written, taken, pages, made } = state
  const entry = (path: string): PageEntry => ({ kind: 'page', at: AT, path, written: path })
  const own = written.byOperation.get(operation)
  if (own !== undefined) return [entry(own)]
  const before = made.get(operation)
  if (before !== undefined) return operation.hidden ? [] : [entry(before)]
  let path = slugsIn(source, folder, state).get(operation) ?? folder
  while (taken.has(path.toLowerCase())) path = `${path}-api`
  taken.add(path.toLowerCase())
  made.set(operation, path)
  pages.push(summaryOf(operation, path, source))
  written.endpoints.set(path, { operation, source })
  return operation.hidden ? [] : [entry(path)]
}

function slugsIn(
  source: ApiSource,
  folder: string,
  { slugs }: ReferenceState,
): ReadonlyMap<ApiOperation, string> {
  const key = `${source.file}\n${folder}`
  const known = slugs.get(key) ?? pathsOf(source, folder)
  slugs.set(key, known)
  return known
}

/** The groups of one source; its pages are added to those that are generated. Pages that the navigation lists are left out. */
export function entriesOf(source: ApiSource, folder: string, state: ReferenceState): readonly GroupEntry[] {
  const group = ({ label, groups, operations }: ApiGroup): readonly GroupEntry[] => {
    const pages = operations
      .flatMap(operation => pageEntry(operation, source, folder, state))
      .filter(({ path }) => !state.listed.has(path))
    const entries = [...pages, ...groups.flatMap(group)]
    return entries.length === 0 ? [] : [groupEntry(label, entries)]
  }
  return groupsOf(source, state.names).flatMap(group)
}
