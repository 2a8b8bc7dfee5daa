import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { Vision } from '../../preview-frame/vision.ts'

/** What the preview shows for the moment, without a change of any file. */
export interface Trial {
  /** Style text of a theme that is looked at. */
  readonly theme?: string | undefined
  /** How the colors of the preview are seen. */
  readonly vision: Vision
}

/** Every kind of color vision, the usual one first. */
export const VISIONS: readonly Vision[] = [
  'full',
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'achromatopsia',
]

/** What the preview shows for the moment. */
export const useTrial = siteStore<Trial>(() => ({ vision: 'full' }))

/** Shows the preview in a theme, or in its own again. */
export const tryTheme = (site: Site, theme: string | undefined): void => useTrial.of(site).setState({ theme })
