import type { Problem } from '../../../shared/text/problem.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import { problemKey } from './problem-key.ts'
import { allProblems } from './problems.ts'
import { projectOf } from './project.ts'

/** How many problems there were of each key. */
type Counts = ReadonlyMap<string, number>

function counted(problems: readonly Problem[]): Counts {
  const counts = new Map<string, number>()
  for (const problem of problems) {
    const key = problemKey(problem)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** What was there before the first step; absent until that is made. */
const useStore = siteStore<{ readonly before: Counts | undefined }>(() => ({ before: undefined }))

/** Notes the problems that are there when the first step of the person is made: later ones are new. */
export function startNotingNewProblems(site: Site): () => void {
  const first = projectOf(site).getState().step
  const stop = projectOf(site).subscribe(({ step }) => {
    if (step === first) return
    stop()
    useStore.of(site).setState({ before: counted(allProblems(site)) })
  })
  return stop
}

/** Those of some problems that came since the site was opened. */
export function useNewProblems(problems: readonly Problem[]): readonly Problem[] {
  const before = useStore(state => state.before)
  if (!before) return []
  const seen = new Map<string, number>()
  return problems.filter(problem => {
    const key = problemKey(problem)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count > (before.get(key) ?? 0)
  })
}
