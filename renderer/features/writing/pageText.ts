import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { hashText } from '../../../shared/text/hash.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import { isOutdated, readPageText } from '../../host/documents/read-page.ts'
import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { Source } from '../../preview-frame/writing/protocol.ts'

/** The page parsed last: only one is written on at a time. */
const lastOf = perSite(() => ({ page: undefined as ParsedPage | undefined }))

/** The page of a file as this window has it, parsed incrementally; `undefined` before it is loaded. */
export function pageNow(site: Site, file: string): ParsedPage | undefined {
  const { text } = documentsOf(site).known(file) ?? {}
  if (text === undefined) return undefined
  const last = lastOf(site)
  if (last.page?.file === file && last.page.text === text && !isOutdated(last.page)) return last.page
  last.page = readPageText(file, text, last.page?.file === file ? last.page : undefined)
  return last.page
}

/** Stands for the text of a file as this window has it; the patch that shows it says the same. */
export function sourceNow(site: Site, file: string): Source | undefined {
  const page = pageNow(site, file)
  return page && hashText(page.text)
}
