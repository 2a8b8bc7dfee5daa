import { type FocusEvent, useEffect } from 'react'
import { useSite } from '../../host/scope/site.ts'
import { pointTo } from '../preview/hoveredSetting.ts'

/** The pointer of the row that holds `element`. */
const pointerOf = (element: EventTarget): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-pointer]')?.dataset.pointer : undefined

/** Follows the focus through the rows inside, so that the preview can outline what each draws: spread it on the panel. */
export function usePointing() {
  const site = useSite()
  useEffect(() => () => pointTo(site, undefined), [site])
  return {
    onFocusCapture: ({ target }: FocusEvent) => pointTo(site, pointerOf(target)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) pointTo(site, undefined)
    },
  }
}
