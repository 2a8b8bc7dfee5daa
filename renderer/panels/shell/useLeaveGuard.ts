import { useEffect } from 'react'
import type { ProjectState } from '../../../shared/project/model.ts'

/** Names the window after the site, and asks before it is closed with unsaved work. */
export function useLeaveGuard(project: ProjectState | undefined): void {
  const isDirty = (project?.dirty.length ?? 0) > 0
  const name = project?.name
  useEffect(() => {
    document.title = name === undefined ? 'Galley' : `${isDirty ? '• ' : ''}${name} – Galley`
  }, [name, isDirty])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
