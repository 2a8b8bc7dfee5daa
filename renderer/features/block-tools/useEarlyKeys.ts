import { useEffect } from 'react'
import { useSite } from '../../host/scope/site.ts'
import { type EarlyKey, useBlockMenu } from './surface.ts'

/** What a key does in a text, and the key that does it in a list. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['insertParagraph', 'Enter'],
  ['insertLineBreak', 'Enter'],
  ['Escape', 'Escape'],
  ['ArrowUp', 'ArrowUp'],
  ['ArrowDown', 'ArrowDown'],
])

/** Repeats a key in the field that has the focus. */
function play({ inputType, text }: EarlyKey): void {
  const key = KEYS.get(inputType)
  const options = { key, bubbles: true, cancelable: true } as const
  if (key !== undefined)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...options, key }))
  else if (inputType.startsWith('delete')) document.execCommand('delete')
  else if (text !== '') document.execCommand('insertText', false, text)
}

/** Repeats the keys that were pressed before the menu had the focus, in order, each once the effect of the last one is drawn. */
export function useEarlyKeys(): void {
  const site = useSite()
  const next = useBlockMenu(({ early }) => early[0])
  useEffect(() => {
    if (!next) return
    // The field gets the focus when it is drawn, and the list is filtered after that.
    const frame = requestAnimationFrame(() => {
      useBlockMenu.of(site).setState(({ early }) => ({ early: early.slice(1) }))
      play(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [next, site])
}
