import { useEffect } from 'react'
import { useSite } from '../../host/scope/site.ts'
import { type EarlyKey, useBlockMenu } from './surface.ts'

/** The keys of a list by the inputs that they are in a text. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['insertParagraph', 'Enter'],
  ['insertLineBreak', 'Enter'],
  ['Escape', 'Escape'],
  ['ArrowUp', 'ArrowUp'],
  ['ArrowDown', 'ArrowDown'],
])

/** Does in the field with the focus what a key does there. */
function play({ inputType, text }: EarlyKey): void {
  const key = KEYS.get(inputType)
  const options = { key, bubbles: true, cancelable: true } as const
  if (key !== undefined)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...options, key }))
  else if (inputType.startsWith('delete')) document.execCommand('delete')
  else if (text !== '') document.execCommand('insertText', false, text)
}

/** Does the keys that came before the menu had the focus, in their order, each when the one before is shown. */
export function useEarlyKeys(): void {
  const site = useSite()
  const next = useBlockMenu(({ early }) => early[0])
  useEffect(() => {
    if (!next) return
    // The field gets the focus when it is drawn; the list follows what was typed.
    const frame = requestAnimationFrame(() => {
      useBlockMenu.of(site).setState(({ early }) => ({ early: early.slice(1) }))
      play(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [next, site])
}
