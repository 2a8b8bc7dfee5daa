import { isList, isObject } from '../../../shared/config/json/value.ts'
import { readTarget } from '../../../shared/site/base/url.ts'
import { normalize } from '../../../shared/text/path.ts'
import { isText, own } from '../base/values.ts'

/** The final destination of a redirect. */
export interface RedirectEnd {
  /** `loop`: it returns to itself; `chain`: its destination is redirected again. */
  readonly state: 'straight' | 'chain' | 'loop'
  /** The final path; for a chain, not the written destination. */
  readonly end: string | undefined
}

interface Written {
  readonly source: string
  readonly destination: string
}

function written(item: unknown): Written | undefined {
  const [source, destination] = [own(item, 'source'), own(item, 'destination')]
  return isText(source) && isText(destination) && source !== '' && destination !== ''
    ? { source, destination }
    : undefined
}

/** The path in this site that a destination names; `undefined` for other sites. */
function positionOf(destination: string): string | undefined {
  const target = readTarget(destination)
  return target?.kind === 'internal' ? normalize(target.path) : undefined
}

/** Returns a function that follows a destination to its end, `undefined` for a loop. Each redirect is followed only once. */
function follower(items: readonly unknown[]): (destination: string) => string | undefined {
  const next = new Map<string, string>()
  for (const item of items) {
    const redirect = written(item)
    if (!redirect || /[:*]/.test(redirect.source)) continue
    const from = normalize(redirect.source)
    if (!next.has(from)) next.set(from, redirect.destination)
  }
  const known = new Map<string, string | undefined>()
  return destination => {
    const passed = new Set<string>()
    let end: string | undefined = destination
    let path = positionOf(destination)
    while (path !== undefined && next.has(path) && !known.has(path) && !passed.has(path)) {
      passed.add(path)
      end = next.get(path) ?? ''
      path = positionOf(end)
    }
    if (path !== undefined && passed.has(path)) end = undefined
    else if (path !== undefined && known.has(path)) end = known.get(path)
    for (const each of passed) known.set(each, end)
    return end
  }
}

/** The end of each redirect in the list. Redirects with patterns (`:slug`, `*`) count as straight. */
export function redirectEnds(items: unknown): readonly RedirectEnd[] {
  if (!isList(items)) return []
  const follow = follower(items)
  return items.map(item => {
    const redirect = written(item)
    if (!redirect) return { state: 'straight', end: undefined }
    const end = follow(redirect.destination)
    if (end === undefined) return { state: 'loop', end }
    return { state: end === redirect.destination ? 'straight' : 'chain', end }
  })
}

/** The list with every chain straightened, with the same final destinations. `ends` are those of the list. */
export const straightened = (items: readonly unknown[], ends: readonly RedirectEnd[]): readonly unknown[] =>
  items.map((item, index) => {
    const found = ends[index]
    return found?.state === 'chain' && isObject(item) ? { ...item, destination: found.end } : item
  })
