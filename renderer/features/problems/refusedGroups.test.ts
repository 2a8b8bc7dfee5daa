import { expect, test } from 'vitest'
import { message } from '../../../shared/messages/message.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { refusedGroups } from './refusedGroups.ts'

const at = { file: 'a.mdx', offset: 3, length: 1, line: 2 }
const problem = (code: Problem['code'], text = message('checks:program.braces')): Problem => ({
  ...at,
  code,
  severity: 'warning',
  column: 1,
  message: text,
})

test('what could do most harm comes first, and empty kinds are left out', () => {
  const parts = [
    { kind: 'setting', name: 'core.fsmonitor' },
    { kind: 'handler', name: 'onclick', at },
  ] as const
  expect(refusedGroups(parts, []).map(({ kind }) => kind)).toEqual(['handler', 'setting'])
})

test('problems about something refused are listed with it, others are not', () => {
  const groups = refusedGroups([], [problem('link/unsafe'), problem('page/expression'), problem('link/dead')])
  expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['address', 1],
    ['expression', 1],
  ])
})

test('references out of the repository are refused, broken ones are only problems', () => {
  const outside = message('openapi:reference.outside', { written: '../../x.yaml' })
  const groups = refusedGroups([], [problem('api/reference', outside), problem('api/reference')])
  expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([['reference', 1]])
})

test('the same part twice at one location is one row', () => {
  const part = { kind: 'handler', name: 'onclick', at } as const
  expect(refusedGroups([part, part], [])[0]?.rows).toHaveLength(1)
})
