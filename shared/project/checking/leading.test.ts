import { beforeEach, expect, test } from 'vitest'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'

const page = (title: string, rest: string) =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n---\n\n${rest}\n`

let open: MemoryProject
beforeEach(async () => {
  open = await openInMemory({
    'docs.json':
      '{\n  "name": "Acme",\n  "navigation": [{ "group": "Start", "pages": ["intro", "guide/setup"] }]\n}\n',
    'intro.mdx': page('Intro', 'See [how](/guide/setup#install) and ![a red bee](/img/a.png).'),
    'guide/setup.md': page('Setup', '## Install\n\nBack to the [start](/intro).'),
    'alone.md': '---\ntitle: Alone\nhidden: true\n---\n\nNothing to see.\n',
    'img/a.png': new Uint8Array([1]),
  })
  await open.settle()
})

const codes = () => open.project.problems().map(({ file, code }) => `${file} ${code}`)

const replace = async (file: string, from: string, to: string) => {
  const { text, version } = await open.project.read({ file })
  const edits = [{ offset: text.indexOf(from), length: from.length, text: to }]
  await open.project.edit({ label: 'Replace', edits: [{ file, version, edits }] })
  await open.settle()
}

const add = async (file: string, text: string) => {
  await open.project.edit({ label: 'Add', edits: [], create: [{ file, text }] })
  await open.settle()
}

test('a page that becomes a link to elsewhere breaks links to it in pages that nobody touched', async () => {
  await replace('guide/setup.md', 'title: Setup', 'title: Setup\nurl: https://acme.com')
  expect(codes()).toEqual(['intro.mdx link/dead'])
  await replace('guide/setup.md', '\nurl: https://acme.com', '')
  expect(codes()).toEqual([])
})

test('links to a folder are checked again when another of its pages comes first', async () => {
  await add('guide/first.md', page('First', 'Hello.'))
  await replace('intro.mdx', '/guide/setup#install', '/guide#install')
  await replace('docs.json', '"guide/setup"', '"guide/setup", "guide/first"')
  expect(codes()).toEqual([])
  await replace('docs.json', '"guide/setup", "guide/first"', '"guide/first", "guide/setup"')
  expect(codes()).toEqual(['intro.mdx link/no-heading'])
})

const SNIPPET = '[Go on](/alone), see ![it](/img/a.png).\n'

test('what a snippet links to and shows from the root is checked, also when it comes and goes', async () => {
  const file = 'snippets/next.mdx'
  await add(file, SNIPPET)
  expect(codes()).toEqual([])
  open.disk.change({ 'alone.md': undefined, 'img/a.png': undefined })
  await open.settle()
  expect(codes()).toEqual([
    'intro.mdx file/missing',
    'snippets/next.mdx link/dead',
    'snippets/next.mdx file/missing',
  ])
  await replace(file, SNIPPET, '[There](there), ![here](here.png)\n')
  expect(codes()).toEqual(['intro.mdx file/missing'])
})

test('a page is linked by a snippet, and by the header of the site', async () => {
  await replace('alone.md', 'hidden: true\n', '')
  expect(codes()).toEqual(['alone.md navigation/unreachable'])
  const file = 'snippets/next.mdx'
  await add(file, '[Go on](/alone)\n')
  expect(codes()).toEqual([])
  await open.project.undo()
  await open.settle()
  expect(codes()).toEqual(['alone.md navigation/unreachable'])
  await replace(
    'docs.json',
    '"name": "Acme"',
    '"name": "Acme", "topbarLinks": [{ "name": "Alone", "url": "/alone" }]',
  )
  expect(codes()).toEqual([])
  await open.project.undo()
  await open.settle()
  expect(codes()).toEqual(['alone.md navigation/unreachable'])
})
