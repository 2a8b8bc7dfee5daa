import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldersAround, folderTree, visibleRows } from './fileRows.ts'

const FILES = ['docs.json', 'img/b10.png', 'img/b9.png', 'img/deep/a.svg', 'Intro.mdx', 'about.mdx']
const shown = (files: Iterable<string>, open: readonly string[]) =>
  visibleRows(folderTree(files), folder => open.includes(folder), 'en').map(
    ({ name, level, kind, isOpen }) =>
      '  '.repeat(level - 1) + name + (kind === 'folder' ? (isOpen ? '▾' : '▸') : ''),
  )

test('folders come first, then files, by name as people sort numbers', () => {
  expect(shown(FILES, [])).toEqual(['img▸', 'about.mdx', 'docs.json', 'Intro.mdx'])
  expect(shown(FILES, ['img'])).toEqual([
    'img▾',
    '  deep▸',
    '  b9.png',
    '  b10.png',
    'about.mdx',
    'docs.json',
    'Intro.mdx',
  ])
})

test('each row knows its place among those of its folder', () => {
  const rows = visibleRows(folderTree(FILES), folder => folder === 'img', 'en')
  expect(rows.map(({ position, count }) => `${position}/${count}`)).toEqual([
    '1/4',
    '1/3',
    '2/3',
    '3/3',
    '2/4',
    '3/4',
    '4/4',
  ])
})

const name = fc.stringMatching(/^[a-z]{1,2}$/)
const paths = fc
  .array(fc.tuple(fc.array(name, { maxLength: 3 }), name), { maxLength: 40 })
  .map(all => new Set(all.map(([folders, file]) => [...folders.map(one => `${one}_`), file].join('/'))))

test('with everything open, every file has one row, below all of its folders', () => {
  fc.assert(
    fc.property(paths, files => {
      const rows = visibleRows(folderTree(files), () => true, 'en')
      expect(new Set(rows.filter(row => row.kind === 'file').map(row => row.path))).toEqual(files)
      expect(new Set(rows.map(row => row.path)).size).toBe(rows.length)
      for (const { path, level } of rows) expect(foldersAround(path)).toHaveLength(level - 1)
    }),
  )
})

test('another language sorts the same folder in its own order', () => {
  const root = folderTree(['zebra.md', 'äpfel.md', 'apfel.md'])
  const names = (language: string) => visibleRows(root, () => false, language).map(({ name: own }) => own)
  expect(names('de')).toEqual(['apfel.md', 'äpfel.md', 'zebra.md'])
  expect(names('sv')).toEqual(['apfel.md', 'zebra.md', 'äpfel.md'])
})
