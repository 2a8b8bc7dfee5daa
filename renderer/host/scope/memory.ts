import { MEMORIES, type Memories, type MemoryName } from '../../../shared/rpc/memory.ts'

/** What a window remembers for a site, until it is opened again. */
export interface Memory {
  /** The value that was kept last; `undefined` if there is none. */
  read(name: MemoryName): unknown
  /** Keeps a value that JSON can hold. */
  keep(name: MemoryName, value: unknown): void
}

interface MemoryParts {
  /** The values of earlier starts. */
  readonly earlier: Memories
  /** Values that this window kept before it was reloaded, and that the host may not have. */
  readonly unsent: Memories
  /**
   * Gives a value to the host; resolves with whether it has it. While one is on its way, newer ones wait, and only the
   * newest follows.
   */
  readonly send: (name: MemoryName, value: string) => Promise<boolean>
  /** Gets, at once, what the host may not have. */
  readonly stash: (unsent: Memories) => void
}

/** A memory that survives a restart with the host, and a reload of the window at any moment. */
export function createMemory({ earlier, unsent, send, stash }: MemoryParts): Memory {
  const kept = new Map<string, string>(Object.entries({ ...earlier, ...unsent }))
  const waiting = new Map<MemoryName, string>()
  const sending = new Set<MemoryName>()
  const tell = () => stash(Object.fromEntries(waiting))
  const deliver = async (name: MemoryName) => {
    if (sending.has(name)) return
    sending.add(name)
    for (let value = waiting.get(name); value !== undefined; value = waiting.get(name)) {
      if (!(await send(name, value))) break
      if (waiting.get(name) === value) waiting.delete(name)
      tell()
    }
    sending.delete(name)
  }
  const remember = (name: MemoryName, value: string) => {
    kept.set(name, value)
    waiting.set(name, value)
    tell()
    void deliver(name)
  }
  for (const name of MEMORIES) {
    const value = unsent[name]
    if (value !== undefined) remember(name, value)
  }
  return {
    read: name => parsed(kept.get(name)),
    keep: (name, value) => {
      const text = JSON.stringify(value)
      if (kept.get(name) !== text) remember(name, text)
    },
  }
}

/** A memory that ends with the site. */
export const shortMemory = (): Memory =>
  createMemory({ earlier: {}, unsent: {}, send: async () => true, stash: () => undefined })

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined // damaged on disk: it is a convenience, not a document
  }
}
