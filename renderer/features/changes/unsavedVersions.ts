import { useEffect, useState } from 'react'
import type { ConflictSides } from '../../../shared/project/base/model.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProject } from '../../host/site/project.ts'

/** The texts of an unsaved file: the draft, the version on disk, and the version the draft is based on. */
export function useUnsavedVersions(file: string | undefined): ConflictSides | undefined {
  const site = useSite()
  const isDirty = useProject()?.dirty.some(dirty => dirty.file === file) ?? false
  const wanted = isDirty ? file : undefined
  const [versions, setVersions] = useState<ConflictSides>()
  useEffect(() => {
    if (wanted === undefined) return
    let isCurrent = true
    site.host
      .conflict({ file: wanted })
      .then(found => isCurrent && setVersions(found))
      .catch(() => isCurrent && setVersions(undefined))
    return () => {
      isCurrent = false
    }
  }, [wanted, site])
  return versions?.file === wanted ? versions : undefined
}

/** The text that an unsaved file was opened with; `undefined` if the file is saved, or new. */
export const useBase = (file: string): string | undefined => useUnsavedVersions(file)?.base
