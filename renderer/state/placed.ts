import { create } from 'zustand'
import { host } from './host.ts'
import { onHost } from './host-events.ts'
import { notifyError } from './notices.ts'
import { pagesNow } from './pages.ts'

const store = create<{ readonly paths: ReadonlySet<string> }>(() => ({ paths: new Set() }))

/** Several changes in so many milliseconds are asked about once. */
const SOON = 300

let isWaiting = false

function ask(): void {
  isWaiting = false
  const isConcerned = [...pagesNow().values()].some(({ operation }) => operation !== undefined)
  if (!isConcerned) return
  host
    .pagesOfApis()
    .then(paths => store.setState({ paths: new Set(paths) }))
    .catch(notifyError)
}

/** Learns anew which pages API descriptions place. */
export function refreshPlaced(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(ask, SOON)
}

onHost('apis', refreshPlaced)

/** The paths of written pages that stand in the navigation by their API descriptions, without an entry of their own. */
export const usePlaced = (): ReadonlySet<string> => store(({ paths }) => paths)
