import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const useAnnouncement = siteStore<{ readonly said: string }>(() => ({ said: '' }))

/** Announces changes of the tree to people who do not see it. */
export const announce = (site: Site, said: string): void => useAnnouncement.of(site).setState({ said })

/** The live region in which screen readers hear announcements. */
export function Announcements() {
  const said = useAnnouncement(state => state.said)
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
