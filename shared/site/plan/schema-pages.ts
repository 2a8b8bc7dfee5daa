import type { Apis } from '../../openapi/apis.ts'
import { nodeKey } from '../../openapi/document/node.ts'
import type { ApiSource } from '../../openapi/document/operations.ts'
import { type NamedSchema, namedSchemas } from '../../openapi/named-schemas.ts'
import { reachableFrom, usedIn } from '../../openapi/reachable.ts'
import { slugOfName } from '../../openapi/slugs.ts'
import type { PageSummary } from '../../page/summary.ts'

/** A schema and the description that contains it. */
export interface FoundSchema extends NamedSchema {
  readonly source: ApiSource
}

/** Pages of schemas, which nothing lists: pages on which a schema does not fit link to them. */
export interface SchemaPages {
  /** By the path of the page. */
  readonly schemas: ReadonlyMap<string, FoundSchema>
  /** Paths of pages by the key of the schema. */
  readonly paths: ReadonlyMap<string, string>
  readonly pages: readonly PageSummary[]
}

const known = new WeakMap<object, PageSummary>()

function summaryOf({ name, node, source }: FoundSchema, path: string): PageSummary {
  const holder = Object(node.value)
  const before = known.get(holder)
  if (before?.path === path) return before
  const made: PageSummary = {
    file: `${path}.mdx`,
    path,
    title: name,
    titled: true,
    openapiSchema: `${source.file} ${name}`,
    generated: true,
    hidden: true,
  }
  known.set(holder, made)
  return made
}

const namedIn = new WeakMap<ApiSource, readonly NamedSchema[]>()

/** The schemas of a description, computed once. */
function schemasOf(source: ApiSource): readonly NamedSchema[] {
  const before = namedIn.get(source)
  if (before) return before
  const made = namedSchemas(source)
  namedIn.set(source, made)
  return made
}

const shownIn = new WeakMap<ApiSource, readonly NamedSchema[]>()

/** Schemas that readers may see: those used only by excluded operations are excluded, too. */
function shownSchemas(source: ApiSource): readonly NamedSchema[] {
  const before = shownIn.get(source)
  if (before) return before
  const reached = reachableFrom(source)
  const made = schemasOf(source).filter(({ node }) => reached?.has(nodeKey(node)) ?? true)
  shownIn.set(source, made)
  return made
}

/** The schemas that operations lead to, or schemas that pages name: readers find no other page. */
function usedSchemas(source: ApiSource, named: readonly FoundSchema[]): readonly NamedSchema[] {
  const roots = named.filter(each => each.source === source).map(({ node }) => node)
  const used = usedIn(source, roots)
  return shownSchemas(source).filter(({ node }) => used?.has(nodeKey(node)) ?? true)
}

/**
 * Plans the pages of schemas in these folders; `taken` has the paths in use, in lower case, and is extended. With the
 * schemas that pages name, only those that something leads to.
 */
export function planSchemas(
  sources: readonly (readonly [source: ApiSource, folder: string])[],
  taken: Set<string>,
  named?: readonly FoundSchema[],
): SchemaPages {
  const schemas = new Map<string, FoundSchema>()
  const paths = new Map<string, string>()
  const pages: PageSummary[] = []
  const counts = new Map<string, number>()
  for (const [source, folder] of sources) {
    for (const { name, node } of named ? usedSchemas(source, named) : shownSchemas(source)) {
      const plain = `${folder}/schemas/${slugOfName(name)}`
      let path = plain
      if (taken.has(plain.toLowerCase())) {
        let count = counts.get(plain.toLowerCase()) ?? 2
        while (taken.has(`${plain}-${count}`.toLowerCase())) count++
        counts.set(plain.toLowerCase(), count)
        path = `${plain}-${count}`
      }
      taken.add(path.toLowerCase())
      const found = { name, node, source }
      schemas.set(path, found)
      paths.set(nodeKey(node), path)
      pages.push(summaryOf(found, path))
    }
  }
  return { schemas, paths, pages }
}

/** Finds the schema that a page names in its frontmatter: `[file] Name`. */
export function findSchema({ sources }: Apis, written: string): FoundSchema | undefined {
  const words = written.trim().split(/\s+/)
  const name = words.at(-1) ?? ''
  const file = words.slice(0, -1).join(' ')
  for (const source of sources) {
    if (file !== '' && !source.file.includes(file.replace(/^(\.?\/+)+/, ''))) continue
    const found = schemasOf(source).find(each => each.name === name)
    if (found) return { ...found, source }
  }
  return undefined
}
