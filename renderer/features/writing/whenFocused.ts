/** Milliseconds in which the focus follows a press, also on a busy machine. */
const PATIENCE = 2_000

/** Something that is done for a frame only while the person's keys go to it. */
interface FocusedAct {
  readonly run: () => void
  /** Called instead if the focus does not come in time. */
  readonly refuse?: () => void
  /** Of several acts with the same name that wait for the focus, only the last is done. */
  readonly name?: string
}

interface Waiting {
  acts: FocusedAct[]
  /** Does what waits, or refuses it if the keys still go elsewhere. */
  readonly end: () => void
}

const waitingIn = new WeakMap<HTMLIFrameElement, Waiting>()

const isFocused = (frame: HTMLIFrameElement) => document.activeElement === frame

function watch(frame: HTMLIFrameElement): Waiting {
  const onBlur = () => {
    if (isFocused(frame)) end()
  }
  const timer = setTimeout(() => end(), PATIENCE)
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('blur', onBlur)
    waitingIn.delete(frame)
    for (const { run, refuse } of waiting.acts) {
      if (isFocused(frame)) run()
      else refuse?.()
    }
  }
  const waiting: Waiting = { acts: [], end }
  waitingIn.set(frame, waiting)
  window.addEventListener('blur', onBlur)
  return waiting
}

/**
 * Does something when the person's keys go to a frame: a page in a process of its own can tell of a press, and of
 * the keys after it, before the focus has moved there. Acts are done in the order in which they came.
 */
export function whenFocused(frame: HTMLIFrameElement | null, act: FocusedAct): void {
  if (!frame) {
    act.refuse?.()
    return
  }
  const waiting = waitingIn.get(frame)
  if (isFocused(frame)) {
    waiting?.end()
    act.run()
    return
  }
  const held = waiting ?? watch(frame)
  held.acts = [...held.acts.filter(({ name }) => name === undefined || name !== act.name), act]
}
