import type { CheckContext } from '../../check/base/context.ts'
import { isOnIn } from '../../check/settings/read.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { utilitiesFor } from '../../site/styles/load.ts'

/** Adds the utility classes to what rules can look up, if a rule asks for those of the page. */
export async function withUtilities(context: CheckContext, page: ParsedPage): Promise<CheckContext> {
  const { settings } = context
  if (settings === undefined || !isOnIn(settings, 'moved/class', page.file)) return context
  return { ...context, utilities: await utilitiesFor([page]) }
}
