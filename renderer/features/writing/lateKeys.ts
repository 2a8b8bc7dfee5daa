import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import type { ToWriting, TypedKey } from '../../preview-frame/writing/protocol.ts'

/** Milliseconds in which a page confirms a key, also on a busy machine; a page that was loaded again never does. */
const PATIENCE = 5_000

const keysOf = perSite(() => ({ sent: 0, taken: 0, waiting: new Set<() => void>() }))

/** Sends a key to the page that reached the window instead. */
export function sendLate(
  site: Site,
  send: (message: ToWriting) => void,
  { inputType, text }: TypedKey,
): void {
  const keys = keysOf(site)
  keys.sent++
  send({ kind: 'late', number: keys.sent, inputType, text })
}

/** Remembers that the page has taken the key with this number, and those before it. */
export function confirmLate(site: Site, number: number): void {
  const keys = keysOf(site)
  keys.taken = Math.max(keys.taken, number)
  // Keys that are queued for this window come first: browsers dispatch them before timers.
  setTimeout(() => {
    if (keys.taken >= keys.sent) for (const end of keys.waiting) end()
  })
}

/** Calls `then` when the page has taken every key that was sent to it, or does not answer. */
export function whenTaken(site: Site, then: () => void): void {
  const keys = keysOf(site)
  if (keys.taken >= keys.sent) {
    then()
    return
  }
  const end = () => {
    clearTimeout(timer)
    keys.waiting.delete(end)
    then()
  }
  const timer = setTimeout(end, PATIENCE)
  keys.waiting.add(end)
}
