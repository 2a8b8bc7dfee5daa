import { create } from 'zustand'
import type { MadeEntry, OutlinedOperation } from '../../shared/site/api/outline.ts'
import { host } from './link/host.ts'
import { onHost } from './link/host-events.ts'
import { notifyError } from './notices.ts'

const NONE: readonly MadeEntry[] = []
const store = create<{ readonly entries: readonly MadeEntry[] }>(() => ({ entries: NONE }))

/** Several changes in so many milliseconds are asked about once. */
const SOON = 300

let isWaiting = false
let last = JSON.stringify(NONE)

function take(entries: readonly MadeEntry[]): void {
  const text = JSON.stringify(entries)
  // Most changes of a site leave this as it is: nothing is drawn again for them.
  if (text === last) return
  last = text
  store.setState({ entries })
}

function ask(): void {
  isWaiting = false
  host.navigationOfApis().then(take).catch(notifyError)
}

/** Learns anew what API descriptions place. */
export function refreshPlaced(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(ask, SOON)
}

onHost('apis', refreshPlaced)

/** What stands in the navigation by API descriptions, without an entry of its own. */
export const useMade = (): readonly MadeEntry[] => store(({ entries }) => entries)

/** The operations that entries hold, those of their groups included. */
export const operationsOf = (entries: readonly MadeEntry[]): readonly OutlinedOperation[] =>
  entries.flatMap(entry => (entry.kind === 'group' ? operationsOf(entry.entries) : [entry.operation]))
