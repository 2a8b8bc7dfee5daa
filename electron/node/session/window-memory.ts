import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { MEMORIES, type Memories, type MemoryName } from '../../../shared/rpc/memory.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

/** Milliseconds until something new is on disk: a pane that is dragged is written once. */
const WAIT = 500

/** What windows remember between starts, in a file for each folder that only this person can read. */
export class WindowMemory {
  readonly #data: string
  readonly #kept = new Map<string, Memories>()
  readonly #changed = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  /** `data`: Galley's own folder. */
  constructor(data: string) {
    this.#data = data
  }

  /** What is remembered for a folder; without one, for all windows. */
  recall(folder?: string): Memories {
    const file = this.#fileOf(folder)
    const known = this.#kept.get(file) ?? read(file)
    this.#kept.set(file, known)
    return known
  }

  remember(name: MemoryName, value: string, folder?: string): void {
    const file = this.#fileOf(folder)
    this.#kept.set(file, { ...this.recall(folder), [name]: value })
    this.#changed.add(file)
    this.#timer ??= setTimeout(() => this.flush(), WAIT).unref()
  }

  /** Writes what is not on disk yet. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const file of this.#changed) write(file, this.#kept.get(file) ?? {})
    this.#changed.clear()
  }

  #fileOf(folder = ''): string {
    const name = folder ? idOfFolder(folder) : 'all'
    return join(this.#data, 'windows', `${name}.json`)
  }
}

function read(file: string): Memories {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const found = MEMORIES.map(name => [name, Reflect.get(Object(value), name)] as const)
    return Object.fromEntries(found.filter(([, text]) => typeof text === 'string'))
  } catch {
    return {} // nothing yet, or damaged: it is a convenience, not a document
  }
}

function write(file: string, memories: Memories): void {
  try {
    writeAtomically(file, JSON.stringify(memories), message('disk:names.windowMemory'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error // then it is forgotten at the end, everything else works
  }
}
