import type { ParsedPage } from '../../../../shared/page/parse/parsed-page.ts'
import { isOutdated, readPageText } from '../../../host/documents/read-page.ts'
import { perSite } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'

const lastOf = perSite((): { page?: ParsedPage } => ({}))

/** The page that a text is; only what changed since the last time is parsed. */
export function readPage(site: Site, file: string, text: string): ParsedPage {
  const last = lastOf(site)
  const before = last.page?.file === file ? last.page : undefined
  if (before?.text === text && !isOutdated(before)) return before
  const page = readPageText(file, text, before)
  last.page = page
  return page
}
