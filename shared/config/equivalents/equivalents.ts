import { isInside, type JsonPath } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { API } from './api.ts'
import type { Rule } from './equivalent.ts'
import { HEADER } from './header.ts'
import { LOOK } from './look.ts'
import { withAt, without, withoutAt } from './values.ts'

/** Every setting that both forms of docs.json have at different paths or in different terms. */
export const equivalents: readonly Rule[] = [...LOOK, ...HEADER, ...API]

/** Keys of the older form at the top of the file; in a file of the newer form they mean nothing. */
const OLDER_ONLY = [
  'tabs',
  'anchors',
  'versions',
  'primaryTab',
  'topAnchor',
  'topbarLinks',
  'topbarCtaButton',
  'footerSocials',
  'modeToggle',
  'backgroundImage',
  'openapi',
]

/**
 * Returns the settings of a file of the newer form at the paths and in the terms of the older one, without the
 * navigation. A value without an equivalent stays where it is.
 */
export function settingsOfNewer(source: JsonObject): JsonObject {
  const written = without(source, [...OLDER_ONLY, 'navigation'])
  return equivalents.reduce((settings, { newer, here, down }) => {
    const value = down && valueAt(written, newer)
    const made = value === undefined ? undefined : down?.(value, () => undefined)
    if (made === undefined || !('value' in made)) return settings
    const isSame = newer.join('/') === here.join('/')
    const rest = isSame ? settings : withoutAt(settings, newer)
    return isObject(rest) ? withAt(rest, here, made.value) : settings
  }, written)
}

/** Names of properties inside links, which the newer form writes in other words. */
const LINK_WORDS: Readonly<Record<string, string>> = { name: 'label', url: 'href' }

/** Returns the path in the newer form of what the older form has at `path`; the same path where it has no equivalent. */
export function newerPath(path: JsonPath): JsonPath {
  const found = equivalents
    .filter(({ here }) => isInside(path, here))
    .toSorted((a, b) => b.here.length - a.here.length)[0]
  if (found === undefined) return path
  const rest = path.slice(found.here.length).map(step => LINK_WORDS[step] ?? step)
  return [...found.newer, ...rest]
}
