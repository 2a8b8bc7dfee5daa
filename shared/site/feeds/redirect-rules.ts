import { addressPath, encodePath, type Urls } from '../base/routes.ts'
import { readTarget } from '../base/url.ts'
import type { Site } from '../plan/plan.ts'
import { isPlainPattern, pagePattern, type RedirectPattern } from '../plan/redirect-pattern.ts'

/** A redirect with variables for a browser: the names of the old path, and the new address. */
export type RedirectRule = readonly [from: readonly string[], to: string]

/** A pattern as names: `:slug`, `:slug*` and `*` stand for what they match. */
const namesOf = (pattern: RedirectPattern): readonly string[] =>
  pattern.map(each => (each.kind === 'text' ? each.text : `:${each.name}${each.kind === 'rest' ? '*' : ''}`))

const variable = /^:\w+\*?$/

/** The address of a page in the output of the build; variables stay as they are. */
const outputAddress = (names: readonly string[], urls: Urls | undefined): string => {
  const path = names.map(name => (variable.test(name) ? name : encodePath(name))).join('/')
  return names.at(-1)?.endsWith('*') ? path : addressPath(path, urls)
}

/**
 * Redirects with variables, which the page for missing addresses follows on hosts that read no list: one rule
 * each instead of a file for every page. Addresses below the site start at its root.
 */
export function redirectRules({ config, routes }: Site): readonly RedirectRule[] {
  return (config.redirects ?? []).flatMap(({ source, destination }): readonly RedirectRule[] => {
    const from = source === undefined ? [] : pagePattern(source)
    const target = destination === undefined ? undefined : readTarget(destination)
    if (target === undefined || isPlainPattern(from)) return []
    if (target.kind === 'external') {
      return /^https?:\/\//i.test(target.url) ? [[namesOf(from), target.url]] : []
    }
    return [
      [
        namesOf(from),
        `${outputAddress(namesOf(pagePattern(target.path)), routes.urls)}${target.query}${target.fragment}`,
      ],
    ]
  })
}
