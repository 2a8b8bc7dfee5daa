import { formatPointer, type JsonPath } from '../../json/pointer.ts'
import { isList, isObject } from '../../json/value.ts'
import { valueAt } from '../../json/value-at.ts'
import { isNewer } from '../../schema/form.ts'
import {
  entryKindAt,
  isDivisionKind,
  type LevelKind,
  levelKindAt,
  listsAt,
  listsOf,
  NAVIGATION,
} from '../kinds.ts'
import { entriesAt } from '../levels.ts'
import { hasContent } from '../new-entry.ts'

const MAY_BE_EMPTY = new Set(['pages', 'menu', 'products', 'dropdowns'])

/** Returns the paths of every level and of every entry. */
export function levelsAndEntries(config: unknown): {
  levels: readonly JsonPath[]
  entries: readonly JsonPath[]
} {
  const entries = entriesAt(config, NAVIGATION)
  const inner = isNewer(config) ? entries.filter(at => levelKindAt(config, at) !== undefined) : []
  const levels = [NAVIGATION, ...inner]
  const globals = levels.map(at => [...at, 'global']).filter(at => isObject(valueAt(config, at)))
  return { levels: [...levels, ...globals], entries }
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
