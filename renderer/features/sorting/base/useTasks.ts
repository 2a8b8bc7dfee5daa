import { useMemo, useState } from 'react'
import { operationsOf, useGeneratedEntries } from '../../../host/site/generated-entries.ts'
import { usePages } from '../../../host/site/pages.ts'
import { useProjectState } from '../../../host/site/project.ts'
import type { Rows } from '../../entries/rows.ts'
import { useKeptPages } from './keptPages.ts'
import { findTasks, type Tasks } from './tasks.ts'

/** What is to be sorted out; undefined until every page was read once. */
export function useTasks(tree: Rows): Tasks | undefined {
  const pages = usePages()
  const kept = useKeptPages()
  const isRead = useProjectState(({ indexed, total }) => indexed >= total)
  const [wasRead, setWasRead] = useState(isRead)
  if (isRead && !wasRead) setWasRead(true)
  const entries = useGeneratedEntries()
  return useMemo(() => {
    const generated = new Set(operationsOf(entries).flatMap(({ page }) => page ?? []))
    return wasRead ? findTasks(tree, pages, { kept, generated }) : undefined
  }, [wasRead, tree, pages, kept, entries])
}
