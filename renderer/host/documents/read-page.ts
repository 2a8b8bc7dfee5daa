import { parsePage } from '../../../shared/page/parse/parse.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { waitingPage } from '../../../shared/page/parse/refused-page.ts'
import { canRead } from './reading.ts'

/** Pages without content, in place of texts that could not be read. */
const empty = new WeakSet<ParsedPage>()

/** Parses a page like `parsePage`; a text that this window can’t read yet, or never can, is a page without content. */
export function readPageText(file: string, text: string, before?: ParsedPage): ParsedPage {
  if (canRead(file, text))
    return parsePage(file, text, before !== undefined && empty.has(before) ? undefined : before)
  const page = waitingPage(file, text)
  empty.add(page)
  return page
}

/** Whether a page is without content, and its text can be read by now. */
export const isOutdated = (page: ParsedPage): boolean => empty.has(page) && canRead(page.file, page.text)

/** Whether a page is without content because its text could not be read. */
export const isUnread = (page: ParsedPage): boolean => empty.has(page)
