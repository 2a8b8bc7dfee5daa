import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import type { Link, LinkEvents } from './link.ts'
import { PatchFeed, type PatchSource } from './patch-feed.ts'

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
  const feed = new PatchFeed()
  bridge.listen((name, value) => {
    if (name === 'preview') feed.feed(value as PagePatch)
    else events.event(name, value)
  })
  return { send: bridge.send, patches: patchesOf(feed), ...(bridge.pathOf && { pathOf: bridge.pathOf }) }
}

function patchesOf(feed: PatchFeed): PatchSource {
  let attached = 0
  return {
    attach(path, port) {
      const id = ++attached
      feed.attach(id, path, port)
      return () => feed.detach(id)
    },
    forget: () => feed.forget(),
  }
}
