import { setTimeout } from 'node:timers/promises'
import type { LoopbackServer } from '../server/server.ts'

/** Milliseconds after its last window at which the editor ends. */
const PATIENCE = 5_000
const LOOK = 300

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs `work` with a signal that aborts when the system or the person at the terminal asks to stop, or when the work has ended. */
export async function untilInterrupted(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const asked = new Promise<void>(resolve => ending.signal.addEventListener('abort', () => resolve()))
  const end = () => ending.abort()
  for (const name of SIGNALS) process.on(name, end)
  try {
    await Promise.race([asked, work(ending.signal)])
  } finally {
    ending.abort()
    for (const name of SIGNALS) process.off(name, end)
  }
}

/** Continues after a bug of ours while `work` runs, because unsaved texts would be lost with the process. */
export async function survivingFaults(
  report: (error: unknown) => void,
  work: () => Promise<void>,
): Promise<void> {
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  try {
    await work()
  } finally {
    process.off('uncaughtException', report)
    process.off('unhandledRejection', report)
  }
}

/** Messages while the editor waits for its window. */
interface WaitMessages {
  /** The window is gone, and there is unsaved work. */
  unsaved(): void
  /** The browser ended before it showed anything. */
  neverShown(): void
}

/** Ends after the last window has been gone for a while and nothing is unsaved. */
export async function untilAbandoned(
  server: LoopbackServer,
  signal: AbortSignal,
  closed: Promise<void>,
  waiting: WaitMessages,
): Promise<void> {
  let last = performance.now()
  let hasWarned = false
  void closed.then(() => {
    if (server.visits === 0 && !signal.aborted) waiting.neverShown()
  })
  while (!signal.aborted) {
    await setTimeout(LOOK, undefined, { ref: false })
    if (server.windows > 0 || server.visits === 0) {
      last = performance.now()
      hasWarned = false
    } else if (performance.now() - last > PATIENCE) {
      if (!server.host.hasUnsaved) return
      if (!hasWarned) waiting.unsaved()
      hasWarned = true
    }
  }
}

/** Runs until `signal`; calls `left` whenever the last window has gone. */
export async function whileServing(
  server: LoopbackServer,
  signal: AbortSignal,
  left: () => void,
): Promise<void> {
  let visits = 0
  while (!signal.aborted) {
    await setTimeout(LOOK, undefined, { ref: false })
    if (server.windows > 0 || server.visits === visits) continue
    visits = server.visits
    left()
  }
}
