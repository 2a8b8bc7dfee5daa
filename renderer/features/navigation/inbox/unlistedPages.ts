import { useMemo } from 'react'
import { create } from 'zustand'
import { useSession } from '../../../host/session/session.ts'

/** Paths of pages that shall stand in no group, by the folder of the site. Remembered on this computer. */
const KEY = 'galley.unlisted:'

const store = create<{ readonly folder: string; readonly paths: ReadonlySet<string> }>(() => ({
  folder: '',
  paths: new Set(),
}))

function remembered(folder: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + folder) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter(path => typeof path === 'string') : [])
  } catch {
    return new Set() // written by hand: begin afresh
  }
}

/** The pages that shall stay in no group. */
export function useKept(): ReadonlySet<string> {
  const folder = useSession(({ project }) => project?.folder ?? '')
  const changed = store()
  return useMemo(() => (changed.folder === folder ? changed.paths : remembered(folder)), [folder, changed])
}

/** Remembers that pages shall stand in no group, or no longer. */
export function keepUnlisted(paths: readonly string[], isKept: boolean): void {
  const folder = useSession.getState().project?.folder ?? ''
  const next = new Set(remembered(folder))
  for (const path of paths) {
    if (isKept) next.add(path)
    else next.delete(path)
  }
  localStorage.setItem(KEY + folder, JSON.stringify([...next]))
  store.setState({ folder, paths: next }, true)
}
