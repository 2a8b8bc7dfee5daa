import { expect, test } from 'vitest'
import { TooCostly } from '../text/budget.ts'
import { Refusal } from '../text/failure.ts'
import { PageReader } from './page-reader.ts'
import { parsePage } from './parse/parse.ts'
import { summarizePage } from './summary.ts'

/** A reader that stops its work as often as told, and the files that it refused. */
function stopping(times: number) {
  let left = times
  const refused: string[] = []
  const reader = new PageReader(
    work => {
      if (left-- > 0) throw new TooCostly('time')
      return work()
    },
    file => refused.push(file),
  )
  const stop = (again: number): void => {
    left = again
  }
  return { reader, refused, stop }
}

const TEXT = '---\ntitle: A page\n---\n\nIts text.\n'

test('a text within the budget is read as without one', () => {
  const { reader, refused } = stopping(0)
  expect(reader.parse('a.md', TEXT)).toEqual(parsePage('a.md', TEXT))
  expect(reader.summarize('a.md', TEXT)).toEqual(summarizePage('a.md', TEXT))
  expect(refused).toEqual([])
})

test('a text that exceeds it is an error card with a problem, and is not tried again until it changes', () => {
  const { reader, refused } = stopping(1)
  const page = reader.parse('a.md', TEXT)
  expect(page.blocks.flatMap(({ nodes }) => nodes)).toMatchObject([{ kind: 'broken', source: TEXT }])
  expect(page.problems).toMatchObject([{ code: 'page/too-costly', file: 'a.md', line: 1, severity: 'error' }])
  expect(reader.parse('a.md', TEXT)).toEqual(page)
  expect(reader.summarize('a.md', TEXT).title).toBe('A')
  expect(refused).toEqual(['a.md'])
  const shorter = TEXT.replace('Its text', 'Less')
  expect(reader.parse('a.md', shorter, page)).toEqual(parsePage('a.md', shorter))
})

test('work with a page that exceeds it is done with the error card', () => {
  const { reader, refused, stop } = stopping(0)
  const page = reader.parse('a.md', TEXT)
  stop(1)
  expect(reader.work(page, each => reader.isRefused(each))).toBe(true)
  expect(reader.work(page, each => reader.isRefused(each))).toBe(true)
  expect(reader.work(parsePage('b.md', TEXT), each => reader.isRefused(each))).toBe(false)
  expect(refused).toEqual(['a.md'])
})

test('work that exceeds it even with the error card is not the fault of the page', () => {
  const { reader, stop } = stopping(0)
  const page = reader.parse('a.md', TEXT)
  stop(2)
  expect(() => reader.work(page, () => 1)).toThrow(Refusal)
})

test('a change of a snippet gives refused pages another try', () => {
  const { reader } = stopping(1)
  expect(reader.isRefused(reader.parse('a.md', TEXT))).toBe(true)
  reader.snippetsChanged()
  expect(reader.isRefused(reader.parse('a.md', TEXT))).toBe(false)
})
