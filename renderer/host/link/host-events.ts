import type { HostEvents } from '../../../shared/project/base/events.ts'
import { announce, deliver, type EventName } from '../../../shared/rpc/events.ts'

/** The value of an event. */
type EventValue<N extends EventName> = Parameters<HostEvents[N]>[0]

/** Subscribes to an event until the returned function is called. */
export type OnEvent = <N extends EventName>(name: N, listener: (value: EventValue<N>) => void) => () => void

/** Listeners to the events of a host, and the function that receives events. */
export interface EventHub {
  readonly on: OnEvent
  /** Hands an event to its listeners; unknown names are ignored. */
  readonly receive: (name: unknown, value: unknown) => void
}

/** A hub without listeners. */
export function createEventHub(): EventHub {
  const listeners = new Map<EventName, Set<(value: never) => void>>()
  const incoming = announce((name, value) => {
    for (const listener of listeners.get(name) ?? []) listener(value as never)
  })
  return {
    on: (name, listener) => {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      return () => {
        all.delete(listener)
      }
    },
    receive: (name, value) => deliver(incoming, name, value),
  }
}
