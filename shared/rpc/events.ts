import type { HostEvents } from '../project/base/events.ts'

/** The name of an event. */
export type EventName = keyof HostEvents

const names = {
  state: true,
  edited: true,
  problems: true,
  pages: true,
  assets: true,
  apis: true,
  preview: true,
  assetChanged: true,
  notice: true,
  reviewing: true,
  checkingLinks: true,
  command: true,
} as const satisfies Record<EventName, true>

const isEvent = (name: unknown): name is EventName => typeof name === 'string' && Object.hasOwn(names, name)

/** Gives the host its events over a transport: each is sent as its name and one value. */
export function announce(send: (name: EventName, value: unknown) => void): HostEvents {
  const events = Object.keys(names).map(name => [name, (value: unknown) => send(name as EventName, value)])
  return Object.fromEntries(events) as HostEvents
}

/** Hands an event that came over a transport to its listener; unknown names are ignored. */
export function deliver(listeners: HostEvents, name: unknown, value: unknown): void {
  if (!isEvent(name)) return
  const listener: (value: never) => void = listeners[name]
  listener(value as never)
}
