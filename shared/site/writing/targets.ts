import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Reference } from '../../page/parse/references.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { PageNode } from '../../page/tree/tree.ts'
import type { Span } from '../../page/writing/lines.ts'
import { decodePath } from '../../text/path.ts'
import { findDestination, type Routes } from '../base/routes.ts'
import { readImage, readTarget } from '../base/url.ts'
import { snippetFile } from '../snippets/files.ts'
import { modulesOf } from '../snippets/modules.ts'

/** A part of a page that leads to a file: the address of a link, an image or a snippet, or the name of a snippet's tag. */
export interface TargetSpan extends Span {
  readonly kind: Reference['kind']
  /** The address as the author wrote it, with escapes decoded. */
  readonly target: string
  /** `tag`: it names a file below the folder of snippets. */
  readonly by: 'import' | 'tag'
}

/** The names of tags that an import gives, with the files as written. */
const tagTargets = (page: ParsedPage): ReadonlyMap<string, string> =>
  new Map(modulesOf(page).imports.map(({ local, target }) => [local, target]))

function tagsIn(
  nodes: readonly PageNode[],
  start: number,
  named: ReadonlyMap<string, string>,
): readonly TargetSpan[] {
  return nodes.flatMap((node): readonly TargetSpan[] => {
    if (node.kind !== 'tag' && node.kind !== 'element') return []
    const inside = tagsIn(node.children, start, named)
    const target = node.kind === 'tag' ? named.get(node.name.split('.')[0] ?? '') : undefined
    if (target === undefined || node.range === undefined) return inside
    const from = start + node.range.offset + 1
    return [{ from, to: from + node.name.length, kind: 'snippet', target, by: 'import' }, ...inside]
  })
}

/** Returns what leads to a file in a page, in no certain order. */
export function targetsIn(page: ParsedPage): readonly TargetSpan[] {
  const references = [...page.links, ...page.images, ...page.assets].map(
    ({ kind, target, offset, length, tag }): TargetSpan => ({
      ...{ from: offset, to: offset + length, kind, target },
      by: tag === 'Snippet' ? 'tag' : 'import',
    }),
  )
  const named = tagTargets(page)
  if (named.size === 0) return references
  const tags = page.blocks.flatMap(({ nodes }, index) => tagsIn(nodes, page.offsets[index] ?? 0, named))
  return [...references, ...tags]
}

/** Where a target leads. */
export interface FoundTarget {
  readonly file: string
  /** The id of a heading, if the address names one. */
  readonly anchor?: string
}

/** Returns the file of the repository that a target in `file` leads to; undefined for other addresses. */
export function fileOfTarget(
  routes: Routes,
  file: string,
  { kind, target, by }: Pick<TargetSpan, 'kind' | 'target' | 'by'>,
): FoundTarget | undefined {
  if (kind === 'snippet') {
    const found = snippetFile({ from: file, target, by }, routes.files)
    return found === undefined ? undefined : { file: found }
  }
  const read = (kind === 'link' ? readTarget : readImage)(target)
  if (read?.kind !== 'internal') return undefined
  const { fragment } = read
  const found = findDestination(routes, pathOfFile(file), read)
  const to = found.kind === 'file' ? found.path : routes.pages.get(found.path)?.file
  if (to === undefined) return undefined
  return { file: to, ...(fragment.length > 1 && { anchor: decodePath(fragment.slice(1)) }) }
}
