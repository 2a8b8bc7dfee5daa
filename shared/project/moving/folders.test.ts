import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'
import type { MoveRequest } from './model.ts'

const folderMoves = (files: readonly string[], from: string, to: string): MoveRequest => ({
  moves: files.map(file => ({ from: file, to: to + file.slice(from.length) })),
  redirects: true,
  leave: [],
})

test('an address that leads to a file is rewritten once when the file moves', async () => {
  const config =
    '{ "name": "A", "navigation": [], "topbarLinks": [{ "name": "Paper", "url": "/files/a.pdf" }] }'
  const memory = await openInMemory({ 'docs.json': config, 'files/a.pdf': 'x' })
  await memory.settle()
  await memory.project.moveFiles({ ...folderMoves(['files/a.pdf'], 'files', 'papers'), label: 'Move' })
  expect(await memory.text('docs.json')).toBe(config.replace('/files/a.pdf', '/papers/a.pdf'))
})

test('moving a folder there and back leaves no redirect onto itself', async () => {
  const page = '---\ntitle: T\n---\n'
  const memory = await openInMemory({
    'docs.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["guides/a", "guides/b"] }] }\n',
    'guides/a.mdx': page,
    'guides/b.mdx': page,
  })
  await memory.settle()
  const there = folderMoves(['guides/a.mdx', 'guides/b.mdx'], 'guides', 'manual')
  await memory.project.moveFiles({ ...there, label: 'There' })
  await memory.settle()
  const back = folderMoves(['manual/a.mdx', 'manual/b.mdx'], 'manual', 'guides')
  await memory.project.moveFiles({ ...back, label: 'Back' })
  expect(JSON.parse(await memory.text('docs.json')).redirects).toEqual([
    { source: '/manual/:slug*', destination: '/guides/:slug*' },
  ])
})

test('a page with the folder’s own name keeps its readers', async () => {
  const page = '---\ntitle: T\n---\n'
  const memory = await openInMemory({
    'docs.json':
      '{ "name": "A", "navigation": [{ "group": "G", "pages": ["guides", "guides/a", "guides/b"] }] }\n',
    'guides.mdx': page,
    'guides/a.mdx': page,
    'guides/b.mdx': page,
  })
  await memory.settle()
  const moves = folderMoves(['guides/a.mdx', 'guides/b.mdx'], 'guides', 'manual')
  await memory.project.moveFiles({ ...moves, label: 'Move' })
  expect(JSON.parse(await memory.text('docs.json')).redirects).toEqual([
    { source: '/guides/a', destination: '/manual/a' },
    { source: '/guides/b', destination: '/manual/b' },
  ])
})

test('pages that name a schema of an API description follow it', async () => {
  const memory = await openInMemory({
    'docs.json':
      '{ "name": "A", "navigation": [{ "group": "G", "pages": ["boat"] }], "openapi": "api/a.yaml" }\n',
    'api/a.yaml': 'openapi: 3.0.0\ninfo: { title: A, version: "1" }\npaths: {}\n',
    'boat.mdx': '---\nopenapi-schema: ./api/a.yaml Boat\n---\n',
  })
  await memory.settle()
  await memory.project.moveFiles({ ...folderMoves(['api/a.yaml'], 'api', 'apis'), label: 'Move' })
  expect(await memory.text('boat.mdx')).toBe('---\nopenapi-schema: ./apis/a.yaml Boat\n---\n')
})

test('a folder moves with a file whose name is not portable; no new such name is created', async () => {
  const memory = await openInMemory({
    'docs.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["guides/aux"] }] }\n',
    'guides/aux.mdx': '---\ntitle: T\n---\n\n![C](con.svg)\n',
    'guides/con.svg': '<svg/>',
    'other.svg': '<svg/>',
  })
  await memory.settle()
  const moves = folderMoves(['guides/aux.mdx', 'guides/con.svg'], 'guides', 'manual')
  await memory.project.moveFiles({ ...moves, label: 'Move' })
  expect(JSON.parse(await memory.text('docs.json')).navigation[0].pages).toEqual(['manual/aux'])
  expect(await memory.text('manual/con.svg')).toBe('<svg/>')
  for (const [from, to] of [
    ['other.svg', 'nul.svg'],
    ['manual/aux.mdx', 'manual/nul.mdx'],
  ] as const) {
    const wrong = { ...folderMoves([from], from, to), label: 'Move' }
    await expect(memory.project.moveFiles(wrong)).rejects.toThrow('Some systems can’t store')
  }
})
