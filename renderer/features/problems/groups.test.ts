import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { groupProblems, holds } from './groups.ts'

type ExpectedGroup = Partial<Pick<Problem, 'line' | 'fix'>>

function problem(
  file: string,
  code: Problem['code'],
  severity: Severity,
  expected: ExpectedGroup = {},
): Problem {
  return {
    file,
    code,
    severity,
    offset: 1,
    length: 1,
    line: 1,
    column: 1,
    message: asMessage(`${code} here`),
    ...expected,
  }
}

const fix = { label: asMessage('Fix'), edits: [] }

const FOUND = [
  problem('docs.json', 'link/dead', 'warning'),
  problem('a.mdx', 'page/no-title', 'notice', { fix }),
  problem('a.mdx', 'link/dead', 'error', { line: 2, fix }),
  problem('b.mdx', 'page/no-title', 'notice'),
  problem('b.mdx', 'page/no-title', 'notice', { line: 3 }),
]

const expected = (grouping: 'page' | 'rule') =>
  groupProblems(FOUND, grouping).map(({ name, severity, fixable, rows }) => [
    name,
    severity,
    fixable,
    rows.map(({ problem: { file, line } }) => `${file}:${line}`),
  ])

test('by page: severe problems come first, then the order of the problems', () => {
  expect(expected('page')).toEqual([
    ['a.mdx', 'error', 2, ['a.mdx:1', 'a.mdx:2']],
    ['docs.json', 'warning', 0, ['docs.json:1']],
    ['b.mdx', 'notice', 0, ['b.mdx:1', 'b.mdx:3']],
  ])
})

test('by rule: severe problems come first, then the most frequent', () => {
  expect(expected('rule')).toEqual([
    ['link/dead', 'error', 1, ['docs.json:1', 'a.mdx:2']],
    ['page/no-title', 'notice', 1, ['a.mdx:1', 'b.mdx:1', 'b.mdx:3']],
  ])
})

test('of equally severe rules the most frequent comes first', () => {
  const once = problem('a.mdx', 'link/dead', 'error')
  const twice = [2, 3].map(line => problem('a.mdx', 'page/no-title', 'error', { line }))
  const names = (problems: readonly Problem[]) => groupProblems(problems, 'rule').map(({ name }) => name)
  expect(names([once, ...twice])).toEqual(['page/no-title', 'link/dead'])
  expect(names([...twice, once])).toEqual(['page/no-title', 'link/dead'])
})

test('groups without changes are the same objects again', () => {
  const before = groupProblems(FOUND, 'page')
  const after = groupProblems([...FOUND.slice(0, 3), problem('b.mdx', 'link/dead', 'error')], 'page', before)
  expect(after.map(group => [group.name, before.includes(group)])).toEqual([
    ['a.mdx', true],
    ['b.mdx', false],
    ['docs.json', true],
  ])
})

test('every problem has a row with a unique ID, even if two look alike', () => {
  const codes = fc.constantFrom<Problem['code'][]>('link/dead', 'page/no-title')
  const made = fc.record({
    file: fc.constantFrom('a', 'b'),
    code: codes,
    line: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(made), fc.constantFrom('page' as const, 'rule' as const), (list, grouping) => {
      const problems = list.map(({ file, code, line }) => problem(file, code, 'error', { line }))
      const rows = groupProblems(problems, grouping).flatMap(group => group.rows)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(problems.length)
      expect(new Set(rows.map(row => row.problem))).toEqual(new Set(problems))
    }),
  )
})

test('the search looks in the file, the message, the hint and the rule, in any case and without accents', () => {
  const one = {
    ...problem('Guides/Intro.mdx', 'link/dead', 'error'),
    hint: asMessage('Did you mean “/Start”, Zoë?'),
  }
  const words = ['guides/i', 'dead', 'here', '/start', 'zoe', 'other']
  expect(words.map(each => holds(one, each))).toEqual([true, true, true, true, true, false])
})
