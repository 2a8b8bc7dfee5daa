import type { Problem } from '../../../shared/text/problem.ts'

const keys = new WeakMap<Problem, string>()

/** What makes a problem the same one, whatever the language of the window: it may move in its file. */
export function problemKey(problem: Problem): string {
  const known = keys.get(problem)
  if (known !== undefined) return known
  const { file, code, message } = problem
  const key = JSON.stringify([file, code, message])
  keys.set(problem, key)
  return key
}
