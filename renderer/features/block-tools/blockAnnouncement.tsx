import { siteStore } from '../../host/scope/per-scope.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

/** What screen readers hear of the last change of blocks. */
export const useBlockAnnouncement = siteStore<{ readonly message: string }>(() => ({ message: '' }))

/** The live region in which screen readers hear what happened to a block. */
export function BlockAnnouncement() {
  const message = useBlockAnnouncement(state => state.message)
  return (
    <VisuallyHidden>
      <span role="status">{message}</span>
    </VisuallyHidden>
  )
}
