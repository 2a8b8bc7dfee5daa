import { type MemoryProject, openInMemory } from '../../../../shared/project/testing/open-in-memory.ts'
import type { Host } from '../../../../shared/rpc/contract.ts'
import { applyEdits } from '../../../../shared/text/edit.ts'
import { LinkLost } from '../../link/link.ts'
import { createMirror } from '../mirror.ts'
import type { Mirror, Step } from '../mirror-model.ts'

const CONFIG = '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["a", "b"] }]\n}\n'
export const FILES = ['a.md', 'b.md'] as const
const CONTENT = { 'docs.json': CONFIG, 'a.md': '# Apples\n\nOne.\n', 'b.md': '# Berries\n' }

/** The engine at one end, a mirror at the other, and between them a connection that is as slow as the test wants. */
class Wired {
  readonly memory: MemoryProject
  readonly mirror: Mirror
  readonly refused: Step[] = []
  /** The texts of the edits that reached the engine. */
  readonly edits: (string | undefined)[] = []
  #toHost: (() => Promise<void>)[] = []
  #toWindow: (() => void)[] = []
  #sentCount = 0
  #isCut = false

  constructor(memory: MemoryProject) {
    this.memory = memory
    this.mirror = createMirror(
      {
        read: input => this.#send(() => memory.project.read(input)),
        edit: input =>
          this.#send(() => {
            this.edits.push(input.edits?.[0]?.edits[0]?.text)
            return memory.project.edit(input)
          }),
      } satisfies Pick<Host, 'read' | 'edit'>,
      step => this.refused.push(step),
    )
  }

  #send<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#isCut) return Promise.reject(new LinkLost('cut'))
    return new Promise((resolve, reject) => {
      this.#toHost.push(async () => {
        const answer = await ask().then(
          value => () => resolve(value),
          error => () => reject(error),
        )
        this.#sendEvents()
        this.#toWindow.push(() => (this.#isCut ? reject(new LinkLost('cut')) : answer()))
      })
    })
  }

  /** Puts the events that the engine has emitted since then on the connection. */
  #sendEvents(): void {
    const { edited } = this.memory.events
    for (const event of edited.slice(this.#sentCount)) {
      this.#toWindow.push(() => !this.#isCut && this.mirror.receive(event))
    }
    this.#sentCount = edited.length
  }

  /** Does something at the engine's end that the window did not request. */
  async atHost(act: () => Promise<unknown>): Promise<void> {
    await act()
    await this.memory.settle()
    this.#sendEvents()
  }

  /** Delivers one message at one end. */
  async step(end: 'host' | 'window'): Promise<void> {
    if (end === 'host') await this.#toHost.shift()?.()
    else this.#toWindow.shift()?.()
    await turn()
  }

  async settle(): Promise<void> {
    let isDone = false
    void this.mirror.settled().then(() => {
      isDone = true
    })
    while (!isDone || this.#toHost.length > 0 || this.#toWindow.length > 0) {
      await this.step('host')
      await this.step('window')
    }
  }

  /** Cuts the connection: messages under way are lost in both directions. */
  async cut(): Promise<void> {
    this.#isCut = true
    while (this.#toHost.length > 0 || this.#toWindow.length > 0) {
      await this.step('host')
      await this.step('window')
    }
  }

  /** Restores the connection; `meanwhile` runs while the window finds out what arrived. */
  async reconnect(meanwhile?: () => void): Promise<void> {
    this.#isCut = false
    const resumed = this.mirror.resume()
    meanwhile?.()
    await this.settle()
    await resumed
    await this.settle()
  }
}

/** Lets everything run that is ready to run. */
const turn = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** A project with its mirror and loaded files. */
export async function wired(): Promise<Wired> {
  const memory = await openInMemory(CONTENT)
  await memory.settle()
  const all = new Wired(memory)
  for (const file of FILES) void all.mirror.load(file)
  await all.settle()
  return all
}

interface Typing {
  readonly at: number
  readonly text: string
  readonly length?: number
}

/** A code editor: it changes its own text first and receives all other changes. */
export class Editor {
  text: string
  readonly #mirror: Mirror
  readonly #file: string

  constructor(mirror: Mirror, file: string) {
    this.#mirror = mirror
    this.#file = file
    this.text = mirror.known(file)?.text ?? ''
    mirror.subscribe(file, ({ origin, edits, text = '' }) => {
      if (origin !== this) this.text = edits ? applyEdits(this.text, edits) : text
    })
  }

  type({ at, text, length = 0 }: Typing): void {
    if (this.#mirror.known(this.#file)?.text === undefined) return
    const offset = Math.min(at, this.text.length)
    const edits = [{ offset, length: Math.min(length, this.text.length - offset), text }]
    this.text = applyEdits(this.text, edits)
    const merge = text.length < 3 ? { merge: 'keys' } : {}
    this.#mirror.make({ label: 'Type', ...merge, edits: [{ file: this.#file, edits }], origin: this })
  }

  /** Inserts text at the start and creates a file with it. */
  paste(text: string): void {
    const edits = [{ offset: 0, length: 0, text }]
    this.text = text + this.text
    const create = [{ file: 'c.md', text: '' }]
    this.#mirror.make({ label: 'Paste', edits: [{ file: this.#file, edits }], create, origin: this })
  }
}

/** Types in a file, like a panel without a text of its own. */
export const type = (mirror: Mirror, file: string, { at, text, length = 0 }: Typing) => {
  const now = mirror.known(file)?.text
  if (now === undefined) return
  const offset = Math.min(at, now.length)
  const edit = { offset, length: Math.min(length, now.length - offset), text }
  mirror.make({ label: 'Type', edits: [{ file, edits: [edit] }] })
}
