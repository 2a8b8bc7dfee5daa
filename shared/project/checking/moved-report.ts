import { stampFixes } from '../../check/base/fixes.ts'
import { movedProblems } from '../../check/moved.ts'
import { isScript, loadSnippets } from '../../site/snippets/files.ts'
import { Refusal } from '../../text/failure.ts'
import type { Problem } from '../../text/problem.ts'
import type { Background } from '../base/background.ts'
import type { Listing } from '../files/listing.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import type { Checking } from './checking.ts'
import { ParsedTexts, type TextParts } from './parsed-texts.ts'

interface ReportParts extends TextParts {
  readonly background: Background
  readonly checking: Checking
  readonly listing: Listing
  readonly plan: SitePlan
}

/** Finds everything in the current texts of pages and snippets that looks different from the tool that the site comes from, in order of file and position. */
export async function movedReport(parts: ReportParts): Promise<readonly Problem[]> {
  const { background, checking, listing, plan, reader } = parts
  await background.idle()
  const texts = new ParsedTexts(parts)
  const { rules } = listing
  const context = {
    site: plan.site(),
    pages: plan.pages(),
    settings: checking.rules.settings,
    anchors: () => undefined,
  }
  const found: Problem[] = []
  const files = [...listing.files()].filter(file => rules.isPage(file) || rules.isSnippet(file))
  for (const file of files.sort()) {
    const parsed = await texts.read(file)
    if (parsed === undefined || parsed instanceof Refusal) continue
    const scripts = await loadSnippets(
      parsed,
      context.site.routes.files,
      each => texts.script(each),
      isScript,
    )
    const problems = reader.work(parsed, page =>
      reader.isCard(page)
        ? []
        : movedProblems(page, { ...context, scripts }, rules.isSnippet(file) ? 'snippet' : 'page'),
    )
    found.push(...stampFixes(problems, parsed.chunking.text))
  }
  return found
}
