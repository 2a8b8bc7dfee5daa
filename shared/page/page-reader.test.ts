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
  const reader = new PageReader({
    bounded: work => {
      if (left-- > 0) throw new TooCostly('time')
      return work()
    },
    told: file => refused.push(file),
  })
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

const LONG = Array.from({ length: 5_000 }, (_, n) => `Paragraph ${n} of a long page.\n\n`).join('')

test('of a long text that takes too long as a whole, the beginning follows the card; no problem is lost', () => {
  const { reader } = stopping(1)
  const page = reader.parse('a.md', LONG)
  expect(reader.isCard(page)).toBe(true)
  expect(page.problems).toMatchObject([{ code: 'page/too-costly' }])
  expect(page.blocks[0]?.nodes).toMatchObject([{ kind: 'broken', source: '' }])
  expect(page.blocks[1]?.source).toBe('Paragraph 0 of a long page.')
  expect(page.blocks.length).toBeGreaterThan(1_000)
  expect(page.blocks.length).toBeLessThan(3_000)
  expect(page.starts.slice(0, 3)).toEqual([1, 1, 3])
  const typed = LONG.replace('Paragraph 1 ', 'Paragraph One ')
  reader.refuse('a.md', typed, 'time')
  const key = reader.parse('a.md', typed)
  expect(key.blocks[2]?.source).toBe('Paragraph One of a long page.')
  // What is the same is not parsed again.
  expect(key.blocks[5]).toBe(page.blocks[5])
})

test('work that exceeds it with the beginning is done with the card alone', () => {
  const { reader, stop } = stopping(1)
  const page = reader.parse('a.md', LONG)
  stop(1)
  expect(reader.work(page, each => each.blocks.length)).toBe(1)
  expect(reader.work(page, each => each.blocks.length)).toBeGreaterThan(1_000)
})

test('work with a page that exceeds it is done with the error card', () => {
  const { reader, refused, stop } = stopping(0)
  const page = reader.parse('a.md', TEXT)
  stop(1)
  expect(reader.work(page, each => reader.isCard(each))).toBe(true)
  expect(reader.work(page, each => reader.isCard(each))).toBe(true)
  expect(reader.work(parsePage('b.md', TEXT), each => reader.isCard(each))).toBe(false)
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
  expect(reader.isCard(reader.parse('a.md', TEXT))).toBe(true)
  reader.snippetsChanged()
  expect(reader.isCard(reader.parse('a.md', TEXT))).toBe(false)
})

test('a long page is read in parts, between which others get their turn; then it is parsed', async () => {
  let turns = 0
  const sizes: number[] = []
  const reader = new PageReader({
    later: run => {
      turns++
      setImmediate(run)
    },
    bounded: work => {
      const made = work()
      if (typeof made === 'object' && made !== null && 'text' in made) sizes.push(String(made.text).length)
      return made
    },
  })
  const text = 'Words of a paragraph.\n\n'.repeat(20_000)
  await reader.readAhead('a.mdx', text)
  expect(turns).toBeGreaterThan(3)
  expect(sizes).toHaveLength(turns)
  expect(reader.parse('a.mdx', text).blocks).toHaveLength(20_000)
  turns = 0
  await reader.readAhead('b.mdx', 'Short.\n')
  expect(turns).toBe(0)
})

test('a long page of which a part takes too much is a card', async () => {
  const reader = new PageReader({
    later: run => void setImmediate(run),
    bounded: () => {
      throw new TooCostly('time')
    },
  })
  const text = 'Words of a paragraph.\n\n'.repeat(20_000)
  await reader.readAhead('a.mdx', text)
  expect(reader.isCard(reader.parse('a.mdx', text))).toBe(true)
})
