import type { ConfigReading } from '../config/read/read.ts'
import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { Problem } from '../text/problem.ts'
import { checkApiAddresses, checkPageOperation } from './api/descriptions.ts'
import { ConfigCheck } from './base/config-check.ts'
import type { CheckContext } from './base/context.ts'
import { PageCheck } from './base/page-check.ts'
import { checkColors } from './config/colors.ts'
import { checkDivisions } from './config/divisions.ts'
import { checkFiles } from './config/files.ts'
import { checkFonts } from './config/fonts.ts'
import { checkIcons } from './config/icons.ts'
import { checkLinks } from './config/links.ts'
import { checkNavigation } from './config/navigation.ts'
import { checkRedirects } from './config/redirects.ts'
import { checkVersions } from './config/versions.ts'
import { checkWords } from './config/words.ts'
import { checkAddresses, checkPageAddresses } from './external.ts'
import { checkPageAccess } from './page/access.ts'
import { checkPageApi } from './page/api.ts'
import { checkPageCode } from './page/code.ts'
import { checkCodeProse } from './page/code-prose.ts'
import { checkPageEmbeds, checkSnippetEmbeds } from './page/embeds.ts'
import { checkPageFields } from './page/fields.ts'
import { checkPageFiles, checkSnippetFiles } from './page/files.ts'
import { checkPageFormulas } from './page/formulas.ts'
import { checkPageHeadings } from './page/headings.ts'
import { checkPageIcons } from './page/icons.ts'
import { checkLinkKinds, checkPageLinks, checkSnippetLinks } from './page/links.ts'
import { checkLists } from './page/lists.ts'
import { checkPageLooks } from './page/lost-looks.ts'
import { checkPageMerge } from './page/merge.ts'
import { checkPageComponents } from './page/missing-components.ts'
import { checkPageOrder } from './page/order.ts'
import { checkPageParallel } from './page/parallel.ts'
import { checkPagePrograms, checkSnippetPrograms } from './page/programs.ts'
import { checkPageStructure } from './page/structure.ts'
import { checkPageTags } from './page/tags.ts'
import { checkPageTerms } from './page/terms.ts'
import { checkTextColors } from './page/text-colors.ts'
import { checkUnnamed } from './page/unnamed.ts'
import { checkPageWriting } from './page/writing.ts'
import { withoutIgnored } from './settings/ignore.ts'
import { applySettings } from './settings/read.ts'

const CONFIG_RULES = [
  checkNavigation,
  checkDivisions,
  checkVersions,
  checkRedirects,
  checkFiles,
  checkLinks,
  checkAddresses,
  checkApiAddresses,
  checkColors,
  checkFonts,
  checkIcons,
  checkWords,
]

/**
 * Returns every problem of docs.json in order: those of reading it and, if it could be read, those of
 * comparing it with the repository. `known` must be planned from the same reading.
 */
export function checkConfig(reading: ConfigReading, known: CheckContext): readonly Problem[] {
  if (reading.state === 'broken') return applySettings(reading.problems, known.settings)
  const check = new ConfigCheck(reading, known)
  for (const rule of CONFIG_RULES) rule(check)
  return applySettings([...reading.problems, ...check.problems], known.settings)
}

/** Returns the problems of parsing a page and those that checks found, in order, as the settings of the repository and comments in the page say. */
export function problemsOfPage(
  page: ParsedPage,
  found: readonly Problem[],
  { settings }: CheckContext,
): readonly Problem[] {
  const all = applySettings([...page.problems, ...found], settings)
  const left = withoutIgnored(page, all)
  return left === all ? all : applySettings(left, settings)
}

const PAGE_RULES = [
  checkPageOperation,
  checkPageApi,
  checkPageFields,
  checkPageLinks,
  checkLinkKinds,
  checkPageAddresses,
  checkPageFiles,
  checkPageTags,
  checkPagePrograms,
  checkPageMerge,
  checkPageFormulas,
  checkPageHeadings,
  checkPageStructure,
  checkPageIcons,
  checkPageAccess,
  checkUnnamed,
  checkLists,
  checkTextColors,
  checkPageCode,
  checkPageWriting,
  checkPageTerms,
  checkPageParallel,
  checkPageOrder,
  checkPageComponents,
  checkCodeProse,
  checkPageEmbeds,
  checkPageLooks,
]

/**
 * Returns every problem of a page in order: those of parsing it and those of comparing it with the repository.
 * Depends only on the parsed page and on what it looks up in `known`.
 */
export function checkPage(page: ParsedPage, known: CheckContext): readonly Problem[] {
  const steps = pageChecks(page, known)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Like {@link checkPage}, in steps; each yields the number of characters that it covered. */
export function* pageChecks(page: ParsedPage, known: CheckContext): Generator<number, readonly Problem[]> {
  const check = new PageCheck(page, known)
  for (const rule of PAGE_RULES) {
    rule(check)
    yield page.text.length
  }
  return problemsOfPage(page, check.problems, known)
}

const SNIPPET_RULES = [
  checkSnippetLinks,
  checkLinkKinds,
  checkSnippetFiles,
  checkPageTags,
  checkPageIcons,
  checkSnippetPrograms,
  checkPageMerge,
  checkPageFormulas,
  checkSnippetEmbeds,
  checkPageLooks,
]

/** Returns every problem of a snippet in order: those of parsing it, and those that do not depend on the pages that show it. */
export function checkSnippet(page: ParsedPage, known: CheckContext): readonly Problem[] {
  const check = new PageCheck(page, known)
  for (const rule of SNIPPET_RULES) rule(check)
  return problemsOfPage(page, check.problems, known)
}
