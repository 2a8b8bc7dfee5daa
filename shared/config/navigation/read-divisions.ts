import { isObject } from '../json/value.ts'
import type { DocsConfig } from '../schema/types.generated.ts'
import type { Divisions } from './divisions.ts'
import type { NavigationEntry } from './entry.ts'
import { newerDivisions } from './newer-divisions.ts'
import { readNewerNavigation } from './newer-navigation.ts'
import { olderDivisions } from './older-divisions.ts'

/**
 * Reads the divisions of a site, in either form of docs.json; `navigation` is the result of `readNavigation`,
 * with what API descriptions add.
 */
export const readDivisions = (config: DocsConfig, navigation: readonly NavigationEntry[]): Divisions =>
  isObject(config.navigation)
    ? newerDivisions({ ...readNewerNavigation(config.navigation), entries: navigation })
    : olderDivisions(config, navigation)
