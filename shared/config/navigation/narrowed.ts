import { formatPointer, type JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import type { DocsConfig } from '../schema/types.generated.ts'
import type { Choice } from './choice.ts'
import { divisionContainers } from './containers.ts'
import type { DivisionEntry, NavigationEntry } from './entry.ts'
import { readNewerNavigation } from './newer-navigation.ts'

/**
 * Returns the settings of a site that has only the chosen divisions. In the newer form, divisions around them that
 * hold nothing else are kept, and those in which nothing was chosen are not; what is in no division of a chosen kind
 * stays. In the older form, pages are in divisions by their paths and versions, and stay in the navigation.
 */
export function narrowedConfig<Config extends DocsConfig>(config: Config, choice: Choice): Config {
  const { navigation } = config
  if (!isObject(navigation)) return narrowedOlder(config, choice)
  const dropped = new Set<string>()
  const { entries, globals } = readNewerNavigation(navigation)
  drop([...entries, ...globals], choice, dropped)
  return { ...config, navigation: without(navigation, ['navigation'], dropped) }
}

/** Collects the pointers of divisions that are not built; returns whether every entry is one. */
function drop(entries: readonly NavigationEntry[], choice: Choice, dropped: Set<string>): boolean {
  let isEmpty = true
  for (const entry of entries) {
    if (entry.kind === 'division' && isDropped(entry, choice, dropped)) dropped.add(formatPointer(entry.at))
    else isEmpty = false
  }
  return isEmpty
}

function isDropped({ division, entries, globals }: DivisionEntry, choice: Choice, dropped: Set<string>) {
  const names = choice.get(division.kind)
  if (names && !names.has(division.name)) return true
  drop(globals, choice, dropped)
  return drop(entries, choice, dropped) && entries.length > 0
}

/** A level of the navigation without the dropped divisions below it. */
function without(level: JsonObject, at: JsonPath, dropped: ReadonlySet<string>): JsonObject {
  const members = Object.entries(level).map(([key, value]): [string, unknown] => {
    if (key === 'global' && isObject(value)) return [key, without(value, [...at, key], dropped)]
    if (!isList(value) || !divisionContainers.some(container => container.key === key)) return [key, value]
    const list = value.flatMap((item, index) => {
      const path = [...at, key, index]
      if (dropped.has(formatPointer(path))) return []
      return [isObject(item) ? without(item, path, dropped) : item]
    })
    return [key, list]
  })
  return Object.fromEntries(members)
}

/** Whether a division of a kind is built. */
export const isChosen = (choice: Choice, ...[kind, name]: [Parameters<Choice['get']>[0], string?]): boolean =>
  name === undefined || (choice.get(kind)?.has(name) ?? true)

function narrowedOlder<Config extends DocsConfig>(config: Config, choice: Choice): Config {
  const { versions, tabs, anchors } = config
  const nameOf = (version: NonNullable<DocsConfig['versions']>[number]) =>
    typeof version === 'string' ? version : version.name
  const isKept = (kind: 'tab' | 'anchor') => (one: { readonly name?: string; readonly version?: string }) =>
    isChosen(choice, kind, one.name) && isChosen(choice, 'version', one.version)
  return {
    ...config,
    ...(versions && { versions: versions.filter(one => isChosen(choice, 'version', nameOf(one))) }),
    ...(tabs && { tabs: tabs.filter(isKept('tab')) }),
    ...(anchors && { anchors: anchors.filter(isKept('anchor')) }),
  }
}
