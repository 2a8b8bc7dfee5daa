import type { TFunction } from 'i18next'
import { isList, isObject, type JsonObject } from '../../../../shared/config/json/value.ts'
import type { PageSummary } from '../../../../shared/page/summary.ts'

/** The references to a version besides its own entry. */
export interface VersionUses {
  readonly groups: number
  readonly tabs: number
  readonly anchors: number
  /** Files of the pages whose frontmatter refers to it. */
  readonly pages: readonly string[]
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
