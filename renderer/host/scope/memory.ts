import type { Memories, MemoryName } from '../../../shared/rpc/memory.ts'

/** What a window remembers for itself or for a site, until it is opened again. */
export interface Memory {
  /** The value that was kept last; `undefined` if there is none. */
  read(name: MemoryName): unknown
  /** Keeps a value that JSON can hold. */
  keep(name: MemoryName, value: unknown): void
}

/** Milliseconds between two messages to the host while a value changes continuously. */
const PAUSE = 250

/** A memory with the values of earlier starts; `send` gets each new value, at once or after a short pause. */
export function createMemory(earlier: Memories, send: (name: MemoryName, value: string) => void): Memory {
  const kept = new Map<string, string>(Object.entries(earlier))
  const pauses = new Map<MemoryName, { last: string }>()
  const sendNow = (name: MemoryName, value: string) => {
    const pause = { last: value }
    pauses.set(name, pause)
    send(name, value)
    setTimeout(() => {
      pauses.delete(name)
      const newest = kept.get(name)
      if (newest !== undefined && newest !== pause.last) sendNow(name, newest)
    }, PAUSE)
  }
  return {
    read: name => parsed(kept.get(name)),
    keep: (name, value) => {
      const text = JSON.stringify(value)
      if (kept.get(name) === text) return
      kept.set(name, text)
      if (!pauses.has(name)) sendNow(name, text)
    },
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined // damaged on disk: it is a convenience, not a document
  }
}
