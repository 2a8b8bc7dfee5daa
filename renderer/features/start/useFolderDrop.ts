import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../host/scope/app-window.ts'

/** Text dragged from field to field is ignored. */
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Opens a folder that is dropped on the window; returns whether something is dragged over it. */
export function useFolderDrop(open: (folder: string) => void, isEnabled: boolean): boolean {
  const app = useApp()
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer?.files ?? []
    const folder = file && app.pathOf(file)
    if (folder && isEnabled) open(folder)
  })
  const over = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    if (isEnabled) setOver(event.type === 'dragover')
  })
  useEffect(() => {
    const listeners = { dragover: over, dragleave: over, drop }
    const all = Object.entries(listeners)
    const called = all.map(
      ([name, run]) => [name, (event: Event) => event instanceof DragEvent && run(event)] as const,
    )
    for (const [name, run] of called) window.addEventListener(name, run)
    return () => {
      for (const [name, run] of called) window.removeEventListener(name, run)
    }
  }, [])
  return isOver
}
