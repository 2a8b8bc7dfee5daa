import { useMemo } from 'react'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { useProblemsByFile } from '../../host/site/problems.ts'
import { idOf, operationsIn } from './operationRows.ts'

/** The errors and warnings in each operation, by its location. */
export function useProblemsByOperation(api: OutlinedApi): ReadonlyMap<string, readonly Problem[]> {
  const byFile = useProblemsByFile()
  return useMemo(() => {
    const operations = operationsIn(api.groups)
    const ids = new Set(operations.map(idOf))
    const found = new Map<string, Problem[]>()
    for (const file of new Set(operations.map(one => one.file))) {
      for (const problem of byFile.get(file) ?? []) {
        const id = problem.severity === 'notice' ? undefined : holderOf(problem, ids)
        if (id !== undefined) found.set(id, [...(found.get(id) ?? []), problem])
      }
    }
    return found
  }, [api, byFile])
}

function holderOf({ file, pointer = '' }: Problem, ids: ReadonlySet<string>): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    if (ids.has(`${file}#${at}`)) return `${file}#${at}`
  }
  return undefined
}
