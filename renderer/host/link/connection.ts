import { createStore, type StoreApi } from 'zustand'
import type { Welcome } from '../../../shared/project/base/model.ts'
import { connect } from '../../../shared/rpc/connect.ts'
import type { Host } from '../../../shared/rpc/contract.ts'
import { electronLink } from './electron-link.ts'
import { createEventHub, type OnEvent } from './host-events.ts'
import { type Link, type LinkEvents, LinkLost, LinkRefused } from './link.ts'
import type { PatchSource } from './patch-feed.ts'
import { sessionToken } from './session-token.ts'
import { createSockets } from './socket-link.ts'

/** The state of the connection to the host. `refused`: permanently. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'lost'; readonly attempts: number }
  | { readonly kind: 'refused'; readonly reason: 'used' | 'gone' | 'moved' }

/** The host of a window, over any kind of link. */
export interface HostConnection {
  /** One function for each row of the contract. */
  readonly host: Host
  /** The patches of pages; a document that loads while there is no link is reloaded. */
  readonly patches: PatchSource
  /** The state of the connection, for the window to show. */
  readonly connection: StoreApi<Connection>
  readonly on: OnEvent
  /** The path of a file that was dropped on the window; `undefined` if the host cannot know it. */
  readonly pathOf: (file: File) => string | undefined
}

/** A connection that reconnects whenever it is lost. */
interface LastingConnection extends HostConnection {
  /** Connects. Calls `welcomed` with the host's greeting each time; `again` is true after the first. */
  readonly keep: (welcomed: (welcome: Welcome, again: boolean) => void) => Promise<void>
}

const PATIENCE = 8
const KEY = 'galley.window'

/** Names this window, so that a reload finds its project again. */
function windowName(): string {
  const kept = sessionStorage.getItem(KEY) ?? crypto.randomUUID()
  sessionStorage.setItem(KEY, kept)
  return kept
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

type SetConnection = (connection: Connection) => void

/** Opens links to the host, one after the other. */
function linkOpener(setConnection: SetConnection) {
  const sockets = createSockets()
  return async (events: LinkEvents, again: boolean): Promise<Link | undefined> => {
    const bridge = electronLink(events)
    if (bridge) return bridge
    for (let attempts = again ? 1 : 0; attempts < PATIENCE; attempts++) {
      if (attempts > 0) setConnection({ kind: 'lost', attempts })
      try {
        return await sockets.open(await sessionToken(), events)
      } catch (error) {
        if (error instanceof LinkRefused) {
          setConnection({ kind: 'refused', reason: 'used' })
          return undefined
        }
        await pause(250 * 2 ** Math.min(attempts, 4))
      }
    }
    setConnection({ kind: 'refused', reason: 'gone' })
    return undefined
  }
}

/** The connection of this window to the host that serves it; call `keep` to open it. */
export function hostConnection(): LastingConnection {
  const connection = createStore<Connection>(() => ({ kind: 'connecting' }))
  const setConnection: SetConnection = next => connection.setState(next, true)
  const hub = createEventHub()
  let link: Link | undefined
  const host = connect((method, input) =>
    link ? link.send(method, input) : Promise.reject(new LinkLost('There is no connection.')),
  )
  const open = linkOpener(setConnection)
  const keep: LastingConnection['keep'] = async welcomed => {
    for (let again = false; ; again = true) {
      let lost: LinkEvents['lost'] = () => undefined
      const cut = new Promise<'cut' | 'moved'>(resolve => {
        lost = resolve
      })
      const found = await open({ event: hub.receive, lost: why => lost(why) }, again)
      if (!found) return
      link = found
      welcomed(await host.connect({ window: windowName() }), again)
      setConnection({ kind: 'ready' })
      const why = await cut
      link = undefined
      if (why === 'moved') return setConnection({ kind: 'refused', reason: 'moved' })
    }
  }
  return {
    host,
    connection,
    keep,
    on: hub.on,
    pathOf: file => link?.pathOf?.(file) || undefined,
    patches: {
      attach: (path, port) => link?.patches.attach(path, port) ?? (() => port.close()),
      forget: () => link?.patches.forget(),
    },
  }
}
