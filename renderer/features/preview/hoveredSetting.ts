import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

interface HoveredSetting {
  /** JSON pointer of the hovered or focused value in docs.json; the preview outlines what it affects. */
  readonly pointer?: string | undefined
}

/** The hovered or focused setting. */
export const useHoveredSetting = siteStore<HoveredSetting>(() => ({}))

/** Sets the hovered setting; `undefined` when the person left the settings. */
export function hoverSetting(site: Site, pointer: string | undefined): void {
  if (useHoveredSetting.of(site).getState().pointer !== pointer)
    useHoveredSetting.of(site).setState({ pointer })
}
