import type { JsonPath } from '../json/pointer.ts'
import type { DivisionKind } from '../navigation/containers.ts'
import { isDivisionKind, levelKindAt, listFor, listsAt, NAVIGATION } from './kinds.ts'
import type { Place } from './slot.ts'
import { wrapsInto } from './wrap.ts'

/** Where a division for some entries fits: beside others of its kind, or on a level whose content is divided first. */
export type DivisionHome =
  | { readonly kind: 'beside'; readonly place: Place }
  | { readonly kind: 'divided'; readonly level: JsonPath }

/** Readers choose these for the whole site, so the outermost level is divided. */
const OF_THE_SITE: ReadonlySet<DivisionKind> = new Set<DivisionKind>(['language', 'version', 'product'])

/** The path that all paths begin with. */
function commonStart([first = NAVIGATION, ...others]: readonly JsonPath[]): JsonPath {
  const end = first.findIndex((step, index) => others.some(other => other[index] !== step))
  return end < 0 ? first : first.slice(0, end)
}

/** The navigation and the divisions around all of the entries, from the innermost. */
function levelsAround(config: unknown, entries: readonly JsonPath[]): readonly JsonPath[] {
  const common = commonStart(entries)
  const around = entries.length === 1 ? common.slice(0, -1) : common
  return Array.from({ length: around.length }, (_, count) => around.slice(0, around.length - count)).filter(
    at => {
      const kind = levelKindAt(config, at)
      return kind === 'root' || (kind !== undefined && isDivisionKind(kind))
    },
  )
}

/** Returns where a division of a kind fits around entries in the newer form; `undefined` if nowhere. */
export function divisionHome(
  config: unknown,
  entries: readonly JsonPath[],
  kind: DivisionKind,
): DivisionHome | undefined {
  const levels = levelsAround(config, entries)
  const key = listFor(kind) ?? 'tabs'
  const beside = levels.find(level => listsAt(config, level).includes(key))
  if (beside) {
    const around = commonStart(entries)[beside.length + 1]
    const place: Place =
      typeof around === 'number' && commonStart(entries)[beside.length] === key
        ? { at: [...beside, key, around], position: 'after' }
        : { at: beside, position: 'into' }
    return { kind: 'beside', place }
  }
  const candidates = levels.filter(level => wrapsInto(config, level).includes(kind))
  const level = OF_THE_SITE.has(kind) ? candidates.at(-1) : candidates[0]
  return level && { kind: 'divided', level }
}
