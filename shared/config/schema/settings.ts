import type { NewerConfig } from './newer.generated.ts'
import type { DocsConfig } from './types.generated.ts'

/** The settings of a file of the newer form under their own names, without the navigation. */
export type NewerSettings = Partial<Omit<NewerConfig, 'navigation'>>

/**
 * The settings of a site in the terms of the older form, whichever form the file has, and those of the newer
 * form, which only files of that form have.
 */
export interface SiteSettings extends DocsConfig {
  readonly newer?: NewerSettings
}
