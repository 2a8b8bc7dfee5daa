import type { TextEdits } from '../../../shared/text/edit.ts'

/** Milliseconds without a key after which the next one starts a new undo step. */
const PAUSE = 800

/**
 * Returns the undo step that each edit belongs to: consecutive keys at one position are one step.
 * A pause, a jump, a new line and a larger insertion start another.
 */
export function createTyping(now: () => number) {
  let step = 0
  let last = Number.NEGATIVE_INFINITY
  let end = -1
  return (edits: TextEdits): string => {
    const [edit] = edits
    const isNear = edits.length === 1 && edit !== undefined && Math.abs(edit.offset + edit.length - end) <= 1
    const isSmall = edit !== undefined && edit.text.length <= 2 && !/[\r\n]/.test(edit.text)
    if (now() - last > PAUSE || !isNear || !isSmall) step++
    last = now()
    end = edit === undefined ? -1 : edit.offset + edit.text.length
    return `typing-${step}`
  }
}
