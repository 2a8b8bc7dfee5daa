import { expect, test } from 'vitest'
import { type EditedPage, readEdited, withEdited } from './recent-edits.ts'

const MINUTE = 60_000
const files = (edited: readonly EditedPage[]) => edited.map(({ file }) => file)

test('the page that was edited last is first, and each is listed once', () => {
  const edited = ['a', 'b', 'a', 'c'].reduce<readonly EditedPage[]>(
    (list, file, index) => withEdited(list, file, index * MINUTE),
    [],
  )
  expect(edited).toEqual([
    { file: 'c', time: 3 * MINUTE },
    { file: 'a', time: 2 * MINUTE },
    { file: 'b', time: MINUTE },
  ])
})

test('typing in the same page within a minute changes nothing; later typing changes its time', () => {
  const edited = withEdited([], 'a', 0)
  expect(withEdited(edited, 'a', MINUTE - 1)).toBe(edited)
  expect(withEdited(edited, 'a', MINUTE)).toEqual([{ file: 'a', time: MINUTE }])
})

test('the oldest pages are forgotten, and stored values of another shape are ignored', () => {
  let edited: readonly EditedPage[] = []
  for (let index = 0; index < 40; index++) edited = withEdited(edited, `${index}`, index)
  expect(files(edited)).toHaveLength(30)
  expect(files(edited)).not.toContain('9')
  expect(readEdited(JSON.parse(JSON.stringify(edited)))).toEqual(edited)
  expect(readEdited([{ file: 'a', time: 1 }, { file: 'a', time: 2 }, { file: 3, time: 1 }, null])).toEqual([
    { file: 'a', time: 1 },
  ])
  expect(readEdited('no list')).toEqual([])
})
