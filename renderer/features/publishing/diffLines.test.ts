import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffLines } from './diffLines.ts'

const shown = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-', gap: '…' }[kind]}${text}`,
  )

test('a new file is all added', () => {
  expect(shown('', 'a\nb\n')).toEqual(['+a', '+b'])
})

test('a changed line is shown with the lines around it', () => {
  const before = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n'
  expect(shown(before, before.replace('5', 'five'))).toEqual([
    '…',
    ' 2',
    ' 3',
    ' 4',
    '-5',
    '+five',
    ' 6',
    ' 7',
    ' 8',
    '…',
  ])
})

test('what is added and what stayed is the new text, as long as nothing is left out', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 })
    .map(lines => `${lines.join('\n')}x\n`)
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      if (lines.some(({ kind }) => kind === 'gap')) return
      const of = (...kinds: readonly string[]) =>
        lines.flatMap(({ kind, text }) => (kinds.includes(kind) ? [`${text}\n`] : [])).join('')
      expect(of('same', 'added')).toBe(after)
      expect(of('same', 'removed')).toBe(before)
    }),
  )
})
