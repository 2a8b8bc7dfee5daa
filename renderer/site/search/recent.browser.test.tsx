import { beforeEach, expect, test } from 'vitest'
import { recentPages, recentQueries, remember } from './recent.ts'

const ROOT = 'file:///site/'
const page = (path: string) => ({ path, title: path, place: '' })
const now = () => [recentPages(ROOT).map(({ path }) => path), recentQueries(ROOT)]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('what was opened last is first, once, and no more than five', () => {
  for (const path of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) remember(ROOT, page(path), `find ${path}`)
  expect(now()).toEqual([
    ['c', 'f', 'e', 'd', 'b'],
    ['find c', 'find f', 'find e', 'find d', 'find b'],
  ])
})

test('a page that was opened is known to the next page, also if the browser does not store it for all tabs', () => {
  remember(ROOT, page('a'), 'first')
  const before = Object.entries(localStorage)
  remember(ROOT, page('b'), 'second')
  localStorage.clear()
  for (const [name, value] of before) localStorage.setItem(name, value)
  expect(now()).toEqual([
    ['b', 'a'],
    ['second', 'first'],
  ])
})

test('a tab that is new knows what was opened in others', () => {
  remember(ROOT, page('a'), '')
  sessionStorage.clear()
  expect(now()).toEqual([['a'], []])
})
