import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

interface HoveredSetting {
  /** JSON pointer of the value in docs.json that the person is at; the preview outlines what it draws. */
  readonly pointer?: string | undefined
}

/** What the person is at in the settings. */
export const useHoveredSetting = siteStore<HoveredSetting>(() => ({}))

/** Says what the person is at; nothing where they left the settings. */
export function hoverSetting(site: Site, pointer: string | undefined): void {
  if (useHoveredSetting.of(site).getState().pointer !== pointer)
    useHoveredSetting.of(site).setState({ pointer })
}
