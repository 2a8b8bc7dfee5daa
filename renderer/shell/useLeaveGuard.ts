import { useEffect } from 'react'
import type { ProjectState } from '../../shared/project/base/model.ts'
import { unsaved } from '../host/session/saving.ts'

/** Names the window after the site, and asks before it is closed with unsaved work. */
export function useLeaveGuard(project: ProjectState | undefined): void {
  const isDirty = (project?.dirty.length ?? 0) > 0
  const name = project?.name
  useEffect(() => {
    document.title = name === undefined ? 'Galley' : `${isDirty ? '• ' : ''}${name} – Galley`
  }, [name, isDirty])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved().length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
