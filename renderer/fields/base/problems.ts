import type { Problem } from '../../../shared/text/problem.ts'

/** The problems a row shows: those of its own value, and of what is inside unless rows inside show them. */
export function problemsAt(
  problems: readonly Problem[],
  pointer: string,
  hasRowsInside: boolean,
): readonly Problem[] {
  return problems.filter(problem => {
    if (problem.pointer === undefined) return false
    return problem.pointer === pointer || (!hasRowsInside && problem.pointer.startsWith(`${pointer}/`))
  })
}

/** How many problems there are at `pointer` and inside. */
export const problemsInside = (problems: readonly Problem[], pointer: string): readonly Problem[] =>
  problemsAt(problems, pointer, false)
