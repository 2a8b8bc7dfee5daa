import { beforeEach, expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { asMessage } from '../../messages/testing/as-message.ts'
import { applyEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'
import { CONTENT } from '../testing/small-site.ts'

let memory: MemoryProject
beforeEach(async () => {
  memory = await openInMemory(CONTENT)
})

test('a clean file follows the disk with a minimal edit', async () => {
  await memory.text('setup.md')
  memory.disk.change({ 'setup.md': CONTENT['setup.md'].replace('Install', 'Unpack') })
  await memory.settle()
  const [event] = memory.events.edited
  expect(event).toMatchObject({ cause: 'disk', files: [{ file: 'setup.md', version: 2 }] })
  const edits = event?.files[0]?.edits ?? []
  expect(applyEdits(CONTENT['setup.md'], edits)).toBe(await memory.text('setup.md'))
  expect(edits[0]?.text.length).toBeLessThan(8)
  expect(memory.project.state()).toMatchObject({ dirty: [], conflicts: [] })
  expect(memory.project.state().undo).toBeUndefined()
})

test('a page that was never read is indexed again when it changes on disk', async () => {
  await memory.settle()
  memory.disk.change({ 'setup.md': '---\ntitle: Changed\n---\n', 'more.mdx': '---\ntitle: More\n---\n' })
  await memory.settle()
  expect(memory.project.pages().map(page => page.title)).toEqual(['Intro', 'More', 'Changed'])
  memory.disk.change({ 'setup.md': undefined })
  await memory.settle()
  expect(memory.project.pages().map(page => page.file)).toEqual(['intro.mdx', 'more.mdx'])
  expect(memory.events.pages.at(-1)).toEqual({ changed: [], removed: ['setup.md'] })
})

test('assets are added, changed and removed with the disk', async () => {
  memory.disk.change({ 'photo.png': new Uint8Array(9), 'new.png': new Uint8Array(1), 'logo.svg': undefined })
  await memory.settle()
  expect(memory.events.assets).toEqual([
    {
      changed: [
        { path: 'new.png', size: 1 },
        { path: 'photo.png', size: 9 },
      ],
      removed: ['logo.svg'],
    },
  ])
})

test('a dirty file that changes on disk is marked and nothing is lost', async () => {
  await memory.conflict('intro.mdx', 'mine', 'theirs')
  expect(memory.project.state().conflicts).toMatchObject([{ file: 'intro.mdx', disk: 'changed' }])
  expect(await memory.text('intro.mdx')).toBe(`mine${CONTENT['intro.mdx']}`)
  expect(memory.events.edited).toEqual([])
})

test('a dirty file that is deleted on disk is kept; if it is recreated unchanged, the conflict ends', async () => {
  await memory.insert('intro.mdx', 0, 'mine')
  memory.disk.change({ 'intro.mdx': undefined })
  await memory.settle()
  expect(memory.project.state().conflicts).toMatchObject([{ file: 'intro.mdx', disk: 'deleted' }])
  memory.disk.change({ 'intro.mdx': CONTENT['intro.mdx'] })
  await memory.settle()
  expect(memory.project.state().conflicts).toEqual([])
  expect((await memory.project.save({})).saved).toEqual(['intro.mdx'])
})

test('a clean file that is deleted on disk is removed, and restored with the disk', async () => {
  await memory.text('intro.mdx')
  memory.disk.change({ 'intro.mdx': undefined })
  await memory.settle()
  expect(memory.events.edited.at(-1)).toMatchObject({
    cause: 'disk',
    files: [{ file: 'intro.mdx', text: null }],
  })
  await expect(memory.project.read({ file: 'intro.mdx' })).rejects.toMatchObject({
    failure: { code: 'not-found' },
  })
  memory.disk.change({ 'intro.mdx': 'again' })
  await memory.settle()
  expect(await memory.text('intro.mdx')).toBe('again')
  expect(memory.project.state()).toMatchObject({ dirty: [], conflicts: [] })
})

test('a docs.json that is deleted on disk stays in the editor, and can be saved again', async () => {
  const before = await memory.text('docs.json')
  memory.disk.change({ 'docs.json': undefined })
  await memory.settle()
  expect(memory.project.state().conflicts).toMatchObject([{ file: 'docs.json', disk: 'deleted' }])
  expect(await memory.text('docs.json')).toBe(before)
  await memory.project.resolve({ file: 'docs.json', take: 'mine' })
  expect((await memory.project.save({})).saved).toEqual(['docs.json'])
  expect(memory.disk.peek('docs.json')).toBe(before)
})

test('a docs.json that is missing for a moment, as during a checkout, is followed when it is back', async () => {
  memory.disk.change({ 'docs.json': undefined })
  await memory.settle()
  memory.disk.change({ 'docs.json': '{"name": "Other branch"}' })
  await memory.settle()
  expect(memory.project.state()).toMatchObject({ name: 'Other branch', dirty: [], conflicts: [] })
})

test('a docs.json replaced by something unreadable is reported until that is gone, and nothing is lost', async () => {
  const before = await memory.text('docs.json')
  memory.disk.change({ 'docs.json': new Uint8Array([0, 1]) })
  await memory.settle()
  expect(inEnglish(memory.project.state().unreadable ?? '')).toBe('“docs.json” isn’t a text file.')
  expect(await memory.text('docs.json')).toBe(before)
  memory.disk.change({ 'docs.json': undefined })
  await memory.settle()
  expect(memory.project.state().unreadable).toBeUndefined()
  expect(memory.project.state().conflicts).toMatchObject([{ file: 'docs.json', disk: 'deleted' }])
  memory.disk.change({ 'docs.json': before })
  await memory.settle()
  expect(memory.project.state()).toMatchObject({ dirty: [], conflicts: [] })
})

test('a change on disk of a file that the history knows is a step: undo reverts it exactly', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  await memory.project.save({})
  memory.disk.change({ 'intro.mdx': 'pulled' })
  await memory.settle()
  expect(memory.project.state()).toMatchObject({ dirty: [], undo: 'Change on disk' })
  await memory.project.undo()
  expect(await memory.text('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  await memory.project.undo()
  expect(await memory.text('intro.mdx')).toBe(CONTENT['intro.mdx'])
  await memory.project.redo()
  await memory.project.redo()
  expect(await memory.text('intro.mdx')).toBe('pulled')
  expect(memory.project.state().dirty).toEqual([])
})

// Covers W07
test('our own write is recognized by its content, and so is the same text written by another program', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  await memory.project.save({})
  memory.disk.change({ 'intro.mdx': `X${CONTENT['intro.mdx']}` })
  memory.disk.reportAll()
  await memory.settle()
  expect(memory.events.edited).toEqual([])
  expect(memory.project.state()).toMatchObject({ dirty: [], conflicts: [] })
})

test('a checkout of hundreds of files is one batch of events', async () => {
  const pages = (word: string) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`p${n}.md`, `---\ntitle: ${word} ${n}\n---\n`]))
  const big = await openInMemory({ 'docs.json': '{}', ...pages('Old') })
  await big.settle()
  for (let n = 0; n < 300; n++) await big.text(`p${n}.md`)
  await big.insert('p7.md', 0, 'mine')
  await big.settle()
  const before = { ...big.counts() }
  big.disk.changeSilently(pages('New'))
  big.disk.reportAll()
  await big.settle()
  const after = big.counts()
  expect(after.edited - before.edited).toBe(1)
  expect(after.pages - before.pages).toBe(1)
  expect(after.state - before.state).toBeLessThanOrEqual(2)
  expect(big.events.edited.at(-1)?.files).toHaveLength(299)
  expect(big.project.state().conflicts).toMatchObject([{ file: 'p7.md', disk: 'changed' }])
})

// Covers F19, W04
test('a missing folder is reported, and everything is compared when it is back', async () => {
  await memory.text('intro.mdx')
  await memory.settle()
  memory.disk.changeSilently({ 'intro.mdx': 'changed meanwhile' })
  memory.disk.failNext('list', new Refusal('not-found', asMessage('The folder is gone.')))
  memory.disk.change({ 'photo.png': new Uint8Array(4) })
  await memory.settle()
  expect(inEnglish(memory.project.state().unreachable ?? '')).toBe('The folder is gone.')
  memory.disk.change({ 'photo.png': new Uint8Array(5) })
  await memory.settle()
  expect(memory.project.state().unreachable).toBeUndefined()
  expect(await memory.text('intro.mdx')).toBe('changed meanwhile')
})

test('a text replaced by bytes is reported, and the text that was read stays', async () => {
  await memory.text('setup.md')
  memory.disk.change({ 'setup.md': new Uint8Array([0xff, 0xfe]) })
  await memory.settle()
  expect(memory.events.notice).toHaveLength(1)
  expect(await memory.text('setup.md')).toBe(CONTENT['setup.md'])
})

test('after closing, nothing is reported any more', async () => {
  memory.project.close()
  memory.disk.change({ 'intro.mdx': 'later' })
  await memory.settle()
  expect(memory.events.pages).toEqual([])
})

const LONG = {
  ...CONTENT,
  'intro.mdx': `---\ntitle: Intro\n---\n\nHello.\n\n${'Words. '.repeat(20)}The end.\n`,
}

/** Another program is writing the page: this part of it is on disk. */
async function writing(open: MemoryProject, text: string) {
  open.disk.changeSilently({ 'intro.mdx': text })
  open.disk.reportEarly('intro.mdx')
  await open.settle()
}

test('a save by another program is followed before it settles, if it is complete', async () => {
  const open = await openInMemory(LONG)
  await open.text('intro.mdx')
  const saved = LONG['intro.mdx'].replace('Hello', 'Welcome')
  await writing(open, saved)
  expect(await open.text('intro.mdx')).toBe(saved)
  open.disk.change({ 'intro.mdx': saved })
  await open.settle()
  expect(open.events.edited).toHaveLength(1)
})

test('a page that is only shown follows a save by another program as soon as it is complete', async () => {
  const open = await openInMemory(LONG)
  await open.project.preview({ page: 'intro' })
  const saved = LONG['intro.mdx'].replace('Hello', 'Welcome')
  for (const length of [0, 10, 40, saved.length - 3]) await writing(open, saved.slice(0, length))
  expect(open.events.preview).toEqual([])
  await writing(open, saved)
  expect(JSON.stringify(open.events.preview)).toContain('Welcome')
})

test('an incomplete text is never shown, and is followed when it is complete', async () => {
  const open = await openInMemory(LONG)
  await open.text('intro.mdx')
  const saved = LONG['intro.mdx'].replace('Hello', 'Welcome')
  for (const length of [0, 10, 40, saved.length - 3]) await writing(open, saved.slice(0, length))
  expect(await open.text('intro.mdx')).toBe(LONG['intro.mdx'])
  open.disk.change({ 'intro.mdx': saved })
  await open.settle()
  expect(await open.text('intro.mdx')).toBe(saved)
})

test('a file that another program is writing is no conflict before it is complete', async () => {
  const open = await openInMemory(LONG)
  await open.text('intro.mdx')
  const edits = [{ offset: LONG['intro.mdx'].indexOf('Hello'), length: 5, text: 'Mine' }]
  await open.project.edit({ label: 'Type', edits: [{ file: 'intro.mdx', version: 1, edits }] })
  const saved = LONG['intro.mdx'].replace('Hello', 'Theirs')
  await writing(open, saved)
  expect(open.project.state().conflicts).toEqual([])
  open.disk.change({ 'intro.mdx': saved })
  await open.settle()
  expect(open.project.state().conflicts).toMatchObject([{ file: 'intro.mdx', disk: 'changed' }])
  expect(await open.text('intro.mdx')).toContain('Mine')
})
