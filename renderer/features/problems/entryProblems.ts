import type { Problem } from '../../../shared/text/problem.ts'

const ENTRY = /^\/navigation\/\d+(?:\/pages\/\d+)*(?=\/|$)/

const known = new WeakMap<readonly Problem[], ReadonlyMap<string, readonly Problem[]>>()

/** Returns the problems in docs.json by the pointer of the innermost navigation entry that contains them. */
export function problemsByEntry(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const before = known.get(problems)
  if (before) return before
  const byEntry = new Map<string, Problem[]>()
  for (const problem of problems) {
    const [entry] = ENTRY.exec(problem.pointer ?? '') ?? []
    if (entry === undefined) continue
    const there = byEntry.get(entry)
    if (there) there.push(problem)
    else byEntry.set(entry, [problem])
  }
  known.set(problems, byEntry)
  return byEntry
}
