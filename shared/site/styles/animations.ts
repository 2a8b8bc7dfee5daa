import type { CssNode } from 'css-tree'
import { CLASS_PREFIX } from './class-prefix.ts'
import { partsOf } from './values.ts'

/** Words of `animation` that name no keyframes. */
const KEYWORDS: ReadonlySet<string> = new Set(
  [
    'none auto infinite normal reverse alternate alternate-reverse forwards backwards both running paused',
    'ease linear ease-in ease-out ease-in-out step-start step-end replace add accumulate',
    'initial inherit unset revert revert-layer',
  ]
    .join(' ')
    .split(' '),
)

const FRAMES = /^(?:from|to|[\d.]+%)(?:,(?:from|to|[\d.]+%))*$/i

/** What makes the animations of a rule as short as none for readers who ask for less motion: its end shows at once. */
export const STILL =
  '@media (prefers-reduced-motion:reduce){animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;}'

/** Whether a property says how something is animated; its importance is left out, so that {@link STILL} holds. */
export const isAnimation = (property: string): boolean => /^(?:-webkit-)?animation\b/.test(property)

/** Whether a property starts an animation. */
export const startsAnimation = (property: string): boolean =>
  /^(?:-webkit-)?animation(?:-name)?$/.test(property)

/** The name under which an author's keyframes are kept: none that the page itself uses can be set. */
export const keyframesName = (name: string): string => CLASS_PREFIX + name

/** Whether a text says to which moments of an animation declarations belong. */
export const isFrames = (selectors: string): boolean => FRAMES.test(selectors)

/** Lets a value refer to the kept names of keyframes; that of a custom property only if `keyframes` has the name. */
export function renameKeyframes(value: CssNode, property: string, keyframes: ReadonlySet<string>): void {
  const isName = startsAnimation(property)
    ? (name: string) => !(name.startsWith('--') || KEYWORDS.has(name.toLowerCase()))
    : (name: string) => property.startsWith('--') && keyframes.has(name)
  for (const part of partsOf(value))
    if (part.type === 'Identifier' && isName(part.name)) part.name = keyframesName(part.name)
}
