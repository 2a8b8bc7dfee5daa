import { insertItem, removeAt } from '../../config/edit/edit.ts'
import { type JsonNode, nodeAt, parseJson } from '../../config/json/parse.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
import { pagePath } from '../../config/navigation/page-path.ts'
import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import type { DocsConfig } from '../../config/schema/types.generated.ts'
import { pathOfFile } from '../../page/summary.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readTarget } from '../../site/base/url.ts'
import type { Site } from '../../site/plan/plan.ts'
import { composeEdits, editInTurn } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { normalize } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import { isPage } from '../files/kinds.ts'
import { mentionsInConfig, wholeFolder } from './config-files.ts'
import type { FileReference } from './model.ts'
import { addressAfter, type SiteMove } from './relink.ts'

/** What a move changes in docs.json. */
interface ConfigChange {
  readonly edits: TextEdits
  readonly references: readonly FileReference[]
}

/** A redirect to add. */
interface Row {
  readonly source: string
  readonly destination: string
}

interface Leaf {
  readonly kind: FileReference['kind']
  readonly at: JsonPath
  readonly before: string
  readonly after: string
}

/** New path of every page that moves, by its old one. */
const movedPages = (moved: SiteMove['moved']): ReadonlyMap<string, string> =>
  new Map([...moved].filter(([from]) => isPage(from)).map(([from, to]) => [pathOfFile(from), pathOfFile(to)]))

function navigationLeaves(site: Site, paths: ReadonlyMap<string, string>): readonly Leaf[] {
  return pagesInOrder(site.navigation).flatMap(({ at, path, written }): Leaf[] => {
    const to = paths.get(path)
    if (to === undefined || to === path) return []
    const start = written.indexOf(path)
    const after = start < 0 ? to : written.slice(0, start) + to + written.slice(start + path.length)
    return [{ kind: 'navigation', at, before: written, after: pagePath(after) === to ? after : to }]
  })
}

/** Every address in docs.json that leads to one page, with its location. */
function addresses(config: DocsConfig): readonly { readonly at: JsonPath; readonly written: unknown }[] {
  const { logo, topbarLinks, topbarCtaButton, redirects } = config
  const lists: readonly { at: JsonPath; written: unknown }[] = [
    ...(topbarLinks ?? []).map((link, index) => ({ at: ['topbarLinks', index, 'url'], written: link?.url })),
    ...(redirects ?? []).map((redirect, index) => ({
      at: ['redirects', index, 'destination'],
      written: redirect?.destination,
    })),
  ]
  return [
    { at: ['logo', 'href'], written: typeof logo === 'object' ? logo?.href : undefined },
    { at: ['topbarCtaButton', 'url'], written: topbarCtaButton?.url },
    ...lists,
  ]
}

function addressLeaves(move: SiteMove, config: DocsConfig): readonly Leaf[] {
  return addresses(config).flatMap(({ at, written }): Leaf[] => {
    const target = typeof written === 'string' ? readTarget(written) : undefined
    if (typeof written !== 'string' || target?.kind !== 'internal' || /[:*]/.test(target.path)) return []
    // The destination of a redirect is relative to the root, however it is written.
    const rooted = at[0] === 'redirects' ? { ...target, path: `/${normalize(target.path)}` } : target
    const path = addressAfter(move, { before: '', after: '' }, rooted)
    if (path === undefined) return []
    const kind = at[0] === 'redirects' ? 'redirect' : 'setting'
    return [{ kind, at, before: written, after: path + target.query + target.fragment }]
  })
}

function leafEdits(text: string, leaves: readonly Leaf[]): ConfigChange {
  const { root } = parseJson(text)
  const starts = lineStarts(text)
  const found = leaves
    .map(leaf => ({ leaf, node: root && nodeAt(root, leaf.at) }))
    .filter(
      (one): one is { leaf: Leaf; node: JsonNode } =>
        one.node?.type === 'string' && one.node.value === one.leaf.before,
    )
    .sort((a, b) => a.node.offset - b.node.offset)
  return {
    edits: found.map(({ leaf, node }) => ({
      offset: node.offset,
      length: node.length,
      text: JSON.stringify(leaf.after),
    })),
    references: found.map(({ leaf: { kind, before, after }, node }) => ({
      file: CONFIG_FILE,
      kind,
      line: positionAt(starts, node.offset).line,
      before,
      after,
    })),
  }
}

/** The source of each redirect in the file; `undefined` for invalid ones. */
function sourcesIn(text: string): readonly (string | undefined)[] {
  const { root } = parseJson(text)
  const list = root && nodeAt(root, ['redirects'])
  if (list?.type !== 'array') return []
  return (list.children ?? []).map(item => {
    const source = nodeAt(item, ['source'])?.value
    return typeof source === 'string' ? normalize(source) : undefined
  })
}

/** Removes redirects whose source is an old or a new path of a page: they would conflict with the new ones. */
function redirectEdits(text: string, move: SiteMove, rows: readonly Row[]): TextEdits {
  const paths = movedPages(move.moved)
  const folder = wholeFolder(move)
  const taken = new Set([
    ...paths.values(),
    ...(folder ? [`${folder.to}/:slug*`] : []),
    ...(rows.length > 0 ? [...paths.keys(), ...rows.map(({ source }) => normalize(source))] : []),
  ])
  const sources = sourcesIn(text)
  const gone = [...sources.keys()].filter(index => taken.has(sources[index] ?? ''))
  const removed = editInTurn(text, gone.toReversed(), (now, index) => removeAt(now, ['redirects', index]))
  let rest = sources.length - gone.length
  const added = editInTurn(applyEdits(text, removed), rows, (now, row) =>
    insertItem(now, ['redirects'], rest++, row),
  )
  return composeEdits(removed, added)
}

/** The redirects from old paths to new ones: one for a whole folder, otherwise one per page. */
function newRedirects(move: SiteMove, paths: ReadonlyMap<string, string>): readonly Row[] {
  const folder = wholeFolder(move)
  if (folder) return [{ source: `/${folder.from}/:slug*`, destination: `/${folder.to}/:slug*` }]
  const pairs = [...paths].filter(([from, to]) => from !== to)
  return pairs.map(([from, to]) => ({ source: `/${from}`, destination: `/${to}` }))
}

/** Redirects with a pattern into a folder that moves lead to its new path. */
function patternLeaves(move: SiteMove, config: DocsConfig): readonly Leaf[] {
  const folder = wholeFolder(move)
  if (!folder) return []
  return (config.redirects ?? []).flatMap((redirect, index): Leaf[] => {
    const before: unknown = redirect?.destination
    if (typeof before !== 'string' || !before.startsWith(`/${folder.from}/`) || !/[:*]/.test(before))
      return []
    const after = `/${folder.to}${before.slice(folder.from.length + 1)}`
    return [{ kind: 'redirect', at: ['redirects', index, 'destination'], before, after }]
  })
}

/** The text of docs.json with the new paths in its navigation. */
export const withMovedNavigation = (site: Site, text: string, moved: SiteMove['moved']): string =>
  applyEdits(text, leafEdits(text, navigationLeaves(site, movedPages(moved))).edits)

/** Every reference in docs.json to one of these pages. */
export function configReferences(
  site: Site,
  text: string,
  files: ReadonlySet<string>,
): readonly FileReference[] {
  const paths = new Set([...files].map(pathOfFile))
  const listed = pagesInOrder(site.navigation)
    .filter(({ path }) => paths.has(path))
    .map(({ at, written }): Leaf => ({ kind: 'navigation', at, before: written, after: '' }))
  const named = addresses(site.config).flatMap(({ at, written }): Leaf[] => {
    const target = typeof written === 'string' ? readTarget(written) : undefined
    if (typeof written !== 'string' || target?.kind !== 'internal') return []
    const found = findDestination(site.routes, '', target)
    const isNamed = target.path !== '' && found.kind === 'page' && paths.has(found.path)
    const kind = at[0] === 'redirects' ? 'redirect' : 'setting'
    return isNamed ? [{ kind, at, before: written, after: '' }] : []
  })
  return leafEdits(text, [...listed, ...named]).references
}

/** Finds what a move changes in docs.json; `text` is what `site` was planned from. */
export function moveInConfig(move: SiteMove, site: Site, text: string, redirects: boolean): ConfigChange {
  const paths = movedPages(move.moved)
  const addressed = addressLeaves(move, site.config)
  const done = new Set(addressed.map(({ at }) => at.join('/')))
  const named = mentionsInConfig(move, site.config)
    .filter(({ at }) => !done.has(at.join('/')))
    .map((one): Leaf => ({ kind: 'setting', ...one }))
  const leaves = [
    ...navigationLeaves(site, paths),
    ...addressed,
    ...patternLeaves(move, site.config),
    ...named,
  ]
  const { edits, references } = leafEdits(text, leaves)
  const after = applyEdits(text, edits)
  const rows = redirects ? newRedirects(move, paths) : []
  const added = redirectEdits(after, move, rows)
  const line = text.split('\n').length
  return {
    edits: composeEdits(edits, added),
    references: [
      ...references,
      ...rows.map(
        ({ source, destination }): FileReference => ({
          file: CONFIG_FILE,
          kind: 'redirect',
          line,
          before: '',
          after: `${source} → ${destination}`,
        }),
      ),
    ],
  }
}
