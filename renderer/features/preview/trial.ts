import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { Vision } from '../../preview-frame/vision.ts'

/** Temporary changes of the preview that change no file. */
interface Trial {
  /** CSS of a theme being tried. */
  readonly theme?: string | undefined
  /** The site's own style sheets and utility classes apply. */
  readonly ownStyles: boolean
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
export const useTrial = siteStore<Trial>(() => ({ ownStyles: true, vision: 'full' }))

/** Tries a theme in the preview, or returns to its own. */
export const tryTheme = (site: Site, theme: string | undefined): void => useTrial.of(site).setState({ theme })

/** Shows the preview with or without the site's own styles. */
export const showOwnStyles = (site: Site, ownStyles: boolean): void =>
  useTrial.of(site).setState({ ownStyles })
