import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../text/edit.ts'
import { type MemoryProject, openInMemory } from './testing/open-in-memory.ts'
import { Oracle, type OracleText as Text } from './testing/oracle.ts'

const FILES = ['a.md', 'b.md', 'c.md'] as const
const START = { 'docs.json': '{}', 'a.md': 'alpha\n', 'b.md': 'beta\r\nbeta', 'c.md': '' }

interface Editing {
  readonly kind: 'edit' | 'rewrite'
  readonly file: string
  readonly at: number
  readonly cut: number
  readonly text: string
}
type Action =
  | Editing
  | { readonly kind: 'create' | 'outside' | 'unseen'; readonly file: string; readonly text: string }
  | { readonly kind: 'remove' | 'revert' | 'mine' | 'disk' | 'vanish' | 'saveOne'; readonly file: string }
  | { readonly kind: 'undo' | 'redo' | 'save' | 'all' }

const file = fc.constantFrom(...FILES)
const words = fc.constantFrom('', 'x', 'y\n', 'alpha\n', 'beta\r\nbeta', 'é€')
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('edit', 'rewrite'),
      file,
      at: fc.nat(9),
      cut: fc.nat(3),
      text: words,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo', 'save', 'all') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('create', 'outside', 'unseen'), file, text: words }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove', 'revert', 'mine', 'disk', 'vanish', 'saveOne'),
      file,
    }),
  },
)

/** A window: it knows texts by its own edits and by events, and never reads them again. */
class Mirror {
  readonly #known = new Map<string, { text: Text; version: number }>()
  readonly #bench: MemoryProject
  #told = 0

  constructor(memory: MemoryProject) {
    this.#bench = memory
  }

  async version(name: string): Promise<number> {
    if (!this.#known.has(name)) await this.load(name)
    return this.#known.get(name)?.version ?? 0
  }

  async load(name: string) {
    const found = await this.#bench.project.read({ file: name }).catch(() => undefined)
    if (found) this.#known.set(name, { text: found.text, version: found.version })
  }

  made(versions: Readonly<Record<string, number>>, texts: Readonly<Record<string, Text>>) {
    for (const [name, version] of Object.entries(versions)) {
      expect(version).toBeGreaterThan(this.#known.get(name)?.version ?? 0)
      this.#known.set(name, { text: texts[name], version })
    }
  }

  listen() {
    const events = this.#bench.events.edited.slice(this.#told)
    this.#told += events.length
    for (const { files } of events) {
      for (const { file: name, version, edits, text } of files) {
        const known = this.#known.get(name)
        if (!known) continue
        expect(version).toBe(known.version + 1)
        const next = edits ? applyEdits(known.text ?? '', edits) : (text ?? undefined)
        this.#known.set(name, { text: next, version })
      }
    }
  }

  get texts() {
    return [...this.#known].map(([name, { text }]) => [name, text] as const)
  }
}

async function edit(memory: MemoryProject, model: Oracle, mirror: Mirror, action: Editing) {
  const before = model.texts.get(action.file)
  if (before === undefined) return
  const offset = Math.min(action.at, before.length)
  const length = Math.min(action.kind === 'rewrite' ? before.length : action.cut, before.length - offset)
  const edits = [{ offset, length, text: action.text }]
  const after = applyEdits(before, edits)
  const version = await mirror.version(action.file)
  const versions = await memory.project.edit({
    label: 'Edit',
    edits: [{ file: action.file, version, edits }],
  })
  mirror.made(versions, { [action.file]: after })
  model.step([[action.file, after]])
}

async function outside(memory: MemoryProject, model: Oracle, name: string, text: Text) {
  model.disk.set(name, text)
  memory.disk.change({ [name]: text })
  await memory.settle()
  model.look(name)
}

async function perform(memory: MemoryProject, model: Oracle, mirror: Mirror, action: Action): Promise<void> {
  const { project, disk } = memory
  switch (action.kind) {
    case 'edit':
    case 'rewrite':
      return edit(memory, model, mirror, action)
    case 'create': {
      if (model.texts.get(action.file) !== undefined) return
      const result = project.edit({
        label: 'Make',
        edits: [],
        create: [{ file: action.file, text: action.text }],
      })
      mirror.made(await result, { [action.file]: action.text })
      return model.step([[action.file, action.text]])
    }
    case 'remove':
      if (model.texts.get(action.file) === undefined) return
      mirror.made(await project.edit({ label: 'Delete', edits: [], remove: [action.file] }), {})
      return model.step([[action.file, undefined]])
    case 'undo':
      await project.undo()
      return model.move(model.past, model.future, 'undo')
    case 'redo':
      await project.redo()
      return model.move(model.future, model.past, 'redo')
    case 'save':
      await project.save({})
      await memory.settle()
      return model.save(FILES)
    case 'saveOne':
      await project.save({ files: [action.file] })
      await memory.settle()
      return model.save([action.file])
    case 'outside':
      return outside(memory, model, action.file, action.text)
    case 'vanish':
      return outside(memory, model, action.file, undefined)
    case 'unseen':
      model.disk.set(action.file, action.text)
      return disk.changeSilently({ [action.file]: action.text })
    case 'all':
      disk.reportAll()
      await memory.settle()
      return model.lookAtAll()
    case 'revert':
      await project.revert({ file: action.file })
      return model.takeDisk(action.file)
    case 'mine':
      await project.resolve({ file: action.file, take: 'mine' })
      if (model.conflicts.has(action.file)) model.settle(action.file, model.conflicts.get(action.file))
      return
    case 'disk':
      await project.resolve({ file: action.file, take: 'disk' })
      if (model.conflicts.has(action.file)) model.takeDisk(action.file)
  }
}

async function compare(memory: MemoryProject, model: Oracle, mirror: Mirror) {
  mirror.listen()
  const { dirty, conflicts, undo, redo } = memory.project.state()
  expect(dirty.map(entry => entry.file)).toEqual(FILES.filter(model.isDirty))
  expect(conflicts.map(entry => entry.file)).toEqual(FILES.filter(name => model.conflicts.has(name)))
  expect([undo !== undefined, redo !== undefined]).toEqual([model.past.length > 0, model.future.length > 0])
  for (const name of FILES) {
    const text = await memory.text(name).catch(() => undefined)
    expect([name, text]).toEqual([name, model.texts.get(name)])
    expect([name, memory.disk.peek(name)]).toEqual([name, model.disk.get(name)])
  }
  for (const [name, text] of mirror.texts) expect([name, text]).toEqual([name, model.texts.get(name)])
}

async function open() {
  const memory = await openInMemory(START)
  const mirror = new Mirror(memory)
  for (const name of FILES) await mirror.load(name)
  await memory.settle()
  return { bench: memory, mirror, model: new Oracle(FILES, START) }
}

test('whatever a person and the disk do, texts, history, versions and disk follow the rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 60 }), async actions => {
      const { bench: memory, mirror, model } = await open()
      for (const one of actions) {
        await perform(memory, model, mirror, one)
        await compare(memory, model, mirror)
      }
    }),
    { numRuns: 150 },
  )
})

test('undoing everything restores every touched file to its opened bytes; redoing everything restores the changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 40 }), async actions => {
      const { bench: memory, mirror, model } = await open()
      for (const one of actions) {
        if (one.kind !== 'unseen') await perform(memory, model, mirror, one)
        mirror.listen()
      }
      const last = await texts(memory)
      const redos = model.future.length
      while (memory.project.state().undo !== undefined) await memory.project.undo()
      const first = await texts(memory)
      const touchedByDisk = actions.some(({ kind }) => kind === 'outside' || kind === 'vanish')
      for (const name of FILES) {
        const before = model.past.flatMap(({ changes }) => changes).find(([changed]) => changed === name)
        if (before) expect([name, first[name]]).toEqual([name, before[1]])
        if (before && !touchedByDisk) expect([name, first[name]]).toEqual([name, Reflect.get(START, name)])
      }
      for (let left = model.past.length; left > 0; left--) await memory.project.redo()
      expect(await texts(memory)).toEqual(last)
      expect(model.future.length).toBe(redos)
    }),
    { numRuns: 100 },
  )
})

async function texts(memory: MemoryProject): Promise<Record<string, Text>> {
  const found = FILES.map(async name => [name, await memory.text(name).catch(() => undefined)] as const)
  return Object.fromEntries(await Promise.all(found))
}
