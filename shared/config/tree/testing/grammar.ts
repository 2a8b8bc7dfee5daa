import { formatPointer, type JsonPath } from '../../json/pointer.ts'
import { isList, isObject } from '../../json/value.ts'
import { valueAt } from '../../json/value-at.ts'
import {
  entryKindAt,
  isDivisionKind,
  isNewer,
  type LevelKind,
  levelKindAt,
  listsAt,
  listsOf,
  NAVIGATION,
} from '../kinds.ts'
import { hasContent } from '../new-entry.ts'

const MAY_BE_EMPTY = new Set(['pages', 'menu', 'products', 'dropdowns'])

/** Returns the paths of every level of the newer navigation, from the outermost, and of every entry of either form. */
export function levelsAndEntries(config: unknown): {
  levels: readonly JsonPath[]
  entries: readonly JsonPath[]
} {
  const levels: JsonPath[] = []
  const entries: JsonPath[] = []
  const list = (at: JsonPath) => {
    const items = valueAt(config, at)
    if (!isList(items)) return
    for (const [index] of items.entries()) {
      const path = [...at, index]
      entries.push(path)
      if (levelKindAt(config, path)) level(path)
    }
  }
  const level = (at: JsonPath) => {
    levels.push(at)
    for (const key of [...listsAt(config, at)]) list([...at, key])
    if (isObject(valueAt(config, [...at, 'global']))) {
      levels.push([...at, 'global'])
      for (const key of listsAt(config, [...at, 'global'])) list([...at, 'global', key])
    }
    if (typeof valueAt(config, [...at, 'root']) === 'string') entries.push([...at, 'root'])
  }
  if (isNewer(config)) level(NAVIGATION)
  else {
    levels.push(NAVIGATION)
    for (const key of ['navigation', 'tabs', 'anchors', 'versions']) list([key])
  }
  return { levels, entries }
}

/** Returns what the grammar of the newer form forbids in a configuration: a kind of mistake and where. */
export function mistakes(config: unknown): readonly string[] {
  if (!isNewer(config)) return []
  return levelsAndEntries(config).levels.flatMap(at => mistakesOf(config, at))
}

function mistakesOf(config: unknown, at: JsonPath): readonly string[] {
  const kind: LevelKind = levelKindAt(config, at) ?? 'root'
  const lists = listsAt(config, at)
  const where = formatPointer(at)
  const isGlobal = kind === 'global'
  return [
    ...(lists.length > 1 && !isGlobal ? [`two lists ${where}`] : []),
    ...lists.filter(key => !listsOf(kind).includes(key)).map(key => `${key} in ${kind} ${where}`),
    ...lists.flatMap(key => {
      const items = valueAt(config, [...at, key])
      const entries = isList(items) ? items : []
      const isEmpty = entries.length === 0 && !isGlobal && !MAY_BE_EMPTY.has(key)
      const isPages = key === 'pages'
      const wrong = entries.filter(item => !isObject(item) && !(isPages && typeof item === 'string'))
      const lost = isGlobal ? entries.filter(item => isObject(item) && item.href === undefined) : []
      return [
        ...(isEmpty ? [`empty ${key} ${where}`] : []),
        ...wrong.map(() => `wrong item ${where}`),
        ...lost.map(() => `no address ${where}`),
      ]
    }),
    ...(valueAt(config, [...at, 'href']) !== undefined &&
    lists.some(key => valueAt(config, [...at, key, 0]) !== undefined)
      ? [`link with content ${where}`]
      : []),
    ...(isDivisionKind(kind) && !hasContent(valueAt(config, at)) ? [`no content ${where}`] : []),
    ...(entryKindAt(config, at) === 'group' && lists.some(key => key !== 'pages')
      ? [`divisions in group ${where}`]
      : []),
  ]
}
