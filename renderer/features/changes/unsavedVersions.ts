import { useEffect, useState } from 'react'
import type { ConflictSides } from '../../../shared/project/base/model.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProject } from '../../host/site/project.ts'

/** The texts of an unsaved file: the draft, what the disk holds, and what the draft was made from. */
export function useUnsavedVersions(file: string | undefined): ConflictSides | undefined {
  const site = useSite()
  const isDirty = useProject()?.dirty.some(dirty => dirty.file === file) ?? false
  const wanted = isDirty ? file : undefined
  const [sides, setSides] = useState<ConflictSides>()
  useEffect(() => {
    if (wanted === undefined) return
    let isCurrent = true
    site.host
      .conflict({ file: wanted })
      .then(found => isCurrent && setSides(found))
      .catch(() => isCurrent && setSides(undefined))
    return () => {
      isCurrent = false
    }
  }, [wanted, site])
  return sides?.file === wanted ? sides : undefined
}

/** The text that an unsaved file was opened with; `undefined` where it is not unsaved, or new. */
export const useBase = (file: string): string | undefined => useUnsavedVersions(file)?.base
