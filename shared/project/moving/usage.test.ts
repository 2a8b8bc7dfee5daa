import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const SITE = {
  'docs.json':
    '{ "name": "Acme", "favicon": "/img/dot.png", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }\n',
  'one.mdx': 'import Note from "/snippets/note.mdx"\n\n<Note />\n\n![Dot](/img/dot.png)\n',
  'two.mdx': '<Snippet file="outer.mdx" />\n\nSee [one](/one).\n',
  'three.mdx': 'The note is in `snippets/note.mdx`.\n',
  'snippets/note.mdx': 'Take care.\n',
  'snippets/outer.mdx': 'import Inner from "./note.mdx"\n\n<Inner />\n',
  'snippets/circle.mdx': 'import Circle from "./circle.mdx"\n\n<Circle />\n',
  'img/dot.png': Uint8Array.from([0x89, 0x50]),
}

const opened = async () => {
  const memory = await openInMemory(SITE)
  await memory.settle()
  return memory
}

test('a snippet is shown by the pages that import it, and by those that show a snippet with it', async () => {
  const { project, insert } = await opened()
  expect(await project.pagesShowing({ file: 'snippets/note.mdx' })).toEqual(['one.mdx', 'two.mdx'])
  expect(await project.pagesShowing({ file: 'snippets/outer.mdx' })).toEqual(['two.mdx'])
  expect(await project.pagesShowing({ file: 'snippets/circle.mdx' })).toEqual([])
  expect(await project.pagesShowing({ file: 'img/dot.png' })).toEqual(['one.mdx'])
  await insert('three.mdx', 0, 'import Note from "/snippets/note.mdx"\n\n')
  expect(await project.pagesShowing({ file: 'snippets/note.mdx' })).toEqual([
    'one.mdx',
    'three.mdx',
    'two.mdx',
  ])
})

test('references to snippets and images are known before these are deleted', async () => {
  const { project } = await opened()
  const uses = await project.referencesTo({ files: ['snippets/note.mdx', 'img/dot.png'] })
  expect(uses.map(({ file, kind, line, before }) => [file, kind, line, before])).toEqual([
    ['docs.json', 'setting', 1, '/img/dot.png'],
    ['one.mdx', 'picture', 5, '/img/dot.png'],
    ['one.mdx', 'snippet', 1, '/snippets/note.mdx'],
    ['snippets/outer.mdx', 'snippet', 1, './note.mdx'],
  ])
})
