let isPressed = false
const waiting: (() => void)[] = []

/**
 * Runs `act` when no press is under way, after what waits for the same. A press on a button first takes the focus from
 * a field: what the field then shows below itself would move the button away before the press becomes a click.
 */
export function afterPress(act: () => void): void {
  if (isPressed || waiting.length > 0) waiting.push(act)
  else act()
}

/** Follows presses, for {@link afterPress}, until the returned function is called. */
export function watchPresses(): () => void {
  const watching = new AbortController()
  const end = () => {
    if (!isPressed) return
    isPressed = false
    // The click is part of the task in which its press ends.
    setTimeout(() => {
      for (const act of waiting.splice(0)) act()
    })
  }
  const watched = { capture: true, passive: true, signal: watching.signal }
  addEventListener(
    'pointerdown',
    () => {
      isPressed = true
    },
    watched,
  )
  // The list of a select swallows the end of the press that opened it.
  for (const type of ['pointerup', 'pointercancel', 'keydown']) addEventListener(type, end, watched)
  addEventListener('pointermove', ({ buttons }) => buttons === 0 && end(), watched)
  return () => {
    end()
    watching.abort()
  }
}
