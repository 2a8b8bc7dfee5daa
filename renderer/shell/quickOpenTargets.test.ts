import { expect, test } from 'vitest'
import { editedTargets, firstPages, latestFirst, type Target } from './quickOpenTargets.ts'

const page = (id: string): Target => ({ kind: 'page', id, title: id, detail: id })

test('the pages that were looked at last stand first, and the one that is shown behind them', () => {
  const targets = latestFirst(['a', 'b', 'c', 'd'].map(page), ['c', 'd', 'a'])
  expect(targets.map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b'])
})

test('the pages that were edited before follow those that were looked at, also where none was yet', () => {
  const targets = ['a', 'b', 'c', 'd'].map(page)
  const edited = [{ file: 'd' }, { file: 'gone' }, { file: 'c' }]
  const order = (looked: readonly string[]) =>
    latestFirst(targets, firstPages(looked, edited)).map(({ id }) => id)
  expect(order(['b', 'c'])).toEqual(['c', 'd', 'b', 'a'])
  expect(order([])).toEqual(['d', 'c', 'a', 'b'])
  expect(editedTargets(targets, edited).map(({ id }) => id)).toEqual(['d', 'c'])
})
