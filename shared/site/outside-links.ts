import type { ParsedPage } from '../page/parse/parsed-page.ts'
import { pathOfFile } from '../page/summary.ts'
import { findDestination } from './base/routes.ts'
import { readTarget } from './base/url.ts'
import type { Site } from './plan/plan.ts'

/** Counts the links of a page to pages of divisions that are not built. */
export function linksToOutside({ routes }: Site, { file, links }: ParsedPage): number {
  if (routes.outside === undefined) return 0
  const from = pathOfFile(file)
  return links.filter(link => {
    const target = readTarget(link.target)
    return target?.kind === 'internal' && findDestination(routes, from, target).kind === 'outside'
  }).length
}
