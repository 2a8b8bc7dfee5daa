import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import type { Problem } from '../../text/problem.ts'
import { readBaseline, withoutKnown, writeBaseline } from './baseline.ts'

const at = { offset: 0, length: 1, line: 1, column: 1 }
const dead = (target: string, file = 'a.md', line = 1): Problem => ({
  code: 'link/dead',
  severity: 'error',
  file,
  ...at,
  line,
  message: message('checks:link.dead', { target }),
})

const read = (text: string) => readBaseline(text) ?? []

test('a known problem is one of the same file, rule, key and values, wherever it is', () => {
  const known = read(writeBaseline([dead('/x'), dead('/x'), dead('/y')]))
  expect(known.map(({ count }) => count)).toEqual([2, 1])
  expect(withoutKnown([dead('/x', 'a.md', 7), dead('/x', 'a.md', 9), dead('/y')], known)).toEqual([])
  const found = [dead('/x'), dead('/x'), dead('/x'), dead('/z'), dead('/y', 'b.md')]
  expect(withoutKnown(found, known)).toEqual([dead('/x'), dead('/z'), dead('/y', 'b.md')])
})

test('another wording of the same message stays known', () => {
  const written = writeBaseline([dead('/x')]).replace('Broken link', 'This link is broken')
  expect(withoutKnown([dead('/x')], read(written))).toEqual([])
})

test('a file of the first version identifies problems by their text', () => {
  const problem = { file: 'a.md', rule: 'link/dead', message: 'Broken link: “/x” doesn’t exist.', count: 1 }
  const known = read(JSON.stringify({ version: 1, problems: [problem] }))
  expect(withoutKnown([dead('/x'), dead('/x'), dead('/y')], known)).toEqual([dead('/x'), dead('/y')])
})

test.each(['', '[]', '{"version":3,"problems":[]}', '{"version":2,"problems":[{"file":"a"}]}'])(
  '%j is no baseline',
  text => {
    expect(readBaseline(text)).toBeUndefined()
  },
)

test('a baseline with broken values is no baseline', () => {
  const written = writeBaseline([dead('/x')]).replace('"target": "/x"', '"target": true')
  expect(readBaseline(written)).toBeUndefined()
})
