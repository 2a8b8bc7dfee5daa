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
