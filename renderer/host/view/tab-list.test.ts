import { expect, test } from 'vitest'
import { neighbourOf, readTabs, type Tab, withKind, withMoved, withOpened, without } from './tab-list.ts'

/** `a! b (c)`: a is pinned, b is kept open, c is a preview tab. */
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

test('a preview tab is replaced by the next page', () => {
  expect(words(withOpened(tabs('a (b) c'), 'd'))).toBe('a (d) c')
  expect(words(withOpened(tabs('a b'), 'd', 'a'))).toBe('a (d) b')
  expect(words(withOpened(tabs('a! b!'), 'd', 'a'))).toBe('a! b! (d)')
  expect(withOpened(tabs('a (b)'), 'b')).toEqual(tabs('a (b)'))
})

test('pinned tabs come first, wherever they are moved', () => {
  expect(words(withKind(tabs('a! b c'), 'c', 'pinned'))).toBe('a! c! b')
  expect(words(withMoved(tabs('a! b c'), 'c', 0))).toBe('a! c b')
  expect(words(withMoved(tabs('a! b! c'), 'a', 2))).toBe('b! a! c')
})

test('a tab that is moved stays open', () => {
  expect(words(withMoved(tabs('a (b) c'), 'b', 2))).toBe('a c b')
})

test('closing a tab shows the next one, or else the previous one', () => {
  expect(neighbourOf(tabs('a b c'), 'b')).toBe('c')
  expect(neighbourOf(tabs('a b c'), 'c')).toBe('b')
  expect(neighbourOf(tabs('a'), 'a')).toBeUndefined()
  expect(words(without(tabs('a b c'), new Set(['a', 'c'])))).toBe('b')
})

test('stored tabs of the wrong shape are ignored', () => {
  const kept: unknown = [
    { file: 'a', kind: 'kept' },
    null,
    { file: 1 },
    { file: 'b', kind: 'pinned' },
    { file: 'a', kind: 'seen' },
  ]
  expect(words(readTabs(kept))).toBe('b! a')
})
