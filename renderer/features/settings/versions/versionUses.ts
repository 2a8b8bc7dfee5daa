import type { TFunction } from 'i18next'
import { isList, isObject, type JsonObject } from '../../../../shared/config/json/value.ts'
import type { PageSummary } from '../../../../shared/page/summary.ts'
import { isText, own } from '../../../fields/base/values.ts'

/** The references to a version besides its own entry. */
export interface VersionUses {
  readonly groups: number
  readonly tabs: number
  readonly anchors: number
  /** Files of the pages whose frontmatter refers to it. */
  readonly pages: readonly string[]
}

const nameOf = (entry: unknown): unknown => (isText(entry) ? entry : own(entry, 'name'))

/** `entry` with another name, in its own form. */
const named = (entry: unknown, name: string): unknown => (isObject(entry) ? { ...entry, name } : name)

/** `value` with each `version` equal to `from`, at any depth, changed to `to` (absent: removed). */
function swap(value: unknown, from: string, to: string | undefined): unknown {
  if (isList(value)) return value.map(item => swap(item, from, to))
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, inside]): [string, unknown][] => {
    if (key !== 'version' || inside !== from) return [[key, swap(inside, from, to)]]
    return to === undefined ? [] : [[key, to]]
  })
  return Object.fromEntries(entries)
}

const LISTS = ['navigation', 'tabs', 'anchors'] as const

function withUses(config: JsonObject, from: string, to: string | undefined): JsonObject {
  const swapped = LISTS.filter(key => Object.hasOwn(config, key)).map(
    key => [key, swap(config[key], from, to)] as const,
  )
  return { ...config, ...Object.fromEntries(swapped) }
}

/** docs.json with a version renamed in every reference. */
export function withRenamed(config: JsonObject, from: string, to: string): JsonObject {
  const { versions } = config
  const renamed = isList(versions)
    ? versions.map(entry => (nameOf(entry) === from ? named(entry, to) : entry))
    : versions
  return { ...withUses(config, from, to), versions: renamed }
}

/** docs.json without a version; with `isFreed`, its content is shown in every version. */
export function withoutVersion(config: JsonObject, name: string, isFreed: boolean): JsonObject {
  const { versions, ...rest } = isFreed ? withUses(config, name, undefined) : config
  const left = isList(versions) ? versions.filter(entry => nameOf(entry) !== name) : versions
  return isList(left) && left.length === 0 ? rest : { ...rest, versions: left }
}

function count(value: unknown, name: string): number {
  if (isList(value)) return value.reduce<number>((sum, item) => sum + count(item, name), 0)
  if (!isObject(value)) return 0
  const own = value.version === name ? 1 : 0
  return own + Object.values(value).reduce<number>((sum, inside) => sum + count(inside, name), 0)
}

/** The references to a version. */
export const usesOf = (config: JsonObject, pages: Iterable<PageSummary>, name: string): VersionUses => ({
  groups: count(config.navigation, name),
  tabs: count(config.tabs, name),
  anchors: count(config.anchors, name),
  pages: [...pages].filter(({ version }) => version === name).map(({ file }) => file),
})

const KINDS = ['groups', 'tabs', 'anchors', 'pages'] as const

/** The references to a version, in words. */
export function describeUses(uses: VersionUses, t: TFunction<'versions'>): string {
  const counts = KINDS.map(kind => {
    const { [kind]: use } = uses
    return { kind, count: typeof use === 'number' ? use : use.length }
  }).filter(({ count }) => count > 0)
  return counts.map(({ kind, count }) => t(kind, { count })).join(', ') || t('unused')
}
