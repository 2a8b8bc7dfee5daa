import { beforeEach, expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'

const CONTENT = {
  'docs.json':
    '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["intro", "guide/setup"] }]\n}\n',
  'intro.mdx':
    '---\ntitle: Intro\ndescription: How this site begins.\n---\n\nSee [how](/guide/setup#install) and ![a red bee](/img/a.png).\n',
  'guide/setup.md':
    '---\ntitle: Setup\ndescription: How everything is set up.\n---\n\n## Install\n\nBack to the [start](/intro).\n',
  'alone.md': '---\ntitle: Alone\nhidden: true\n---\n\nNothing to see.\n',
  'img/a.png': new Uint8Array([1]),
}

let open: MemoryProject
beforeEach(async () => {
  open = await openInMemory(CONTENT)
  await open.settle()
})

const codes = () => open.project.problems().map(({ file, code }) => `${file} ${code}`)

const replace = async (file: string, from: string, to: string) => {
  const { text, version } = await open.project.read({ file })
  const edits = [{ offset: text.indexOf(from), length: from.length, text: to }]
  await open.project.edit({ label: 'Replace', edits: [{ file, version, edits }] })
  await open.settle()
}

test('a correct repository has no problems, and none are reported', () => {
  expect(codes()).toEqual([])
  expect(open.events.problems).toEqual([])
})

test('what an edit breaks is reported, and no longer reported after it is fixed', async () => {
  await replace('intro.mdx', '/guide/setup#install', '/guide/nowhere')
  expect(codes()).toEqual(['intro.mdx link/dead'])
  expect(open.events.problems).toEqual([{ files: ['intro.mdx'], problems: open.project.problems() }])
  await open.project.undo()
  await open.settle()
  expect(codes()).toEqual([])
  expect(open.events.problems.at(-1)).toEqual({ files: ['intro.mdx'], problems: [] })
})

test('problems in a snippet are reported under its file', async () => {
  await open.project.edit({
    label: 'Add',
    edits: [],
    create: [{ file: 'snippets/hint.mdx', text: '<Note>\nnever closed\n' }],
  })
  await open.settle()
  expect(codes()).toEqual(['snippets/hint.mdx page/unclosed-tag'])
  await replace('snippets/hint.mdx', 'never closed\n', 'closed\n</Note>\n')
  expect(codes()).toEqual([])
})

test('a fix applied as offered fixes the problem', async () => {
  await replace('intro.mdx', '/guide/setup#install', '/guide/setup#instal')
  const [problem] = open.project.problems()
  expect(problem?.code).toBe('link/no-heading')
  const { text } = await open.project.read({ file: 'intro.mdx' })
  expect(applyEdits(text, problem?.fix?.edits ?? [])).toBe(CONTENT['intro.mdx'])
})

test('renaming a heading breaks links to it in pages that nobody touched', async () => {
  await replace('guide/setup.md', '## Install', '## Unpack')
  expect(codes()).toEqual(['intro.mdx link/no-heading'])
})

test('a removed page is reported where it is linked and listed', async () => {
  await open.project.edit({ label: 'Delete', edits: [], remove: ['guide/setup.md'] })
  await open.settle()
  expect(codes()).toEqual(['docs.json navigation/missing-page', 'intro.mdx link/dead'])
  await open.project.undo()
  await open.settle()
  expect(codes()).toEqual([])
})

test('the problems of a page are removed with it', async () => {
  await replace('alone.md', 'Nothing', '[x](/nowhere)')
  expect(codes()).toEqual(['alone.md link/dead'])
  await open.project.edit({ label: 'Delete', edits: [], remove: ['alone.md'] })
  await open.settle()
  expect(codes()).toEqual([])
  expect(open.events.problems.at(-1)).toEqual({ files: ['alone.md'], problems: [] })
})

test('files that are removed from disk or added to it are noticed', async () => {
  open.disk.change({ 'img/a.png': undefined })
  await open.settle()
  expect(codes()).toEqual(['intro.mdx file/missing'])
  open.disk.change({ 'img/a.png': new Uint8Array([2]), 'intro.mdx': CONTENT['intro.mdx'] })
  await open.settle()
  expect(codes()).toEqual([])
})

test('invalid JSON is a problem of one file; pages are checked with the last valid settings', async () => {
  await replace('docs.json', '"name": "Acme",', '"name" "Acme",')
  expect(new Set(open.project.problems().map(({ file }) => file))).toEqual(new Set(['docs.json']))
  expect(open.project.problems()[0]?.severity).toBe('error')
  await open.project.undo()
  await open.settle()
  expect(codes()).toEqual([])
})

test('a redirect makes links to its source valid in every page', async () => {
  await replace('intro.mdx', '/guide/setup#install', '/old')
  expect(codes()).toEqual(['intro.mdx link/dead'])
  await replace(
    'docs.json',
    '"name": "Acme",',
    '"name": "Acme", "redirects": [{ "source": "/old", "destination": "/intro" }],',
  )
  expect(codes()).toEqual(['intro.mdx link/redirected'])
})

test('a host that docs.json allows is no longer reported where its pages are embedded', async () => {
  await replace(
    'alone.md',
    'Nothing',
    '<iframe src="https://demos.example.com" title="A tour"></iframe>\n\nNothing',
  )
  expect(codes()).toEqual(['alone.md page/embed'])
  await replace('docs.json', '"name": "Acme",', '"name": "Acme", "embeds": ["demos.example.com"],')
  expect(codes()).toEqual([])
})

test('after an edit, only what it affects is checked again', async () => {
  const read: string[] = []
  const readText = open.disk.readText.bind(open.disk)
  open.disk.readText = path => {
    read.push(path)
    return readText(path)
  }
  await replace('alone.md', 'Nothing', 'Much')
  await replace('docs.json', '"Acme"', '"Apex"')
  expect(read).toEqual(['alone.md'])
})

test('comparing the whole disk reads and checks nothing again that did not change', async () => {
  const pages = ['intro.mdx', 'guide/setup.md', 'alone.md']
  const read: string[] = []
  const readText = open.disk.readText.bind(open.disk)
  open.disk.readText = path => {
    read.push(path)
    return readText(path)
  }
  open.disk.reportAll()
  await open.settle()
  expect(read.filter(path => pages.includes(path))).toEqual([])
  expect(open.events.problems).toEqual([])
})

test('many files that change at once are reported at once', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, n) => [`p${n}.md`, `---\ntitle: P${n}\nhidden: true\n---\n`]),
  )
  open = await openInMemory({ ...CONTENT, ...many })
  await open.settle()
  open.disk.change(
    Object.fromEntries(
      Object.keys(many).map(file => [file, `---\ntitle: P\nhidden: true\n---\n\n[x](/no)\n`]),
    ),
  )
  await open.settle()
  expect(open.events.problems).toHaveLength(1)
  expect(open.events.problems[0]?.files).toHaveLength(100)
})

test('a build gets the site as readers will see it, with drafts', async () => {
  await replace('intro.mdx', 'See', 'Look at')
  const asked = open.project.siteSource()
  await open.settle()
  const { input, readText, readBytes } = await asked
  expect(input.pages.map(page => page.title).sort()).toEqual(['Alone', 'Intro', 'Setup'])
  expect((await readText('intro.mdx')).text).toContain('Look at')
  expect(await readBytes('img/a.png')).toEqual(new Uint8Array([1]))
})

test('settings of the checks apply at once, and their problems are reported', async () => {
  await replace('intro.mdx', '/guide/setup#install', '/nowhere')
  const settings = '.galley/check.json'
  await open.project.edit({
    label: 'Set',
    edits: [],
    create: [{ file: settings, text: '{ "rules": { "link/dead": "notice", "link/ded": "off" } }\n' }],
  })
  await open.settle()
  const severities = () => open.project.problems().map(({ file, severity, code }) => [file, severity, code])
  expect(severities()).toEqual([
    [settings, 'warning', 'check/unknown-rule'],
    ['intro.mdx', 'notice', 'link/dead'],
  ])
  await replace(settings, '"link/dead": "notice", "link/ded": "off"', '"link": { "except": ["intro.mdx"] }')
  expect(severities()).toEqual([])
  await open.project.edit({ label: 'Delete', edits: [], remove: [settings] })
  await open.settle()
  expect(severities()).toEqual([['intro.mdx', 'error', 'link/dead']])
})

test('a page that nothing links to is reported, until something does', async () => {
  await replace('alone.md', 'hidden: true\n', '')
  expect(codes()).toEqual(['alone.md navigation/unreachable'])
  await replace('intro.mdx', '/guide/setup#install', '/alone')
  expect(codes()).toEqual([])
  await replace('intro.mdx', '/alone', '/guide/setup#install')
  expect(codes()).toEqual(['alone.md navigation/unreachable'])
})

test('a page is checked twice only if it depends on who links to it', async () => {
  open = await openInMemory({
    ...CONTENT,
    'guide/other.md': CONTENT['alone.md'].replace('hidden: true\n', ''),
  })
  const read: string[] = []
  const readText = open.disk.readText.bind(open.disk)
  open.disk.readText = path => {
    read.push(path)
    return readText(path)
  }
  await open.settle()
  const times = (file: string) => read.filter(path => path === file).length
  expect(codes()).toEqual(['guide/other.md navigation/unreachable'])
  // The index reads each page once.
  expect(['intro.mdx', 'guide/setup.md', 'alone.md', 'guide/other.md'].map(times)).toEqual([2, 2, 2, 3])
})

test('the writing rules file turns checks on and off', async () => {
  await replace('intro.mdx', 'a red bee', 'image')
  expect(codes()).toEqual(['intro.mdx accessibility/poor-alt'])
  const rules = '.quill/rules.md'
  const text = '# Ours\n\n- [ ] Say what images show. <!-- rule: alt-text -->\n'
  await open.project.edit({ label: 'Add', edits: [], create: [{ file: rules, text }] })
  await open.settle()
  expect(codes()).toEqual([])
  await replace(rules, '[ ]', '[x]')
  expect(codes()).toEqual(['intro.mdx accessibility/poor-alt'])
})

test('settings of the checks written by another program apply as well', async () => {
  await replace('intro.mdx', '/guide/setup#install', '/nowhere')
  const settings = '.galley/check.json'
  open.disk.change({ [settings]: '{"rules":{"link/dead":"off"}}' })
  await open.settle()
  expect(codes()).toEqual([])
  open.disk.change({ [settings]: '{"rules":{"link/deaf":"off"}}' })
  await open.settle()
  expect(codes()).toEqual([`${settings} check/unknown-rule`, 'intro.mdx link/dead'])
  open.disk.change({ [settings]: undefined })
  await open.settle()
  expect(codes()).toEqual(['intro.mdx link/dead'])
})

test('a page that is no text is a problem until it can be read', async () => {
  open.disk.change({ 'intro.mdx': new Uint8Array([0, 0xff]) })
  await open.settle()
  expect(codes()).toContain('intro.mdx page/unreadable')
  open.disk.change({ 'intro.mdx': CONTENT['intro.mdx'] })
  await open.settle()
  expect(codes()).toEqual([])
})
