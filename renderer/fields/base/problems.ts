import type { Problem } from '../../../shared/text/problem.ts'

/** The problems that a row shows: those of its own value, and nested ones unless nested rows show them. */
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

/** The problems at `pointer` and below it. */
export const problemsInside = (problems: readonly Problem[], pointer: string): readonly Problem[] =>
  problemsAt(problems, pointer, false)
