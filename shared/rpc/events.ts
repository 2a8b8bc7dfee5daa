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
  exporting: true,
  command: true,
} as const satisfies Record<EventName, true>

const isEvent = (name: unknown): name is EventName => typeof name === 'string' && Object.hasOwn(names, name)

/** Returns events that are sent over a transport, each as its name and one value. */
export function announce(send: (name: EventName, value: unknown) => void): HostEvents {
  const events = Object.keys(names).map(name => [name, (value: unknown) => send(name as EventName, value)])
  return Object.fromEntries(events) as HostEvents
}

/** Passes an event that arrived over a transport to its listener; ignores unknown names. */
export function deliver(listeners: HostEvents, name: unknown, value: unknown): void {
  if (!isEvent(name)) return
  const listener: (value: never) => void = listeners[name]
  listener(value as never)
}
