import { useEffect, useMemo, useState } from 'react'
import { isBytes } from '../../../shared/project/bytes.ts'
import { type Merge, mergeOf, mergeOfMarkers } from '../../../shared/project/merging.ts'
import type { ConflictSides } from '../../../shared/project/model.ts'
import { useText } from '../../state/documents.ts'
import { host } from '../../state/host.ts'
import { notifyError } from '../../state/notices.ts'
import { useProject } from '../../state/project.ts'

/** What the dialog shows of a file that has two versions. */
export type Versions =
  /** Changed here and on disk; without `merge` it is gone on one side, or no text. */
  | { readonly kind: 'disk'; readonly sides: ConflictSides; readonly merge?: Merge }
  /** Git wrote both into the text; `mine` and `disk` are its names for them. */
  | { readonly kind: 'git'; readonly merge: Merge; readonly mine: string; readonly disk: string }

/** Both versions of a file; `undefined` while they are read, and where there are no two. */
export function useVersions(file: string): Versions | undefined {
  const isConflict = useProject()?.conflicts.some(conflict => conflict.file === file) ?? false
  const sides = useConflict(isConflict ? file : undefined)
  const text = useText(file)
  return useMemo(() => {
    if (!isConflict) {
      const marked = text === undefined ? undefined : mergeOfMarkers(file, text)
      return marked && { kind: 'git', ...marked }
    }
    if (!sides) return undefined
    const { base = '', mine, disk } = sides
    if (mine === undefined || disk === undefined || isBytes(file)) return { kind: 'disk', sides }
    return { kind: 'disk', sides, merge: mergeOf(file, { base, mine, disk }) }
  }, [file, isConflict, sides, text])
}

function useConflict(file: string | undefined): ConflictSides | undefined {
  const [sides, setSides] = useState<ConflictSides>()
  useEffect(() => {
    if (file === undefined) return
    let isCurrent = true
    host
      .conflict({ file })
      .then(found => isCurrent && setSides(found))
      .catch(notifyError)
    return () => {
      isCurrent = false
    }
  }, [file])
  return sides?.file === file ? sides : undefined
}
