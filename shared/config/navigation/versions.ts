import type { JsonPath } from '../json/pointer.ts'
import type { DocsConfig } from '../schema/types.generated.ts'

/** A version that readers can choose. */
export interface Version {
  readonly name: string
  readonly at: JsonPath
  /** The version is another site. */
  readonly url?: string
  readonly locale?: string
  /** A small label after the name; newer form only. */
  readonly tag?: string
  /** Shown to new readers; true for exactly one of a site's versions. */
  readonly isDefault: boolean
}

/**
 * Returns the versions in their order, each name once; the first is the default unless another one says so.
 */
export function readVersions(config: Pick<DocsConfig, 'versions'>): readonly Version[] {
  const entries = (config.versions ?? []).map((written, index) => ({
    ...(typeof written === 'string' ? { name: written } : written),
    at: ['versions', index],
  }))
  const seen = new Set<string | undefined>()
  const named = entries.filter(({ name }) => {
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew && name?.trim()
  })
  const chosen = named.find(entry => entry.default === true) ?? named[0]
  return named.map(entry => ({
    name: entry.name ?? '',
    at: entry.at,
    isDefault: entry === chosen,
    ...(entry.url ? { url: entry.url } : {}),
    ...(entry.locale ? { locale: entry.locale } : {}),
  }))
}
