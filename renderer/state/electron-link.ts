import type { Link, LinkEvents } from './link.ts'

/** What the preload script puts on the window. */
interface Bridge {
  readonly send: (method: string, input: unknown) => Promise<unknown>
  readonly listen: (listener: (name: unknown, value: unknown) => void) => void
  readonly pathOf?: (file: File) => string
}

const isBridge = (value: unknown): value is Bridge =>
  typeof value === 'object' && value !== null && 'send' in value && 'listen' in value

/** The link to Electron's main process; `undefined` in a browser. */
export function electronLink(events: LinkEvents): Link | undefined {
  const bridge: unknown = Reflect.get(window, 'galley')
  if (!isBridge(bridge)) return undefined
  bridge.listen(events.event)
  return { send: bridge.send, ...(bridge.pathOf && { pathOf: bridge.pathOf }) }
}
