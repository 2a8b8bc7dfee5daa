import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const useAnnouncement = siteStore<{ readonly message: string }>(() => ({ message: '' }))

/** Tells people who cannot see the screen what an action changed. */
export const announce = (site: Site, message: string): void => useAnnouncement.of(site).setState({ message })

/** The live region in which screen readers hear announcements. */
export function Announcements() {
  const message = useAnnouncement(state => state.message)
  return (
    <VisuallyHidden>
      <span role="status">{message}</span>
    </VisuallyHidden>
  )
}
