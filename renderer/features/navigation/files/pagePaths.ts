import type { PageSummary } from '../../../../shared/page/summary.ts'
import { isSiteFile } from '../../../../shared/project/files/kinds.ts'
import { isPortable } from '../../../../shared/text/portable.ts'

/** Whether a page or a folder can have this path, and links to it stay readable without escapes. */
export const isPath = (path: string): boolean => isSiteFile(path) && isPortable(path) && !/[#%]/.test(path)

/** Why a page cannot be at `path`, as a message key; `own`: its current path. */
export function pathProblem(
  path: string,
  pages: ReadonlyMap<string, PageSummary>,
  own?: string,
): 'pageExists' | 'pageInvalid' | undefined {
  if (path !== own && pages.has(path)) return 'pageExists'
  return isPath(path) ? undefined : 'pageInvalid'
}
