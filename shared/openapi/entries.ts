import { formatPointer } from '../config/json/pointer.ts'
import { isObject } from '../config/json/value.ts'
import type { NavigationEntry } from '../config/navigation/entry.ts'
import { readNewerNavigation } from '../config/navigation/newer-navigation.ts'
import { pagePath } from '../config/navigation/page-path.ts'
import type { DocsConfig } from '../config/schema/types.generated.ts'
import type { ApiEntry } from './apis.ts'

const listOf = (value: unknown, at: string): readonly (readonly [written: string, at: string])[] => {
  if (typeof value === 'string') return [[value, at]]
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown, index) =>
    typeof one === 'string' ? [[one, `${at}/${index}`] as const] : [],
  )
}

/** Folder of the pages of descriptions that the site as a whole lists. */
export const REFERENCE_FOLDER = 'api-reference'

/** The API descriptions that docs.json lists, for the whole site, a tab or an anchor. */
export function apiEntries(config: DocsConfig): readonly ApiEntry[] {
  if (isObject(config.navigation)) return newerEntries(config)
  const parts = (['tabs', 'anchors'] as const).flatMap(kind =>
    (config[kind] ?? []).flatMap((part, index) =>
      listOf(part.openapi, `/${kind}/${index}/openapi`).map(([written, at]) => ({
        written,
        at,
        folder: pagePath(part.url ?? '') || REFERENCE_FOLDER,
        isOwn: true,
      })),
    ),
  )
  const whole = listOf(config.openapi, '/openapi').map(([written, at]) => ({
    written,
    at,
    folder: REFERENCE_FOLDER,
  }))
  return [...parts, ...whole].filter(({ written }) => written.trim() !== '')
}

/** In the newer form, levels of the navigation name the descriptions whose operations they show; the site names others for its pages. */
function newerEntries(config: DocsConfig): readonly ApiEntry[] {
  const { entries, api } = readNewerNavigation(config.navigation)
  const named = (level: LevelApi): readonly ApiEntry[] =>
    (level.api?.sources ?? []).map(written => ({
      written,
      at: formatPointer([...level.at, 'openapi']),
      folder: level.api?.directory ?? REFERENCE_FOLDER,
      isOwn: true,
    }))
  const walk = (members: readonly NavigationEntry[]): readonly ApiEntry[] =>
    members.flatMap(member => {
      if (member.kind === 'operation' && member.source !== undefined)
        return [
          { written: member.source, at: formatPointer(member.at), folder: REFERENCE_FOLDER, isOwn: true },
        ]
      return member.kind === 'group' || member.kind === 'division'
        ? [...named(member), ...walk(member.entries)]
        : []
    })
  const whole = listOf(config.openapi, '/api/openapi').map(([written, at]) => ({ written, at }))
  return [...named({ at: ['navigation'], ...(api && { api }) }), ...walk(entries), ...whole]
}

type LevelApi = Pick<Extract<NavigationEntry, { readonly kind: 'division' }>, 'at' | 'api'>
