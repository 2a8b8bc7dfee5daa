import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { MemoryContent } from './files/memory-files.ts'
import { openInMemory } from './testing/open-in-memory.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function contentOf(folder: string): Record<string, MemoryContent> {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => statSync(join(root, folder, name)).isFile())
  return Object.fromEntries(files.map(name => [name.replaceAll('\\', '/'), load(join(root, folder, name))]))
}

function load(path: string): MemoryContent {
  const bytes = readFileSync(path)
  if (!/\.(mdx?|json|svg|ya?ml|css|txt)$/i.test(path)) return new Uint8Array(bytes)
  const text = bytes.toString('utf8')
  return text.startsWith('\ufeff') ? { text: text.slice(1), bom: true } : { text, bom: false }
}

const fixtures = readdirSync(join(root, 'e2e/fixtures'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => `e2e/fixtures/${entry.name}`)
const sites = ['resources/handbook', ...fixtures].filter(folder =>
  Object.hasOwn(contentOf(folder), 'docs.json'),
)

test.each(sites)('%s opens, every page is drawn, and nothing is written', async folder => {
  const open = await openInMemory(contentOf(folder))
  await open.settle()
  expect(open.events.notice).toEqual([])
  expect(open.project.pages().length).toBeGreaterThan(0)
  for (const { path, url } of open.project.pages()) {
    if (url !== undefined) continue
    const { html } = await open.project.document(path)
    expect(html).toContain('</html>')
  }
  expect(open.disk.writes).toEqual([])
})

test.each(sites)(
  'on every page of %s a character is typed and deleted, and nothing is left to save',
  async folder => {
    const open = await openInMemory(contentOf(folder))
    for (const { file, url, generated } of open.project.pages()) {
      if (url !== undefined || generated === true) continue
      const text = await open.text(file)
      for (const offset of [0, Math.floor(text.length / 2), text.length]) {
        await open.insert(file, offset, 'x')
        const { version } = await open.project.read({ file })
        const edits = [{ offset, length: 1, text: '' }]
        await open.project.edit({ label: 'Take back', edits: [{ file, version, edits }] })
      }
      expect(await open.text(file)).toBe(text)
    }
    expect(open.project.state().dirty).toEqual([])
    await open.project.save({})
    expect(open.disk.writes).toEqual([])
  },
)

test.each(sites)(
  '%s is unchanged, byte for byte, after every page was edited, saved, undone and saved',
  async folder => {
    const content = contentOf(folder)
    const open = await openInMemory(content)
    const before = open.disk.snapshot()
    const { path } = await open.project.preview({ page: '' })
    for (const { file } of open.project.pages()) await open.insert(file, 0, '<!-- x -->')
    for (const file of ['docs.json', `${path}.mdx`, `${path}.md`]) {
      if (Object.hasOwn(content, file)) await open.insert(file, 1, ' ')
    }
    await open.settle()
    expect((await open.project.save({})).failed).toEqual([])
    while (open.project.state().undo !== undefined) await open.project.undo()
    await open.project.save({})
    await open.settle()
    expect(open.disk.snapshot()).toEqual(before)
    expect(open.project.state()).toMatchObject({ dirty: [], conflicts: [] })
  },
)
