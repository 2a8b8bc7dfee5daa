import type { HostEvents } from '../../../shared/project/base/events.ts'
import { announce, deliver, type EventName } from '../../../shared/rpc/events.ts'

type Value<N extends EventName> = Parameters<HostEvents[N]>[0]
type Listener = (value: never) => void

const listeners = new Map<EventName, Set<Listener>>()

/** Calls `listener` with every event of this name, until the returned function is called. */
export function onHost<N extends EventName>(name: N, listener: (value: Value<N>) => void): () => void {
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(listener))
  return () => all.delete(listener)
}

const incoming = announce((name, value) => {
  for (const listener of listeners.get(name) ?? []) listener(value as never)
})

/** Hands an event from the wire to whoever listens. */
export const receive = (name: unknown, value: unknown): void => deliver(incoming, name, value)
