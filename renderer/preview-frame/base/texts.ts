import type { FrameTexts } from '../../../shared/site/texts/frame-texts.ts'

const own = typeof document === 'undefined' ? undefined : document.currentScript?.dataset.texts
const given: unknown = JSON.parse(own ?? '{}')

/** A text of this script, from the element that loaded it. */
export function frameText(name: keyof FrameTexts): string {
  const text: unknown = Reflect.get(Object(given), name)
  return typeof text === 'string' ? text : ''
}
