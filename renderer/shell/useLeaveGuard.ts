import { useEffect } from 'react'
import { useSite } from '../host/scope/site.ts'
import { saveOnLeaving } from '../host/session/autosave.ts'
import { unsaved } from '../host/session/saving.ts'
import { useProjectState } from '../host/site/project.ts'

/** Titles the window after the site, and asks before it is closed with unsaved work. */
export function useLeaveGuard(): void {
  const site = useSite()
  const isDirty = useProjectState(({ dirty }) => dirty.length > 0)
  const name = useProjectState(project => project.name)
  useEffect(() => {
    document.title = `${isDirty ? '• ' : ''}${name} – Galley`
    return () => {
      document.title = 'Galley'
    }
  }, [name, isDirty])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved(site).length > 0) event.preventDefault()
    }
    const leave = () => saveOnLeaving(site)
    window.addEventListener('beforeunload', ask)
    window.addEventListener('blur', leave)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('blur', leave)
    }
  }, [site])
}
