import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import { levelKindAt, listsAt, NAVIGATION } from './kinds.ts'

/** The lists of the older form. */
const OLDER = ['versions', 'tabs', 'anchors', 'navigation'] as const

/** Returns every entry below a path, each before what is in it; for the navigation, all of them. */
export function entriesAt(config: unknown, below: JsonPath): readonly JsonPath[] {
  const found: JsonPath[] = []
  const list = (at: JsonPath) => {
    const items = valueAt(config, at)
    if (!isList(items)) return
    for (const [index] of items.entries()) {
      const path = [...at, index]
      found.push(path)
      if (levelKindAt(config, path)) level(path)
    }
  }
  const level = (at: JsonPath) => {
    if (typeof valueAt(config, [...at, 'root']) === 'string') found.push([...at, 'root'])
    for (const key of listsAt(config, at)) list([...at, key])
    const global = [...at, 'global']
    if (isObject(valueAt(config, global))) for (const key of listsAt(config, global)) list([...global, key])
  }
  const isWhole = below.length === NAVIGATION.length && below[0] === NAVIGATION[0]
  if (isWhole && !isNewer(config)) for (const key of OLDER) list([key])
  else if (isList(valueAt(config, below))) list(below)
  else level(below)
  return found
}
