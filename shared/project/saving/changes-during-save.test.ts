import { beforeEach, expect, test, vi } from 'vitest'
import { Buffers } from '../base/buffers.ts'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'
import { CONTENT } from '../testing/small-site.ts'

let memory: MemoryProject
beforeEach(async () => {
  memory = await openInMemory(CONTENT)
})

/** Something to wait at until it is opened. */
function door(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open: () => open() }
}

// Covers F17
test('text typed while the disk is still writing does not count as saved', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  const [writing, written] = [door(), door()]
  const write = memory.disk.write.bind(memory.disk)
  memory.disk.write = async (...parameters) => {
    writing.open()
    await written.opened
    await write(...parameters)
  }
  const saving = memory.project.save({})
  await writing.opened
  await memory.insert('intro.mdx', 0, 'Y')
  written.open()
  await saving
  expect(memory.disk.peek('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  expect(memory.project.state().dirty).toEqual([{ file: 'intro.mdx', change: 'edited' }])
  await memory.project.save({})
  expect(memory.disk.peek('intro.mdx')).toBe(`YX${CONTENT['intro.mdx']}`)
})

test('a file that changes on disk while it is opened is shown in its new state', async () => {
  const [reading, read] = [door(), door()]
  const readText = memory.disk.readText.bind(memory.disk)
  let isFirst = true
  memory.disk.readText = async path => {
    const found = await readText(path)
    if (path !== 'setup.md' || !isFirst) return found
    isFirst = false
    reading.open()
    await read.opened
    return found
  }
  const opening = memory.project.read({ file: 'setup.md' })
  await reading.opened
  memory.disk.change({ 'setup.md': 'Another text.\n' })
  const asked = door()
  const settled = Buffers.prototype.settled
  const waits = vi.spyOn(Buffers.prototype, 'settled').mockImplementation(function (this: Buffers, file) {
    asked.open()
    return settled.call(this, file)
  })
  const settling = memory.settle()
  await asked.opened
  waits.mockRestore()
  read.open()
  await Promise.all([opening, settling])
  await memory.settle()
  expect(await memory.text('setup.md')).toBe('Another text.\n')
  expect(memory.project.state()).toMatchObject({ dirty: [], conflicts: [] })
})

test('nothing is deleted while another file has a conflict', async () => {
  await memory.conflict('setup.md', 'mine ', 'theirs\n')
  await memory.project.edit({ label: 'Delete', edits: [], remove: ['intro.mdx'] })
  const report = await memory.project.save({})
  expect(report.conflicts.map(({ file }) => file)).toEqual(['setup.md'])
  expect(report.failed.map(({ file }) => file)).toEqual(['intro.mdx'])
  expect(memory.disk.peek('intro.mdx')).toBe(CONTENT['intro.mdx'])
})

test('a typed byte order mark and a kept one are equal on disk: the save is trusted', async () => {
  const readText = memory.disk.readText.bind(memory.disk)
  memory.disk.readText = async path => {
    const { text, bom } = await readText(path)
    return text.startsWith('\ufeff') ? { text: text.slice(1), bom: true } : { text, bom }
  }
  await memory.insert('intro.mdx', 0, '\ufeff')
  expect(await memory.project.save({})).toEqual({ saved: ['intro.mdx'], conflicts: [], failed: [] })
})
