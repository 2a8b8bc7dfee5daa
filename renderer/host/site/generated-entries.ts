import { create } from 'zustand'
import type { GeneratedEntry, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { notifyError } from '../base/notices.ts'
import { host } from '../link/host.ts'
import { onHost } from '../link/host-events.ts'
import { LinkLost } from '../link/link.ts'

const NONE: readonly GeneratedEntry[] = []
const store = create<{ readonly entries: readonly GeneratedEntry[] }>(() => ({ entries: NONE }))

/** Milliseconds within which several changes are asked about once. */
const SOON = 300

let waiting: ReturnType<typeof setTimeout> | undefined
let last = JSON.stringify(NONE)
/** Another number for another site. */
let era = 0

function take(entries: readonly GeneratedEntry[]): void {
  const text = JSON.stringify(entries)
  // Most changes of a site leave this as it is: nothing is drawn again for them.
  if (text === last) return
  last = text
  store.setState({ entries })
}

async function ask(): Promise<void> {
  waiting = undefined
  const asked = era
  try {
    const entries = await host.navigationOfApis()
    if (asked === era) take(entries)
  } catch (error) {
    // Nobody waits for this: a site that is closed needs it no more, and once the wire stands again it is asked again.
    if (!(error instanceof Refusal || error instanceof LinkLost)) notifyError(error)
  }
}

/** Learns again what API descriptions place. */
export function refreshPlaced(): void {
  waiting ??= setTimeout(ask, SOON)
}

/** Forgets what the API descriptions of a site placed: it is closed, or another is opened. */
export function forgetPlaced(): void {
  era++
  clearTimeout(waiting)
  waiting = undefined
  take(NONE)
}

onHost('apis', refreshPlaced)

/** What stands in the navigation by API descriptions, without an entry of its own. */
export const useMade = (): readonly GeneratedEntry[] => store(({ entries }) => entries)

/** The operations that entries hold, those of their groups included. */
export const operationsOf = (entries: readonly GeneratedEntry[]): readonly OutlinedOperation[] =>
  entries.flatMap(entry => (entry.kind === 'group' ? operationsOf(entry.entries) : [entry.operation]))
