import { type FocusEvent, useEffect } from 'react'
import { useSite } from '../../host/scope/site.ts'
import { hoverSetting } from '../preview/hoveredSetting.ts'

/** The pointer of the row that contains `element`. */
const pointerOf = (element: EventTarget): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-pointer]')?.dataset.pointer : undefined

/** Tracks the focus in the rows inside, so that the preview can outline what each affects: spread it on the panel. */
export function useReportedSetting() {
  const site = useSite()
  useEffect(() => () => hoverSetting(site, undefined), [site])
  return {
    onFocusCapture: ({ target }: FocusEvent) => hoverSetting(site, pointerOf(target)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) hoverSetting(site, undefined)
    },
  }
}
