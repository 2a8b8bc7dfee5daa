import { expect, test } from 'vitest'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { applyEdits } from '../../../shared/text/edit.ts'
import type { Fix, Problem } from '../../../shared/text/problem.ts'
import { chosenAtFirst, excerptOf, fixRows, jointStep } from './fixChoice.ts'

const TEXT = 'See [the guide](/guide/intro) and [case](/B).\nNext line.\n'

/** A problem whose fix replaces `from` with `to`. */
function problem(code: Problem['code'], from: string, to: string, safe = false): Problem {
  const offset = TEXT.indexOf(from)
  const fix: Fix = {
    label: asMessage(`Change to “${to}”`),
    edits: [{ offset, length: from.length, text: to }],
    safe,
  }
  return {
    code,
    fix,
    severity: 'error',
    file: 'a.mdx',
    offset,
    length: 1,
    line: 1,
    column: 1,
    message: asMessage('Bad.'),
  }
}

const guess = problem('link/dead', '/guide/intro', '/guides/intro')
const sure = problem('link/case', '/B', '/b', true)
const { fix: _, ...hopeless } = problem('link/dead', 'Next', '')

test('rows are problems with a fix, of one rule or one file if requested, safe ones first', () => {
  const all = [guess, sure, hopeless, { ...sure, file: 'b.mdx' }]
  const listed = (scope: Parameters<typeof fixRows>[1]) =>
    fixRows(all, scope).map(({ problem: { file, code } }) => `${file} ${code}`)
  expect(listed({})).toEqual(['a.mdx link/case', 'b.mdx link/case', 'a.mdx link/dead'])
  expect(listed({ rule: 'link/case' })).toEqual(['a.mdx link/case', 'b.mdx link/case'])
  expect(listed({ file: 'b.mdx' })).toEqual(['b.mdx link/case'])
})

test('safe fixes are selected at first; guesses only if there are no others', () => {
  const [one, other] = fixRows([guess, sure], {})
  expect(one?.problem.code).toBe(sure.code)
  expect(chosenAtFirst(one && other ? [one, other] : [])).toEqual(new Set([one?.id]))
  expect(chosenAtFirst(other ? [other] : [])).toEqual(new Set([other?.id]))
})

test('fixes of a file are applied together; of two at one location the first; files without a text are skipped', () => {
  const rows = fixRows([guess, sure, problem('link/other', '/B', '/c'), { ...sure, file: 'gone.mdx' }], {})
  const { edits, fixed: mended } = jointStep(
    rows.map(row => row.problem),
    (file, fix) => (file === 'a.mdx' ? fix.edits : undefined),
  )
  expect(mended).toBe(2)
  expect(edits.map(step => [step.file, applyEdits(TEXT, step.edits)])).toEqual([
    ['a.mdx', 'See [the guide](/guides/intro) and [case](/b).\nNext line.\n'],
  ])
})

test('an excerpt shows the removed and the inserted text, with a little of the line', () => {
  expect(excerptOf(TEXT, guess.fix?.edits ?? [])).toEqual({
    before: 'See [the guide](',
    removed: '/guide/intro',
    added: '/guides/intro',
    after: ') and [case](/B).',
  })
  expect(excerptOf(TEXT, [])).toBeUndefined()
})

test('an excerpt of a long line says that there is more', () => {
  const line = `${'before '.repeat(20)}X${' after'.repeat(20)}`
  const excerpt = excerptOf(line, [{ offset: line.indexOf('X'), length: 1, text: 'Y' }])
  expect(excerpt?.before).toMatch(/^….*before $/)
  expect(excerpt?.after).toMatch(/^ after.*…$/)
})
