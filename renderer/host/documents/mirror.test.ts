import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextChange } from './mirror-model.ts'
import { Editor, FILES, type, wired } from './testing/mirror-harness.ts'

test('an edit shows at once and reaches the engine in order', async () => {
  const all = await wired()
  for (const [index, letter] of [...'abc'].entries()) type(all.mirror, 'a.md', { at: index, text: letter })
  expect(all.mirror.known('a.md')?.text).toBe('abc# Apples\n\nOne.\n')
  expect(new Set(all.mirror.sending())).toEqual(new Set(['a.md']))
  await all.settle()
  expect(all.mirror.sending()).toEqual([])
  expect(await all.memory.text('a.md')).toBe('abc# Apples\n\nOne.\n')
})

test('listeners get the exact edits and recognize their own', async () => {
  const all = await wired()
  const changes: TextChange[] = []
  all.mirror.subscribe('a.md', change => changes.push(change))
  const edits = [{ offset: 2, length: 6, text: 'Pears' }]
  all.mirror.make({ label: 'Rename', edits: [{ file: 'a.md', edits }], origin: 'editor' })
  await all.settle()
  await all.atHost(() => all.memory.project.undo())
  await all.settle()
  expect(changes).toMatchObject([
    { cause: 'step', origin: 'editor', edits, text: '# Pears\n\nOne.\n' },
    { cause: 'undo', edits: [{ offset: 2, length: 4, text: 'Apple' }], text: '# Apples\n\nOne.\n' },
  ])
})

test('typing while other text of the file changes on disk keeps both and reports nothing', async () => {
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

test('typing while the same text changes on disk reloads the text and reports the failed step', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 4, text: 'x' })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': 'New.\n' }))
  await all.settle()
  expect(all.mirror.known('a.md')?.text).toBe(await all.memory.text('a.md'))
  expect(all.refused).toHaveLength(1)
})

test('files are created and deleted by their steps', async () => {
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

test('a cut connection loses no typing', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 0, text: 'one ' })
  await all.step('host')
  await all.cut()
  type(all.mirror, 'a.md', { at: 4, text: 'two ' })
  await all.reconnect()
  expect(await all.memory.text('a.md')).toBe('one two # Apples\n\nOne.\n')
  expect(all.mirror.known('a.md')?.text).toBe('one two # Apples\n\nOne.\n')
  expect(all.refused).toEqual([])
})

test('typing is held as before once the text is reloaded after a dropped step', async () => {
  const all = await wired()
  const edits = [{ offset: 2, length: 6, text: 'Pears' }]
  all.mirror.make({ label: 'Both', edits: [{ file: 'a.md', edits }], create: [{ file: 'c.md', text: '' }] })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': '# Plums\n\nOne.\n' }))
  await all.settle()
  expect(all.refused.map(({ label }) => label)).toEqual(['Both'])
  type(all.mirror, 'a.md', { at: 13, text: ' x' })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': '# Figs\n\nOne.\n' }))
  await all.settle()
  expect(await all.memory.text('a.md')).toBe('# Figs\n\nOne. x\n')
  expect(all.refused).toHaveLength(1)
})

test('an editor gets the whole text if its step was dropped while typing was held', async () => {
  const all = await wired()
  const editor = new Editor(all.mirror, 'a.md')
  editor.type({ at: 14, text: ' x' })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': '# Pears\n\nOne.\n' }))
  await all.step('host')
  await all.step('window')
  await all.step('window')
  editor.paste('! ')
  expect(all.refused.map(({ label }) => label)).toEqual(['Paste'])
  await all.settle()
  expect(editor.text).toBe(all.mirror.known('a.md')?.text)
  expect(editor.text).toBe(await all.memory.text('a.md'))
})

test('held typing counts as not sent until its text is reloaded', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 14, text: ' x' })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': '# Pears\n\nOne.\n' }))
  await all.step('host')
  await all.step('window')
  await all.step('window')
  expect(all.mirror.sending()).toEqual(['a.md'])
  await all.settle()
  expect(all.mirror.sending()).toEqual([])
  expect(await all.memory.text('a.md')).toBe('# Pears\n\nOne. x\n')
})

test('typing during the check for what arrived sends nothing twice', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 0, text: 'one ' })
  await all.step('host')
  await all.cut()
  await all.reconnect(() => type(all.mirror, 'a.md', { at: 4, text: 'two ' }))
  expect(await all.memory.text('a.md')).toBe('one two # Apples\n\nOne.\n')
  expect(all.edits).toEqual(['one ', 'two '])
  expect(all.refused).toEqual([])
})

test('opening another project during the check for what arrived sends only its own steps', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 0, text: 'one ' })
  await all.step('host')
  await all.cut()
  await all.reconnect(() => {
    all.mirror.clear()
    void all.mirror.load('b.md')
    all.mirror.make({ label: 'Make', create: [{ file: 'c.md', text: 'New.\n' }] })
  })
  expect(await all.memory.text('c.md')).toBe('New.\n')
  expect(all.mirror.known('a.md')).toBeUndefined()
  expect(all.refused).toEqual([])
})

test('opening another project while a step is on its way still sends the next step', async () => {
  const all = await wired()
  type(all.mirror, 'a.md', { at: 0, text: 'one ' })
  await all.step('host')
  all.mirror.clear()
  all.mirror.make({ label: 'Make', create: [{ file: 'c.md', text: 'New.\n' }] })
  await all.settle()
  expect(await all.memory.text('c.md')).toBe('New.\n')
})

test('typing is held as before in a file that was deleted, with a dropped step, and restored', async () => {
  const all = await wired()
  const edits = [{ offset: 2, length: 6, text: 'Pears' }]
  all.mirror.make({ label: 'Both', edits: [{ file: 'a.md', edits }], create: [{ file: 'c.md', text: '' }] })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': undefined }))
  await all.settle()
  expect(all.refused.map(({ label }) => label)).toEqual(['Both'])
  await all.atHost(async () => all.memory.disk.change({ 'a.md': '# Plums\n\nOne.\n' }))
  void all.mirror.load('a.md')
  await all.settle()
  type(all.mirror, 'a.md', { at: 13, text: ' x' })
  await all.atHost(async () => all.memory.disk.change({ 'a.md': '# Figs\n\nOne.\n' }))
  await all.settle()
  expect(all.refused).toHaveLength(1)
  expect(await all.memory.text('a.md')).toBe('# Figs\n\nOne. x\n')
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
  fc.record({ act: fc.constantFrom('cut' as const, 'reconnect' as const) }),
  fc.record({ act: fc.constant('disk' as const), file: fc.constantFrom(...FILES), text: word }),
  fc.record({ act: fc.constant('wire' as const), end: fc.constantFrom('host', 'window') }),
)

test('whatever happens on either side, both ends have the same texts in the end', async () => {
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
        else if (one.act === 'reconnect') await all.reconnect()
        else if (one.act === 'undo') await all.atHost(() => all.memory.project.undo())
        else await all.atHost(() => all.memory.project.redo())
      }
      await all.reconnect()
      for (const file of FILES) {
        const text = await all.memory.text(file)
        expect(all.mirror.known(file)?.text ?? '').toBe(text)
        expect(editors.get(file)?.text).toBe(text)
      }
    }),
    { numRuns: 150 },
  )
})

test('the sender of a step learns whether the host accepted it', async () => {
  const all = await wired()
  const made = (label: string, file: string, edits = [{ offset: 0, length: 0, text: 'x' }]) => {
    all.mirror.make({ label, edits: [{ file, edits }] })
    return all.mirror.taken()
  }
  const [first, second] = [made('One', 'a.md'), made('Two', 'b.md')]
  const late = made('Three', 'a.md', [{ offset: 4, length: 1, text: '' }])
  await all.atHost(async () => all.memory.disk.change({ 'a.md': 'New.\n' }))
  await all.settle()
  expect([await first, await second, await late]).toEqual([false, true, false])
  expect(all.refused.length).toBeGreaterThan(0)
})

test('keys that wait to be sent go to the host as one edit, and are undone as one', async () => {
  const all = await wired()
  const versions: number[] = []
  const stop = all.mirror.subscribe('a.md', () => versions.push(versions.length))
  for (const [at, letter] of [...'a long word'].entries()) {
    const edits = [{ offset: at, length: 0, text: letter }]
    all.mirror.make({ label: 'Type', merge: 'one word', edits: [{ file: 'a.md', edits }] })
  }
  expect(all.mirror.known('a.md')?.text).toBe('a long word# Apples\n\nOne.\n')
  expect(versions).toHaveLength('a long word'.length)
  expect(all.mirror.sending()).toEqual(['a.md', 'a.md'])
  await all.settle()
  expect(await all.memory.text('a.md')).toBe('a long word# Apples\n\nOne.\n')
  stop()
  await all.atHost(() => all.memory.project.undo())
  await all.settle()
  expect(all.mirror.known('a.md')?.text).toBe('# Apples\n\nOne.\n')
})
