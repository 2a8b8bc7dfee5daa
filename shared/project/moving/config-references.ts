import { applyChanges } from '../../config/edit/apply-changes.ts'
import type { Change } from '../../config/edit/changes.ts'
import { newerPath } from '../../config/equivalents/equivalents.ts'
import { valueCached } from '../../config/json/cached-parse.ts'
import { nodeAt } from '../../config/json/parse.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import { isList } from '../../config/json/value.ts'
import { valueAt } from '../../config/json/value-at.ts'
import { listedPages } from '../../config/navigation/navigation.ts'
import { pagePath } from '../../config/navigation/page-path.ts'
import { frameLinks } from '../../config/read/frame-links.ts'
import type { ConfigReading } from '../../config/read/read.ts'
import type { DocsConfig } from '../../config/schema/types.generated.ts'
import { pathOfFile } from '../../page/summary.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readTarget } from '../../site/base/url.ts'
import type { Site } from '../../site/plan/plan.ts'
import { normalize } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import { isPage } from '../files/kinds.ts'
import { mentionsInConfig, namedFiles, wholeFolder } from './config-files.ts'
import type { FileReference } from './model.ts'
import { addressAfter, type SiteMove } from './relink.ts'

/** Changes of the configuration, and where they are. */
interface LeafChange {
  readonly changes: readonly Change[]
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
  return listedPages(site.navigation).flatMap(({ entry: { at, path, written } }): Leaf[] => {
    const to = paths.get(path)
    if (to === undefined || to === path) return []
    const start = written.indexOf(path)
    const after = start < 0 ? to : written.slice(0, start) + to + written.slice(start + path.length)
    return [{ kind: 'navigation', at, before: written, after: pagePath(after) === to ? after : to }]
  })
}

/** Every address in docs.json that leads to one page, with its location. */
function addresses({
  config,
  divisions,
}: Pick<Site, 'config' | 'divisions'>): readonly { readonly at: JsonPath; readonly written: unknown }[] {
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
    ...frameLinks(config, divisions.all).map(({ at, href }) => ({ at, written: href })),
  ]
}

function addressLeaves(move: SiteMove, site: Pick<Site, 'config' | 'divisions'>): readonly Leaf[] {
  return addresses(site).flatMap(({ at, written }): Leaf[] => {
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

/** The changes of the leaves that are written as expected, and where they are. */
function leafChanges({ root, sources, form }: ConfigReading, leaves: readonly Leaf[]): LeafChange {
  const found = leaves.flatMap(leaf => {
    const path = form === 'newer' ? writtenAt(leaf.at) : leaf.at
    const node = root && nodeAt(root, path)
    if (node?.type !== 'string' || node.value !== leaf.before) return []
    return [{ leaf, node, path, file: sources.locate(path).file }]
  })
  const order = (file: string) => sources.files.indexOf(file)
  found.sort((one, other) => order(one.file) - order(other.file) || one.node.offset - other.node.offset)
  const starts = new Map(sources.files.map(file => [file, lineStarts(sources.text(file))]))
  return {
    changes: found.map(({ leaf, path }) => ({ kind: 'set', path, value: leaf.after })),
    references: found.map(({ leaf: { kind, before, after }, node, file }) => ({
      ...{ file, kind, before, after },
      line: positionAt(starts.get(file) ?? [0], node.offset).line,
    })),
  }
}

/** The path in the newer form of a setting that is known by the path of the older one, or by its own below `newer`. */
function writtenAt(at: JsonPath): JsonPath {
  const [first] = at
  if (first === 'newer') return at.slice(1)
  return first === 'navigation' || first === 'redirects' ? at : newerPath(at)
}

/** The source of each redirect in the file; `undefined` for invalid ones. */
function sourcesIn(config: unknown): readonly (string | undefined)[] {
  const rows = valueAt(config, ['redirects'])
  return (isList(rows) ? rows : []).map(row => {
    const source = valueAt(row, ['source'])
    return typeof source === 'string' ? normalize(source) : undefined
  })
}

/** Removes redirects whose source is an old or a new path of a page: they would conflict with the new ones. */
function redirectChanges(config: unknown, move: SiteMove, rows: readonly Row[]): readonly Change[] {
  const paths = movedPages(move.moved)
  const folder = wholeFolder(move)
  const taken = new Set([
    ...paths.values(),
    ...(folder ? [`${folder.to}/:slug*`] : []),
    ...(rows.length > 0 ? [...paths.keys(), ...rows.map(({ source }) => normalize(source))] : []),
  ])
  const sources = sourcesIn(config)
  const gone = [...sources.keys()].filter(index => taken.has(sources[index] ?? ''))
  const rest = sources.length - gone.length
  return [
    ...gone.toReversed().map((index): Change => ({ kind: 'remove', path: ['redirects', index] })),
    ...rows.map(
      (value, index): Change => ({ kind: 'insert', path: ['redirects'], index: rest + index, value }),
    ),
  ]
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

/** The changes that give the navigation the new paths. */
export const navigationChanges = (
  site: Site,
  reading: ConfigReading,
  moved: SiteMove['moved'],
): readonly Change[] => leafChanges(reading, navigationLeaves(site, movedPages(moved))).changes

/** Every reference in the configuration to one of these files. */
export function configReferences(
  site: Site,
  reading: ConfigReading,
  files: ReadonlySet<string>,
): readonly FileReference[] {
  const paths = new Set([...files].map(pathOfFile))
  const listed = listedPages(site.navigation)
    .filter(({ entry }) => paths.has(entry.path))
    .map(({ entry: { at, written } }): Leaf => ({ kind: 'navigation', at, before: written, after: '' }))
  const named = addresses(site).flatMap(({ at, written }): Leaf[] => {
    const target = typeof written === 'string' ? readTarget(written) : undefined
    if (typeof written !== 'string' || target?.kind !== 'internal') return []
    const found = findDestination(site.routes, '', target)
    const isNamed = target.path !== '' && found.kind === 'page' && paths.has(found.path)
    const kind = at[0] === 'redirects' ? 'redirect' : 'setting'
    return isNamed ? [{ kind, at, before: written, after: '' }] : []
  })
  const others = namedFiles(site.config, new Map([...files].map(file => [file, file]))).map(
    ({ at, before }): Leaf => ({ kind: 'setting', at, before, after: '' }),
  )
  return leafChanges(reading, [...listed, ...named, ...others]).references
}

/** Finds what a move changes in the configuration; `reading` is what `site` was planned from. */
export function moveInConfig(
  move: SiteMove,
  site: Site,
  reading: ConfigReading,
  redirects: boolean,
): LeafChange {
  const paths = movedPages(move.moved)
  const addressed = addressLeaves(move, site)
  const done = new Set(addressed.map(({ at }) => at.join('/')))
  const named = mentionsInConfig(move, site.config)
    .filter(({ at }) => !done.has(at.join('/')))
    .map((one): Leaf => ({ kind: 'setting', ...one }))
  const { changes, references } = leafChanges(reading, [
    ...navigationLeaves(site, paths),
    ...addressed,
    ...patternLeaves(move, site.config),
    ...named,
  ])
  const rows = redirects ? newRedirects(move, paths) : []
  const after = applyChanges(reading.root && valueCached(reading.root), changes)
  const { file } = reading.sources.locate(['redirects'])
  const line = reading.sources.text(file).split('\n').length
  return {
    changes: [...changes, ...redirectChanges(after, move, rows)],
    references: [
      ...references,
      ...rows.map(
        ({ source, destination }): FileReference => ({
          ...{ file, kind: 'redirect', line, before: '' },
          after: `${source} → ${destination}`,
        }),
      ),
    ],
  }
}
