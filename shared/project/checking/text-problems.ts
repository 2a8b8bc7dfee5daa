import type { CheckContext } from '../../check/base/context.ts'
import { stampFixes } from '../../check/base/fixes.ts'
import { checkSnippet, pageChecks } from '../../check/check.ts'
import type { PageReader } from '../../page/page-reader.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { isScript, loadSnippets } from '../../site/snippets/files.ts'
import type { Problem } from '../../text/problem.ts'
import type { Later } from '../base/background.ts'
import { inTurns } from '../base/in-turns.ts'
import { withUtilities } from './asked-utilities.ts'
import type { ParsedTexts } from './parsed-texts.ts'

/** What texts are checked with. */
interface CheckedWith {
  readonly reader: PageReader
  readonly later: Later
  readonly texts: ParsedTexts
  /** Returns what rules can look up now. */
  readonly known: () => CheckContext
}

/** Returns the problems of a snippet. */
export async function snippetProblems(
  page: ParsedPage,
  { reader, known }: CheckedWith,
): Promise<readonly Problem[]> {
  const context = await withUtilities(known(), page)
  const found = reader.work(page, each => (reader.isCard(each) ? each.problems : checkSnippet(each, context)))
  return stampFixes(found, page.chunking.text)
}

/** Returns the problems of a page, and whether all of it was checked: it takes too much, or waits, otherwise. */
export async function pageProblems(
  page: ParsedPage,
  { reader, later, texts, known }: CheckedWith,
): Promise<{ readonly problems: readonly Problem[]; readonly isWhole: boolean }> {
  const { files } = known().site.routes
  const scripts = await loadSnippets(page, files, each => texts.script(each), isScript)
  const context = await withUtilities({ ...known(), scripts }, page)
  const all = reader.isCard(page)
    ? undefined
    : await inTurns({ reader, later }, page, () => pageChecks(page, context))
  const found = all ?? reader.work(page, ({ problems }) => problems)
  return { problems: stampFixes(found, page.chunking.text), isWhole: all !== undefined }
}
