import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MemoryProject, openInMemory } from '../../shared/project/open-in-memory.ts'
import type { Host } from '../../shared/rpc/contract.ts'
import { applyEdits } from '../../shared/text/edit.ts'
import { LinkLost } from './link.ts'
import { createMirror } from './mirror.ts'
import type { Mirror, Step, TextChange } from './mirror-model.ts'

const CONFIG = '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["a", "b"] }]\n}\n'
const FILES = ['a.md', 'b.md'] as const
const CONTENT = { 'docs.json': CONFIG, 'a.md': '# Apples\n\nOne.\n', 'b.md': '# Berries\n' }

/** The engine at one end, a mirror at the other, and between them a wire that is as slow as the test wants. */
class Wired {
  readonly memory: MemoryProject
  readonly mirror: Mirror
  readonly refused: Step[] = []
  #toHost: (() => Promise<void>)[] = []
  #toWindow: (() => void)[] = []
  #told = 0
  #isCut = false

  constructor(memory: MemoryProject) {
    this.memory = memory
    this.mirror = createMirror(
      {
        read: input => this.#send(() => memory.project.read(input)),
        edit: input => this.#send(() => memory.project.edit(input)),
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
        this.#tell()
        this.#toWindow.push(() => (this.#isCut ? reject(new LinkLost('cut')) : answer()))
      })
    })
  }

  /** Puts the events that the engine has told since on the wire. */
  #tell(): void {
    const { edited } = this.memory.events
    for (const event of edited.slice(this.#told)) {
      this.#toWindow.push(() => !this.#isCut && this.mirror.receive(event))
    }
    this.#told = edited.length
  }

  /** Does something at the engine's end that the window did not ask for through its mirror. */
  async atHost(act: () => Promise<unknown>): Promise<void> {
    await act()
    await this.memory.settle()
    this.#tell()
  }

  /** One message arrives at either end. */
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

  /** The wire is cut: what was under way is lost on both sides of it. */
  async cut(): Promise<void> {
    this.#isCut = true
    while (this.#toHost.length > 0 || this.#toWindow.length > 0) {
      await this.step('host')
      await this.step('window')
    }
  }

  async mend(): Promise<void> {
    this.#isCut = false
    const resumed = this.mirror.resume()
    await this.settle()
    await resumed
    await this.settle()
  }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

async function wired(): Promise<Wired> {
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

/** A code editor: it changes its own text first, and hears of everybody else's changes. */
class Editor {
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
    this.#mirror.make({ label: 'Type', edits: [{ file: this.#file, edits }], origin: this })
  }
}

const type = (mirror: Mirror, file: string, { at, text, length = 0 }: Typing) => {
  const now = mirror.known(file)?.text
  if (now === undefined) return
  const offset = Math.min(at, now.length)
  const edit = { offset, length: Math.min(length, now.length - offset), text }
  mirror.make({ label: 'Type', edits: [{ file, edits: [edit] }] })
}

test('an edit is seen at once, and reaches the engine in order', async () => {
  const all = await wired()
  for (const [index, letter] of [...'abc'].entries()) type(all.mirror, 'a.md', { at: index, text: letter })
  expect(all.mirror.known('a.md')?.text).toBe('abc# Apples\n\nOne.\n')
  await all.settle()
  expect(await all.memory.text('a.md')).toBe('abc# Apples\n\nOne.\n')
})

test('listeners get the exact edits, and know their own', async () => {
  const all = await wired()
  const heard: TextChange[] = []
  all.mirror.subscribe('a.md', change => heard.push(change))
  const edits = [{ offset: 2, length: 6, text: 'Pears' }]
  all.mirror.make({ label: 'Rename', edits: [{ file: 'a.md', edits }], origin: 'editor' })
  await all.settle()
  await all.atHost(() => all.memory.project.undo())
  await all.settle()
  expect(heard).toMatchObject([
    { cause: 'step', origin: 'editor', edits, text: '# Pears\n\nOne.\n' },
    { cause: 'undo', edits: [{ offset: 2, length: 4, text: 'Apple' }], text: '# Apples\n\nOne.\n' },
  ])
})

test('typing while the disk changes other words of the file: both are there, and nothing is told', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 14, text: ' x' })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': '# Pears\n\nOne.\n' }))
  await all.step('host')
  type(all.mirror, 'a.md', { at: 16, text: 'y' })
  await all.settle()
  expect(all.mirror.known('a.md')?.text).toBe('# Pears\n\nOne. xy\n')
  expect(await all.memory.text('a.md')).toBe('# Pears\n\nOne. xy\n')
  expect(all.refused).toEqual([])
})

test('typing while the disk changes the same words: the text is loaded again, and the step that failed is told', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 4, text: 'x' })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': 'New.\n' }))
  await all.settle()
  expect(all.mirror.known('a.md')?.text).toBe(await all.memory.text('a.md'))
  expect(all.refused).toHaveLength(1)
})

test('files come and go with their steps', async () => {
  const all = await wired()
  all.mirror.make({ label: 'Make', create: [{ file: 'c.md', text: 'New.\n' }], remove: ['b.md'] })
  expect(all.mirror.known('c.md')?.text).toBe('New.\n')
  expect(all.mirror.known('b.md')).toMatchObject({ failure: { code: 'not-found' } })
  type(all.mirror, 'c.md', { at: 0, text: 'Very ' })
  await all.settle()
  expect(await all.memory.text('c.md')).toBe('Very New.\n')
  await all.atHost(() => all.memory.project.undo())
  await all.atHost(() => all.memory.project.undo())
  await all.settle()
  expect(all.mirror.known('b.md')?.text).toBe('# Berries\n')
  expect(all.mirror.known('c.md')?.text).toBeUndefined()
})

test('a file that was never loaded is not edited blindly', async () => {
  const all = await wired()
  const edits = [{ offset: 0, length: 0, text: 'x' }]
  expect(() => all.mirror.make({ label: 'Type', edits: [{ file: 'docs.json', edits }] })).toThrow('docs.json')
})

test('a cut wire loses nothing that was typed', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 0, text: 'one ' })
  await all.step('host')
  await all.cut()
  type(all.mirror, 'a.md', { at: 4, text: 'two ' })
  await all.mend()
  expect(await all.memory.text('a.md')).toBe('one two # Apples\n\nOne.\n')
  expect(all.mirror.known('a.md')?.text).toBe('one two # Apples\n\nOne.\n')
  expect(all.refused).toEqual([])
})

const word = fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme' })
const act = fc.oneof(
  fc.record({
    act: fc.constant('type' as const),
    file: fc.constantFrom(...FILES),
    at: fc.nat(20),
    length: fc.nat(3),
    text: word,
  }),
  fc.record({ act: fc.constantFrom('undo' as const, 'redo' as const) }),
  fc.record({ act: fc.constantFrom('cut' as const, 'mend' as const) }),
  fc.record({ act: fc.constant('disk' as const), file: fc.constantFrom(...FILES), text: word }),
  fc.record({ act: fc.constant('wire' as const), end: fc.constantFrom('host', 'window') }),
)

test('whatever happens on either side, both ends hold the same texts when it is over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async acts => {
      const all = await wired()
      const editors = new Map(FILES.map(file => [file, new Editor(all.mirror, file)]))
      for (const one of acts) {
        if (one.act === 'type') editors.get(one.file)?.type(one)
        else if (one.act === 'disk')
          await all.atHost(async () => all.memory.disk.change({ [one.file]: one.text }))
        else if (one.act === 'wire') await all.step(one.end)
        else if (one.act === 'cut') await all.cut()
        else if (one.act === 'mend') await all.mend()
        else if (one.act === 'undo') await all.atHost(() => all.memory.project.undo())
        else await all.atHost(() => all.memory.project.redo())
      }
      await all.mend()
      for (const file of FILES) {
        const text = await all.memory.text(file)
        expect(all.mirror.known(file)?.text ?? '').toBe(text)
        expect(editors.get(file)?.text).toBe(text)
      }
    }),
    { numRuns: 150 },
  )
})
