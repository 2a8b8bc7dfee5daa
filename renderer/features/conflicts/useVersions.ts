import { useEffect, useMemo, useRef, useState } from 'react'
import type { ConflictSides } from '../../../shared/project/base/model.ts'
import { isBytes } from '../../../shared/project/files/bytes.ts'
import { type Merge, mergeOf, mergeOfMarkers } from '../../../shared/project/saving/merging.ts'
import { notifyError } from '../../host/base/notices.ts'
import { useText } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProject } from '../../host/site/project.ts'

/** What the dialog shows for a file with two versions. */
export type Versions =
  /** Changed here and on disk; without `merge` it is deleted on one side, or not text. */
  | { readonly kind: 'disk'; readonly sides: ConflictSides; readonly merge?: Merge }
  /** Git wrote both versions into the text; `mine` and `disk` are its names for them. */
  | { readonly kind: 'git'; readonly merge: Merge; readonly mine: string; readonly disk: string }

/** Both versions of a file, read again when the disk changes; `undefined` while loading or without a conflict. `gone` is called when the conflict ends. */
export function useVersions(file: string, gone: () => void): Versions | undefined {
  const conflict = useProject()?.conflicts.find(one => one.file === file)
  const isConflict = conflict !== undefined
  const sides = useConflict(isConflict ? file : undefined, conflict?.change)
  const text = useText(file)
  const versions = useMemo((): Versions | undefined => {
    if (!isConflict) {
      const marked = text === undefined ? undefined : mergeOfMarkers(file, text)
      return marked && { kind: 'git', ...marked }
    }
    if (!sides) return undefined
    const { base = '', mine, disk } = sides
    if (mine === undefined || disk === undefined || isBytes(file)) return { kind: 'disk', sides }
    return { kind: 'disk', sides, merge: mergeOf(file, { base, mine, disk }) }
  }, [file, isConflict, sides, text])
  const hadSome = useRef(false)
  useEffect(() => {
    if (versions) hadSome.current = true
    else if (hadSome.current && !isConflict) gone()
  }, [versions, isConflict, gone])
  return versions
}

/** `change`: a new number when the sides must be read again. */
function useConflict(file: string | undefined, change: number | undefined): ConflictSides | undefined {
  const site = useSite()
  const [sides, setSides] = useState<ConflictSides>()
  useEffect(() => {
    if (file === undefined || change === undefined) return
    let isCurrent = true
    site.host
      .conflict({ file })
      .then(found => isCurrent && setSides(found))
      .catch(error => notifyError(site.app, error))
    return () => {
      isCurrent = false
    }
  }, [file, change, site])
  return sides?.file === file ? sides : undefined
}
