import { expect, test } from 'vitest'
import { latestFirst, type Target } from './targets.ts'

const page = (id: string): Target => ({ kind: 'page', id, title: id, detail: id })

test('the pages that were looked at last stand first, and the one that is shown behind them', () => {
  const targets = latestFirst(['a', 'b', 'c', 'd'].map(page), ['c', 'd', 'a'])
  expect(targets.map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b'])
})
