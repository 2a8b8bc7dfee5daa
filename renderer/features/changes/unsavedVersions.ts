import { useEffect, useState } from 'react'
import type { ConflictSides } from '../../../shared/project/base/model.ts'
import { host } from '../../host/link/host.ts'
import { useProject } from '../../host/session/session.ts'

/** The texts of an unsaved file: the draft, what the disk holds, and what the draft was made from. */
export function useSides(file: string | undefined): ConflictSides | undefined {
  const isDirty = useProject()?.dirty.some(dirty => dirty.file === file) ?? false
  const wanted = isDirty ? file : undefined
  const [sides, setSides] = useState<ConflictSides>()
  useEffect(() => {
    if (wanted === undefined) return
    let isCurrent = true
    host
      .conflict({ file: wanted })
      .then(found => isCurrent && setSides(found))
      .catch(() => isCurrent && setSides(undefined))
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return sides?.file === wanted ? sides : undefined
}

/** The text that an unsaved file was opened with; `undefined` where it is not unsaved, or new. */
export const useBase = (file: string): string | undefined => useSides(file)?.base
