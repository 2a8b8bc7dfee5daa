import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { parsePage } from './parse.ts'
import type { ParsedPage } from './parsed-page.ts'
import { partEnds } from './parts.ts'

const KINDS: readonly ((n: number) => string)[] = [
  n => `## Release ${n}\n\n`,
  n => `Words with a [link][l${n % 7}], a note[^${n % 5}] and *stress*.\n\n`,
  n => `- item ${n}\n\n  more of it\n\n- another\n\n`,
  n => `\`\`\`ts\nconst a = ${n}\n\n\nconst b = 1\n\`\`\`\n\n`,
  n => `<Note>\n\nText ${n}.\n\n</Note>\n\n`,
  n => `| a | b |\n| - | - |\n| ${n} | two |\n\n`,
]

/** A page with that number of blocks; links and notes are defined at its end. */
function pageOf(blocks: number): string {
  const body = Array.from({ length: blocks }, (_, n) => KINDS[n % KINDS.length]?.(n) ?? '').join('')
  const links = Array.from({ length: 7 }, (_, n) => `[l${n}]: /page-${n}\n`).join('')
  return `---\ntitle: Long\n---\n\n${body}${links}\n${[0, 1, 2, 3, 4].map(n => `[^${n}]: Note ${n}.\n`).join('\n')}`
}

test('a short text has one part; a long one has parts that end at empty lines', () => {
  expect(partEnds(pageOf(100))).toEqual([])
  const text = pageOf(12_000)
  const ends = partEnds(text)
  expect(ends.length).toBeGreaterThan(2)
  for (const end of ends) expect(text.slice(0, end)).toMatch(/\n[ \t]*\n$/)
  expect(partEnds('x'.repeat(1_000_000))).toEqual([])
})

const withoutChunking = ({ chunking: _, ...page }: ParsedPage) => page

test('a page that is parsed in parts equals one that is parsed at once', () => {
  const text = pageOf(12_000)
  let before: ParsedPage | undefined
  for (const end of partEnds(text)) before = parsePage('a.mdx', text.slice(0, end), before)
  expect(before).toBeDefined()
  const [joined, whole] = [parsePage('a.mdx', text, before), parsePage('a.mdx', text)]
  // The matchers of the test runner take half a minute for so many nodes.
  expect(isDeepStrictEqual(withoutChunking(joined), withoutChunking(whole))).toBe(true)
})
