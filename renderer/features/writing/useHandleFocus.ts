import { type RefObject, useEffect, useRef } from 'react'
import { usePageBlock } from './pageBlock.ts'

/** Lets the handle take the focus when the caret leaves its block by Escape; Escape leads back to the text. */
export function useHandleFocus(
  group: RefObject<HTMLElement | null>,
  isCaret: boolean,
  resume: () => void,
): void {
  const serial = usePageBlock(({ focus }) => focus)
  const seen = useRef(serial)
  useEffect(() => {
    if (serial !== seen.current && isCaret)
      [...(group.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
    seen.current = serial
  }, [serial, isCaret, group])
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && group.current?.contains(event.target)
      if (event.key !== 'Escape' || !isHere) return
      event.preventDefault()
      resume()
    }
    // Before the hints of the buttons, which close by Escape as well.
    window.addEventListener('keydown', back, { capture: true })
    return () => window.removeEventListener('keydown', back, { capture: true })
  }, [group, resume])
}
