import { perSite } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

type Listener = (from: string, line: number) => void

const listenersOf = perSite(() => new Set<Listener>())

/** Reports the reading position in the frame named `from` to the other frames. */
export function reportFrameScroll(site: Site, from: string, line: number): void {
  for (const listener of listenersOf(site)) listener(from, line)
}

/** Calls `listener` with each reading position in any frame, until the returned function is called. */
export function onFrameScroll(site: Site, listener: Listener): () => void {
  listenersOf(site).add(listener)
  return () => {
    listenersOf(site).delete(listener)
  }
}
