import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { buildRows, navigationEntries } from '../entries/rows.ts'
import { findTasks, type SortingItem } from './base/tasks.ts'
import { expandedAtFirst, foldedNodes, folderTree, itemsWith, type SortingNode } from './folderTree.ts'
import { countTicks, fullyTicked, tickOf, ticksAfter } from './ticks.ts'

const summary = (path: string, more: Partial<PageSummary> = {}): PageSummary => ({
  ...{ file: `${path}.mdx`, path, title: path, titled: true },
  ...more,
})

const NONE = { kept: new Set<string>(), generated: new Set<string>() }

function tasksOf(navigation: unknown, all: readonly PageSummary[], expected = NONE) {
  const pages = new Map(all.map(page => [page.path, page]))
  return findTasks(buildRows(navigationEntries(navigation), pages), pages, expected)
}

const unlisted = (...paths: string[]): readonly SortingItem[] =>
  tasksOf(
    [],
    paths.map(path => summary(path)),
  ).unlisted

const outline = (nodes: readonly SortingNode[]): unknown =>
  nodes.map(({ label, nodes: inside }) => (inside.length === 0 ? label : [label, outline(inside)]))

test('each task has its items: entries with the groups around them, pages by their files', () => {
  const tasks = tasksOf(
    [
      { group: 'Start', pages: ['intro', 'gone', 'Setup', { group: 'More', pages: ['intro', 'plain'] }] },
      { group: 'End', pages: ['made'] },
    ],
    [
      ...[summary('intro'), summary('setup'), summary('plain', { titled: false })],
      ...[summary('loose'), summary('out'), summary('secret', { hidden: true }), summary('api/get')],
    ],
    { kept: new Set(['out']), generated: new Set(['api/get']) },
  )
  const told = Object.values(tasks)
    .flat()
    .map(item => [item.task, item.path, 'where' in item ? item.where : ''])
  expect(told).toEqual([
    ['missing', 'gone', 'Start'],
    ['missing', 'made', 'End'],
    ['case', 'Setup', 'Start'],
    ['twice', 'intro', 'Start › More'],
    ['untitled', 'plain', ''],
    ['unlisted', 'loose', ''],
    ['kept', 'out', ''],
  ])
})

test('a page may be listed once in every version', () => {
  const versions = ['v2', 'v1'].map(version => ({ version, pages: ['intro', 'plain'] }))
  const tasks = tasksOf({ versions }, [summary('intro'), summary('plain', { titled: false })])
  expect(tasks.twice).toEqual([])
  expect(tasks.untitled).toHaveLength(1)
})

test('items are listed by folder, and a folder that holds only another one is shown with it', () => {
  const tree = folderTree(
    unlisted('b10', 'b9', 'guides/deep/inner/two', 'guides/deep/inner/one', 'api/x'),
    'en',
  )
  expect(outline(tree)).toEqual([
    ['api', ['api/x']],
    ['guides/deep/inner', ['guides/deep/inner/one', 'guides/deep/inner/two']],
    'b9',
    'b10',
  ])
})

test('a search finds titles and paths', () => {
  const items = unlisted('guides/one', 'other')
  expect(itemsWith(items, ' GUIDES ').map(({ path }) => path)).toEqual(['guides/one'])
  expect(itemsWith(items, '')).toBe(items)
})

test('folders are expanded at first as long as the rows are few', () => {
  const many = Array.from({ length: 40 }, (_, at) => `many/${at}`)
  const tree = folderTree(unlisted(...many, 'few/a', 'few/inner/b'), 'en')
  expect(expandedAtFirst(tree, 43).size).toBe(0)
  expect([...expandedAtFirst(tree, 44)]).toEqual(['folder:few', 'folder:many'])
  expect([...expandedAtFirst(tree)]).toEqual(['folder:few', 'folder:many', 'folder:few/inner'])
  const folded = foldedNodes(tree, new Set(['folder:few']))
  expect(folded.map(({ nodes }) => nodes.length)).toEqual([2, 0])
  expect(folded.map(({ isFolded }) => isFolded ?? false)).toEqual([false, true])
})

const paths = fc.uniqueArray(
  fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map(parts => parts.join('/')),
  { minLength: 1, maxLength: 20 },
)

const allNodes = (nodes: readonly SortingNode[]): readonly SortingNode[] =>
  nodes.flatMap(node => [node, ...allNodes(node.nodes)])

test('every item is in the tree once, and a folder is ticked as its items are', () => {
  fc.assert(
    fc.property(paths, fc.nat(), fc.nat(), (chosen, which, seed) => {
      const tree = folderTree(unlisted(...chosen), 'en')
      const nodes = allNodes(tree)
      expect(tree.flatMap(({ items }) => items).toSorted()).toEqual(
        chosen.map(path => `unlisted:${path}`).toSorted(),
      )
      const ticked = new Set(chosen.filter((_, at) => (seed >> at) & 1).map(path => `unlisted:${path}`))
      const counts = countTicks(tree, ticked)
      for (const node of nodes) {
        const own = node.items.filter(id => ticked.has(id)).length
        expect(tickOf(node, counts)).toBe(own === 0 ? 'none' : own === node.items.length ? 'all' : 'some')
      }
      const before = fullyTicked(tree, counts)
      const pressed = nodes[which % nodes.length]
      if (!pressed) return
      const after = before.has(pressed.id)
        ? new Set([...before].filter(id => id !== pressed.id))
        : new Set([...before, pressed.id])
      const next = ticksAfter(tree, ticked, { before, after })
      const own = new Set(pressed.items)
      for (const id of tree.flatMap(({ items }) => items))
        expect(next.has(id)).toBe(own.has(id) ? !before.has(pressed.id) : ticked.has(id))
    }),
  )
})

test('folders and pages are in the alphabetical order of the language', () => {
  const names = ['zebra', 'äpfel', 'apfel', 'öl/neu', 'ost/alt']
  expect(outline(folderTree(unlisted(...names), 'de'))).toEqual([
    ...[['öl', ['öl/neu']], ['ost', ['ost/alt']], 'apfel', 'äpfel', 'zebra'],
  ])
  expect(outline(folderTree(unlisted(...names), 'sv'))).toEqual([
    ...[['ost', ['ost/alt']], ['öl', ['öl/neu']], 'apfel', 'zebra', 'äpfel'],
  ])
})

test('items are found without typing their accents', () => {
  expect(itemsWith(unlisted('démarrage', 'autre'), ' Demar').map(({ path }) => path)).toEqual(['démarrage'])
})
