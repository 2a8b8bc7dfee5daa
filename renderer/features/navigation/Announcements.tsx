import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const useAnnouncement = siteStore<{ readonly said: string }>(() => ({ said: '' }))

/** Tells those who do not see the tree what became of it. */
export const announce = (site: Site, said: string): void => useAnnouncement.of(site).setState({ said })

/** Where screen readers hear what was announced. */
export function Announcements() {
  const said = useAnnouncement(state => state.said)
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
