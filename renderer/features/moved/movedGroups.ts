import { refusedHost } from '../../../shared/check/base/refused-host.ts'
import { type MovedKind, movedKindOf, movedKinds } from '../../../shared/check/moved.ts'
import type { Problem } from '../../../shared/text/problem.ts'

/** What looks different, of one kind. */
export interface MovedGroup {
  readonly kind: MovedKind
  readonly problems: readonly Problem[]
}

/** Identifies a problem of a report. */
export const movedId = ({ file, offset, code }: Problem): string => `${file}:${offset}:${code}`

/** Groups a report by kind, without what was settled since: fixes that were applied, and hosts that were allowed. */
export function movedGroups(
  problems: readonly Problem[],
  fixed: ReadonlySet<string>,
  allowed: ReadonlySet<string>,
): readonly MovedGroup[] {
  const isLeft = (problem: Problem) => {
    const host = refusedHost(problem)
    return !fixed.has(movedId(problem)) && (host === undefined || !allowed.has(host))
  }
  const left = problems.filter(isLeft)
  return movedKinds
    .map(kind => ({ kind, problems: left.filter(problem => movedKindOf(problem) === kind) }))
    .filter(group => group.problems.length > 0)
}
