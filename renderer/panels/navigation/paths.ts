import type { PageSummary } from '../../../shared/page/summary.ts'

const isPath = (path: string): boolean =>
  /^[\p{L}\p{N}_.-]+(\/[\p{L}\p{N}_.-]+)*$/u.test(path) && !/(^|\/)\./.test(path)

/** Why a page cannot be at `path`, as the name of a message; `own`: the path that it has now. */
export function pathProblem(
  path: string,
  pages: ReadonlyMap<string, PageSummary>,
  own?: string,
): 'pageExists' | 'pageInvalid' | undefined {
  if (path !== own && pages.has(path)) return 'pageExists'
  return isPath(path) ? undefined : 'pageInvalid'
}
