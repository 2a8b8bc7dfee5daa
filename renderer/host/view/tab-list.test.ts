import { expect, test } from 'vitest'
import { neighbourOf, readTabs, type Tab, withKind, withMoved, withOpened, without } from './tab-list.ts'

/** `a! b (c)`: a is pinned, b is kept, c was only seen. */
const tabs = (words: string): readonly Tab[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map(word => ({
      file: word.replace(/[!()]/g, ''),
      kind: word.endsWith('!') ? 'pinned' : word.startsWith('(') ? 'seen' : 'kept',
    }))
const words = (list: readonly Tab[]) =>
  list
    .map(({ file, kind }) => (kind === 'pinned' ? `${file}!` : kind === 'seen' ? `(${file})` : file))
    .join(' ')

test('a page that is only looked at gives its place to the next one', () => {
  expect(words(withOpened(tabs('a (b) c'), 'd'))).toBe('a (d) c')
  expect(words(withOpened(tabs('a b'), 'd', 'a'))).toBe('a (d) b')
  expect(words(withOpened(tabs('a! b!'), 'd', 'a'))).toBe('a! b! (d)')
  expect(withOpened(tabs('a (b)'), 'b')).toEqual(tabs('a (b)'))
})

test('pinned pages stand first, wherever they are put', () => {
  expect(words(withKind(tabs('a! b c'), 'c', 'pinned'))).toBe('a! c! b')
  expect(words(withMoved(tabs('a! b c'), 'c', 0))).toBe('a! c b')
  expect(words(withMoved(tabs('a! b! c'), 'a', 2))).toBe('b! a! c')
})

test('a page that is moved is kept', () => {
  expect(words(withMoved(tabs('a (b) c'), 'b', 2))).toBe('a c b')
})

test('the next page is shown when one is closed, else the one before', () => {
  expect(neighbourOf(tabs('a b c'), 'b')).toBe('c')
  expect(neighbourOf(tabs('a b c'), 'c')).toBe('b')
  expect(neighbourOf(tabs('a'), 'a')).toBeUndefined()
  expect(words(without(tabs('a b c'), new Set(['a', 'c'])))).toBe('b')
})

test('of what was kept, only what has the right shape comes back', () => {
  const kept: unknown = [
    { file: 'a', kind: 'kept' },
    null,
    { file: 1 },
    { file: 'b', kind: 'pinned' },
    { file: 'a', kind: 'seen' },
  ]
  expect(words(readTabs(kept))).toBe('b! a')
})
