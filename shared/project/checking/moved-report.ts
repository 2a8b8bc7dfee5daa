import type { CheckContext } from '../../check/base/context.ts'
import { stampFixes } from '../../check/base/fixes.ts'
import { movedProblems, movedSheets } from '../../check/moved.ts'
import { isScript, loadSnippets } from '../../site/snippets/files.ts'
import { utilitiesFor } from '../../site/styles/load.ts'
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

/** One part of the report of what looks different from the tool that a site comes from. */
export interface MovedBatch {
  /** In order of file and position; those of style sheets come last. */
  readonly problems: readonly Problem[]
  /** How many pages and snippets were read so far, and how many there are. */
  readonly done: number
  readonly total: number
  /** Where the following batch starts; absent in the last one. */
  readonly next?: string
}

/** How many characters of texts one batch covers: other requests are answered between two. */
const BATCH = 250_000

/** Returns what looks different in the current texts of the pages and snippets that follow the file `after`. */
export async function movedBatch(parts: ReportParts, after: string | undefined): Promise<MovedBatch> {
  const { background, checking, listing, plan } = parts
  await background.settled()
  const { rules } = listing
  const all = [...listing.files()].filter(file => rules.isPage(file) || rules.isSnippet(file)).sort()
  const first = after === undefined ? 0 : all.findIndex(file => file > after)
  const context = {
    site: plan.site(),
    pages: plan.pages(),
    settings: checking.rules.settings,
    anchors: () => undefined,
  }
  const texts = new ParsedTexts(parts)
  const problems: Problem[] = []
  let done = first < 0 ? all.length : first
  for (let read = 0; read < BATCH && done < all.length; done++) {
    const file = all[done] ?? ''
    const part = await problemsOf(parts, texts, context, file)
    problems.push(...part.problems)
    read += part.read
  }
  const last = all[done - 1]
  if (done === all.length) problems.push(...movedSheets(plan.sheets.data?.leftOut ?? [], context.settings))
  return {
    ...{ problems, done, total: all.length },
    ...(done < all.length && last !== undefined && { next: last }),
  }
}

interface FilePart {
  readonly problems: readonly Problem[]
  /** The number of characters that were read. */
  readonly read: number
}

async function problemsOf(
  { listing, reader }: ReportParts,
  texts: ParsedTexts,
  context: CheckContext,
  file: string,
): Promise<FilePart> {
  const parsed = await texts.readScreened(file)
  if (parsed === undefined || parsed instanceof Refusal) return { problems: [], read: 0 }
  const { files } = context.site.routes
  const scripts = await loadSnippets(parsed, files, each => texts.script(each), isScript)
  const utilities = await utilitiesFor([parsed])
  const kind = listing.rules.isSnippet(file) ? 'snippet' : 'page'
  const found = reader.work(parsed, page =>
    reader.isCard(page) ? [] : movedProblems(page, { ...context, scripts, utilities }, kind),
  )
  const { text } = parsed.chunking
  return { problems: stampFixes(found, text), read: text.length }
}
