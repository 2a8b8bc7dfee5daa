import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { Vision } from '../../preview-frame/vision.ts'

/** Temporary changes of the preview that change no file. */
interface Trial {
  /** CSS of a theme being tried. */
  readonly theme?: string | undefined
  /** The simulated color vision. */
  readonly vision: Vision
}

/** Every kind of color vision, the default first. */
export const VISIONS: readonly Vision[] = [
  'full',
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'achromatopsia',
]

/** The temporary changes of the preview. */
export const useTrial = siteStore<Trial>(() => ({ vision: 'full' }))

/** Tries a theme in the preview, or returns to its own. */
export const tryTheme = (site: Site, theme: string | undefined): void => useTrial.of(site).setState({ theme })
