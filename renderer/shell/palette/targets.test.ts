import { expect, test } from 'vitest'
import { find } from './find.ts'
import { editedTargets, fileTargets, firstPages, latestFirst, type Target } from './targets.ts'

const page = (id: string): Target => ({ kind: 'page', id, title: id, detail: id })

test('the recently viewed pages come first, followed by the current one', () => {
  const targets = latestFirst(['a', 'b', 'c', 'd'].map(page), ['c', 'd', 'a'])
  expect(targets.map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b'])
})

test('recently edited pages follow the viewed ones, even if none was viewed yet', () => {
  const targets = ['a', 'b', 'c', 'd'].map(page)
  const edited = [{ file: 'd' }, { file: 'gone' }, { file: 'c' }]
  const order = (looked: readonly string[]) =>
    latestFirst(targets, firstPages(looked, edited)).map(({ id }) => id)
  expect(order(['b', 'c'])).toEqual(['c', 'd', 'b', 'a'])
  expect(order([])).toEqual(['d', 'c', 'a', 'b'])
  expect(editedTargets(targets, edited).map(({ id }) => id)).toEqual(['d', 'c'])
})

test('snippets and other files are found by their name and their folder', () => {
  const { snippets, others } = fileTargets(['docs.json', 'snippets/note.mdx', 'img/note.png', 'a.css'])
  expect(snippets.map(({ id }) => id)).toEqual(['snippets/note.mdx'])
  expect(others.map(({ id }) => id)).toEqual(['a.css', 'img/note.png'])
  expect(find([...snippets, ...others], 'note').map(({ id }) => id)).toEqual([
    'snippets/note.mdx',
    'img/note.png',
  ])
  expect(find([...snippets, ...others], 'img note').map(({ id }) => id)).toEqual(['img/note.png'])
})

test('a page comes before headings that begin with what is typed', () => {
  const heading: Target = {
    kind: 'heading',
    id: 'a:1',
    title: 'Server path',
    detail: 'A',
    file: 'a',
    line: 1,
  }
  const developers: Target = { kind: 'page', id: 'b', title: 'For server developers', detail: 'b' }
  expect(find([heading, developers], 'server')).toEqual([developers, heading])
})
