import type { Redirect } from '../../config/schema/types.generated.ts'
import { decodePath, normalize } from '../../text/path.ts'
import { readTarget } from '../base/url.ts'
import { fillPattern, matchPattern, pagePattern } from './redirect-pattern.ts'

/** A redirect that applies to an address. */
export interface RedirectStep {
  /** Its position in the list. */
  readonly index: number
  /** The path it applies to. */
  readonly from: string
  /** Where it leads, with its variables filled in. */
  readonly to: string
}

/** Where an address leads. */
export interface RedirectPath {
  /** The redirects in their order; none if no redirect applies. */
  readonly steps: readonly RedirectStep[]
  /** What is at the end: a page of the site, another site, nothing, or the start of a loop. */
  readonly end: 'page' | 'outside' | 'missing' | 'loop'
}

/** An address of the site as a path: without host, query, fragment and page extension. */
function pathOf(written: string): string {
  const target = readTarget(written.trim())
  const path =
    target?.kind === 'internal' ? target.path : written.trim().replace(/^[a-z]*:?\/\/[^/?#]*|[?#].*$/gis, '')
  return normalize(decodePath(path)).replace(/\.(mdx?|html)$/i, '')
}

/** The first redirect of the list that applies to a path. */
function stepFrom(redirects: readonly Redirect[], path: string): RedirectStep | undefined {
  for (const [index, { source, destination }] of redirects.entries()) {
    const values = source === undefined ? undefined : matchPattern(pagePattern(source), path)
    const target = destination === undefined ? undefined : readTarget(destination)
    if (values === undefined || target === undefined) continue
    const to =
      target.kind === 'internal'
        ? `/${fillPattern(pagePattern(target.path), values)}${target.query}${target.fragment}`
        : target.url.replace(/:([A-Za-z]\w*)\*?/g, (name, key: string) => values.get(key) ?? name)
    return { index, from: path, to }
  }
  return undefined
}

/**
 * Follows an address through the redirects of docs.json as readers are led. A page of the site comes before any
 * redirect.
 */
export function followRedirects(
  redirects: readonly Redirect[],
  address: string,
  hasPage: (path: string) => boolean,
): RedirectPath {
  const steps: RedirectStep[] = []
  const passed = new Set<string>()
  for (let path = pathOf(address); ; ) {
    if (hasPage(path)) return { steps, end: 'page' }
    if (passed.has(path)) return { steps, end: 'loop' }
    passed.add(path)
    const step = stepFrom(redirects, path)
    if (step === undefined) return { steps, end: 'missing' }
    steps.push(step)
    if (readTarget(step.to)?.kind === 'external') return { steps, end: 'outside' }
    path = pathOf(step.to)
  }
}
