import { create } from 'zustand'
import type { Welcome } from '../../../shared/project/base/model.ts'
import { connect, HostFault } from '../../../shared/rpc/connect.ts'
import type { Host } from '../../../shared/rpc/contract.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { localized } from '../../messages/localize.ts'
import { electronLink } from './electron-link.ts'
import { receive } from './host-events.ts'
import { type Link, type LinkEvents, LinkLost, LinkRefused } from './link.ts'
import type { PatchSource } from './patch-feed.ts'
import { sessionToken } from './session-token.ts'
import { socketLink } from './socket-link.ts'

/** How the wire to the host is. `refused`: for good. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'lost'; readonly attempts: number }
  | { readonly kind: 'refused'; readonly reason: 'used' | 'gone' | 'moved' }

/** The state of the wire, for the window to say. */
export const useConnection = create<Connection>(() => ({ kind: 'connecting' }))

let link: Link | undefined

/** The host of this window: one function a row of the contract. */
export const host: Host = connect((method, input) => {
  if (!link) return Promise.reject(new LinkLost('There is no connection.'))
  return link.send(method, input)
})

/** Where a file that was dropped on the window lies; `undefined` where the host cannot tell. */
export const pathOf = (file: File): string | undefined => link?.pathOf?.(file) || undefined

/** The patches of pages, over whichever wire there is; a document that loads while there is none is loaded again. */
export const patches: PatchSource = {
  attach: (path, port) => link?.patches.attach(path, port) ?? (() => port.close()),
  forget: () => link?.patches.forget(),
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

/** Connects, and connects again whenever the wire is cut. `welcomed` is called each time with what the host says. */
export async function keepConnected(welcomed: (welcome: Welcome, again: boolean) => void): Promise<void> {
  let again = false
  for (;;) {
    let lost: LinkEvents['lost'] = () => undefined
    const cut = new Promise<'cut' | 'moved'>(resolve => {
      lost = resolve
    })
    const found = await reach({ event: receive, lost: why => lost(why) }, again)
    if (!found) return
    link = found
    welcomed(await host.connect({ window: windowName() }), again)
    useConnection.setState({ kind: 'ready' }, true)
    again = true
    const why = await cut
    link = undefined
    if (why === 'moved') {
      refuse('moved')
      return
    }
  }
}

async function reach(events: LinkEvents, again: boolean): Promise<Link | undefined> {
  const bridge = electronLink(events)
  if (bridge) return bridge
  for (let attempts = again ? 1 : 0; attempts < PATIENCE; attempts++) {
    if (attempts > 0) useConnection.setState({ kind: 'lost', attempts }, true)
    try {
      return await socketLink(await sessionToken(), events)
    } catch (error) {
      if (error instanceof LinkRefused) return refuse('used')
      await pause(250 * 2 ** Math.min(attempts, 4))
    }
  }
  return refuse('gone')
}

function refuse(reason: 'used' | 'gone' | 'moved'): undefined {
  useConnection.setState({ kind: 'refused', reason }, true)
}

/** What went wrong, for a notice; the hint says what to do next. */
export function explain(error: unknown): { readonly message: string; readonly hint?: string } {
  if (error instanceof Refusal) return localized(error.failure)
  if (error instanceof HostFault) return { message: error.message }
  return { message: error instanceof Error ? error.message : String(error) }
}
