import { beforeEach, expect, test } from 'vitest'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'

const DOCS = `{
  "name": "Acme",
  "logo": "/logo.svg",
  "colors": { "primary": "#0d9373" },
  "navigation": [{ "group": "Start", "pages": ["intro", "setup"] }]
}
`
const CONTENT = {
  'docs.json': DOCS,
  'intro.mdx': '---\ntitle: Intro\n---\n\nHello **you**.\n\nSecond.\n\nThird.\n',
  'steps.mdx':
    'import Hi from "/snippets/hi.mdx"\nimport New from "/snippets/new.mdx"\n\nFirst.\n\n<Hi name="you" />\n\n<New />\n',
  'snippets/hi.mdx': 'import Deep from "./deep.mdx"\n\nHello {name}.\n\n<Deep />\n',
  'snippets/deep.mdx': 'Deep text.\n',
  'setup.md': '---\ntitle: Setup\n---\n\nInstall.\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'other.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

let open: MemoryProject
beforeEach(async () => {
  open = await openInMemory(CONTENT)
})

const show = async (page = 'intro') => {
  const shown = await open.project.preview({ page })
  await open.settle()
  open.events.preview.length = 0
  return shown
}

const replace = async (file: string, from: string, to: string) => {
  const { text, version } = await open.project.read({ file })
  const edits = [{ offset: text.indexOf(from), length: from.length, text: to }]
  await open.project.edit({ label: 'Replace', edits: [{ file, version, edits }] })
}

test.each(['snippets/hi.mdx', 'snippets/deep.mdx'] as const)(
  'a key typed in a snippet that the page shows is a patch: %s',
  async file => {
    await show('steps')
    await open.insert(file, CONTENT[file].length, '\nMore words.\n')
    await open.settle()
    const [patch, more] = open.events.preview
    expect(more).toBeUndefined()
    expect(patch?.body).toMatchObject({ removed: 1, inserted: [{ line: 6 }] })
    expect(patch?.body?.inserted[0]?.html).toContain('Hello you.')
    expect(patch?.body?.inserted[0]?.html).toContain('More words.')
  },
)

test('when a snippet changes on disk, is added or is removed, the page that shows it follows', async () => {
  await show('steps')
  open.disk.change({ 'snippets/deep.mdx': 'Deeper text.\n' })
  await open.settle()
  expect((await open.project.document('steps')).html).toContain('Deeper text.')
  await open.project.edit({
    label: 'New',
    edits: [],
    create: [{ file: 'snippets/new.mdx', text: 'Brand new.' }],
  })
  await open.settle()
  expect(open.events.preview.at(-1)?.body?.inserted[0]?.html).toContain('Brand new.')
  await open.project.undo()
  await open.settle()
  expect((await open.project.document('steps')).html).not.toContain('Brand new.')
})

test('a snippet edited while another page is shown is drawn when its page is opened again', async () => {
  await show('steps')
  await show('intro')
  await replace('snippets/hi.mdx', 'Hello', 'Welcome')
  await open.settle()
  expect((await open.project.document('steps')).html).toContain('Welcome you.')
})

/** The document as the window has it after all patches so far, compared with a new one. */
const revisionOf = (html: string) => Number(/<html[^>]* data-revision="(\d+)"/.exec(html)?.[1])

test('without a name, the first page is shown', async () => {
  expect(await open.project.preview({ page: '' })).toEqual({
    path: 'intro',
    file: 'intro.mdx',
    url: 'intro.html',
    revision: 1,
  })
})

test('the document is complete, and states its revision and the sources of its blocks', async () => {
  const { revision } = await show()
  const { html, revision: served } = await open.project.document('intro')
  expect(revisionOf(html)).toBe(served)
  expect(served).toBeGreaterThanOrEqual(revision)
  expect(html).toContain('Hello <strong>you</strong>.')
  expect(html).toContain('data-line="5"')
  expect(html).toContain('Setup')
})

test.each(['nowhere', '../intro', 'logo.svg'])('a missing page is refused: %s', async page => {
  await expect(open.project.preview({ page })).rejects.toMatchObject({ failure: { code: 'not-found' } })
  await expect(open.project.document(page)).rejects.toMatchObject({ failure: { code: 'not-found' } })
})

test('a key typed in the shown page becomes a patch of one block', async () => {
  const { revision } = await show()
  await replace('intro.mdx', 'Second', 'Seconds')
  await open.settle()
  const [patch, more] = open.events.preview
  expect(more).toBeUndefined()
  expect(patch).toMatchObject({ path: 'intro', body: { start: 1, removed: 1, inserted: [{ line: 7 }] } })
  expect(patch?.to).toBeGreaterThan(patch?.from ?? 0)
  expect(patch?.from).toBeGreaterThanOrEqual(revision)
  expect(patch?.regions).toBeUndefined()
})

test('an edit is answered before anything is drawn, and many edits are drawn once', async () => {
  await show()
  for (const letter of 'abcdef') await open.insert('intro.mdx', CONTENT['intro.mdx'].length, letter)
  expect(open.events.preview).toHaveLength(0)
  await open.settle()
  expect(open.events.preview).toHaveLength(1)
})

test('a text that was changed and changed back before it was drawn is told, since a window may show more', async () => {
  await show()
  const { html, revision } = await open.project.document('intro')
  const source = Number(/<html[^>]* data-source="(\d+)"/.exec(html)?.[1])
  await open.insert('intro.mdx', CONTENT['intro.mdx'].length, 'x')
  await open.project.undo()
  await open.settle()
  expect(open.events.preview).toEqual([{ path: 'intro', from: revision, to: revision, source }])
})

test('patches follow each other without a gap, and a document always states the newest revision', async () => {
  await show()
  for (const word of ['One', 'Two', 'Three']) {
    await open.insert('intro.mdx', CONTENT['intro.mdx'].length, word)
    await open.settle()
    expect((await open.project.document('intro')).revision).toBe(open.events.preview.at(-1)?.to)
  }
  const [first, second, third] = open.events.preview
  expect([second?.from, third?.from]).toEqual([first?.to, second?.to])
})

test('an edit of another page changes nothing here, unless the navigation shows its title', async () => {
  await show()
  await replace('setup.md', 'Install', 'Unpack')
  await open.settle()
  expect(open.events.preview).toEqual([])
  await replace('setup.md', 'title: Setup', 'title: Get going')
  await open.settle()
  expect(open.events.preview).toHaveLength(1)
  expect(open.events.preview[0]?.regions?.sidebar).toContain('Get going')
  expect(open.events.preview[0]?.body).toBeUndefined()
})

test('a color is a patch of the theme only', async () => {
  await show()
  await replace('docs.json', '#0d9373', '#c0392b')
  await open.settle()
  expect(Object.keys(open.events.preview[0] ?? {}).sort()).toEqual(['from', 'path', 'source', 'theme', 'to'])
})

test('undo and a change on disk are drawn as well', async () => {
  await show()
  await replace('intro.mdx', 'Second', 'Other')
  await open.settle()
  await open.project.undo()
  await open.settle()
  expect(open.events.preview).toHaveLength(2)
  await open.project.redo()
  await open.project.undo()
  open.disk.change({ 'intro.mdx': CONTENT['intro.mdx'].replace('Third', 'Last') })
  await open.settle()
  expect(open.events.preview.at(-1)?.body?.inserted[0]?.html).toContain('Last')
})

test('while docs.json is invalid, its last valid text stays in use', async () => {
  await show()
  await replace('docs.json', '"name": "Acme",', '"name": ')
  await open.settle()
  expect(open.events.preview).toEqual([])
  expect(open.project.state().name).toBe('Acme')
  expect((await open.project.document('setup')).html).toContain('Acme')
  await replace('docs.json', '"name": ', '"name": "Apex",')
  await open.settle()
  expect(open.events.preview).toHaveLength(1)
  expect(open.events.preview[0]?.title).toBe('Intro - Apex')
})

test('a deleted page stays as it was drawn, and continues when it is restored', async () => {
  await show('setup')
  await open.project.edit({ label: 'Delete', edits: [], remove: ['setup.md'] })
  await open.settle()
  await expect(open.project.document('setup')).rejects.toMatchObject({ failure: { code: 'not-found' } })
  await open.project.undo()
  await open.settle()
  await replace('setup.md', 'Install', 'Unpack')
  await open.settle()
  expect(open.events.preview.at(-1)?.body?.inserted[0]?.html).toContain('Unpack')
  expect((await open.project.document('setup')).html).toContain('Unpack')
})

test('an image in the shown page is loaded again when it changes on disk; another image is not', async () => {
  await show()
  open.disk.change({ 'logo.svg': '<svg/>', 'other.svg': '<svg/>' })
  await open.settle()
  expect(open.events.assetChanged).toEqual([{ path: 'logo.svg' }])
})

test('an image that becomes larger on disk gets its room in the page that shows it', async () => {
  await show()
  await replace('intro.mdx', 'Third.', '![Other](/other.svg)')
  await open.settle()
  expect((await open.project.document('intro')).html).toContain('src="./other.svg" alt="Other" loading')
  open.disk.change({ 'other.svg': '<svg width="80" height="40"/>' })
  await open.settle()
  const patched = JSON.stringify(open.events.preview.at(-1))
  expect(patched).toContain('width=\\"80\\" height=\\"40\\"')
  expect((await open.project.document('intro')).html).toContain('width="80" height="40"')
  open.events.preview.length = 0
  open.disk.change({ 'other.svg': '<svg width="80" height="40"><g/></svg>' })
  await open.settle()
  expect(open.events.preview).toEqual([])
})

test('files are served as after a save', async () => {
  await open.insert('logo.svg', 0, '<!-- draft -->')
  expect(new TextDecoder().decode(await open.project.asset('logo.svg'))).toContain('<!-- draft -->')
  await expect(open.project.asset('no.png')).rejects.toMatchObject({ failure: { code: 'not-found' } })
})

test('returning to a page that was shown before continues from its revision', async () => {
  await show('intro')
  const before = (await open.project.document('intro')).revision
  await open.project.preview({ page: 'setup' })
  await replace('intro.mdx', 'Second', 'Meanwhile')
  await open.settle()
  expect(open.events.preview).toEqual([])
  const { revision } = await open.project.preview({ page: 'intro' })
  expect(revision).toBeGreaterThan(before)
  expect((await open.project.document('intro')).revision).toBe(revision)
})

test('a comparison shows a page as it was beside its current state, and the preview is unchanged', async () => {
  await show()
  const { before, after } = await open.project.compare({
    file: 'intro.mdx',
    text: '---\ntitle: Old\n---\n\nIt was so.\n',
  })
  expect([before, after]).toEqual(['intro~before.html', 'intro.html'])
  const old = await open.project.document(before.slice(0, -5))
  expect(old.html).toContain('It was so.')
  expect((await open.project.document('intro')).html).not.toContain('It was so.')
  expect(open.events.preview).toEqual([])
  const sides = await open.project.compare({
    file: 'intro.mdx',
    text: 'It is so elsewhere.\n',
    other: 'It may be so.\n',
  })
  const htmlOf = async (url: string) => (await open.project.document(url.slice(0, -5))).html
  expect(await htmlOf(sides.before)).toContain('It is so elsewhere.')
  expect(await htmlOf(sides.after)).toContain('It may be so.')
  expect(await htmlOf(before)).toContain('It was so.')
  await open.project.compare({ file: 'intro.mdx', text: 'It was so once.\n' })
  expect(await htmlOf(before)).toContain('It was so once.')
  expect(await htmlOf(sides.before)).toContain('It is so elsewhere.')
  await expect(open.project.compare({ file: 'logo.svg', text: '' })).rejects.toThrow('isn’t a page')
})

const MANY = Array.from({ length: 40 }, (_, at) => `p${at}.svg`)
const PICTURES = Object.fromEntries(MANY.map(file => [file, '<svg width="3" height="2"/>']))
const SHOWN = MANY.map(file => `![A](/${file})`).join(' ')

test('text typed while the images of a page are read is in the page that is shown', async () => {
  const memory = await openInMemory({ ...CONTENT, ...PICTURES, 'setup.md': SHOWN })
  await memory.settle()
  let waits = 0
  const readBytes = memory.disk.readBytes.bind(memory.disk)
  memory.disk.readBytes = (path, most) => {
    waits++
    return readBytes(path, most)
  }
  let isShown = false
  const showing = memory.project.preview({ page: 'setup' }).then(() => {
    isShown = true
  })
  await expect.poll(() => waits).toBe(15)
  await memory.insert('setup.md', 0, 'Typed meanwhile. ')
  expect([isShown, waits]).toEqual([false, 15])
  for (let turn = 0; turn < 100 && !isShown; turn++) await memory.settle()
  await showing
  expect((await memory.project.document('setup')).html).toContain('Typed meanwhile.')
  expect(waits).toBe(41)
})
