import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { continueList, indentListItem } from './list.ts'

/** Applies a change at the `|` of a text; returns the result with the new cursor marked. */
function at(marked: string, act: (text: string, at: number) => ReturnType<typeof continueList>) {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const change = act(text, offset)
  if (!change) return undefined
  const after = applyEdits(text, change.edits)
  const cursor = change.selection?.from
  return cursor === undefined ? after : `${after.slice(0, cursor)}|${after.slice(cursor)}`
}

test.each([
  ['- one|', '- one\n- |'],
  ['- one| two', '- one\n- | two'],
  ['  * one|', '  * one\n  * |'],
  ['1. one|\n2. two\n3. three', '1. one\n2. |\n3. two\n4. three'],
  ['9) one|', '9) one\n10) |'],
  ['1. one\n1. two|', '1. one\n1. two\n1. |'],
  ['1. one|\n   - inner\n2. two', '1. one\n2. |\n   - inner\n3. two'],
  ['- [x] done|', '- [x] done\n- [ ] |'],
  ['> said|', '> said\n> |'],
  ['> - said|', '> - said\n> - |'],
  ['>  > - said|', '>  > - said\n>  > - |'],
  ['> - said\n>   1. so|', '> - said\n>   1. so\n>   2. |'],
])('Enter continues the list: %j', (before, after) => {
  expect(at(before, continueList)).toBe(after)
})

test.each([
  ['- one\n- |', '- one\n\n|'],
  ['1. one\n2. |', '1. one\n\n|'],
  ['> said\n> |', '> said\n\n|'],
  ['- one\n\n- |', '- one\n\n|'],
  ['- [ ] |', '|'],
  ['- one\n  - |', '- one\n- |'],
  ['1. one\n   - |\n2. two', '1. one\n2. |\n3. two'],
])('an empty item ends it: %j', (before, after) => {
  expect(at(before, continueList)).toBe(after)
})

test.each([`${' '.repeat(200_000)}x|`, `${'> '.repeat(100_000)}x|`, `- ${' '.repeat(200_000)}\u2028x|`])(
  'a line of white space is read in time proportional to its length %#',
  before => {
    expect(at(before, continueList)?.length ?? 0).toBeLessThan(900_000)
  },
)

test.each(['|- one', '-| one', 'plain|', '|'])('elsewhere Enter is a new line: %j', before => {
  expect(at(before, continueList)).toBeUndefined()
})

test.each([
  ['- one\n- two|', 1, '- one\n  - two|'],
  ['1. one\n2. t|wo\n3. three', 1, '1. one\n   1. t|wo\n2. three'],
  ['- one\n- two|\n  - inner', 1, '- one\n  - two|\n    - inner'],
  ['- one\n  - two|\n    - inner', -1, '- one\n- two|\n  - inner'],
  ['1. one\n   1. two|', -1, '1. one\n2. two|'],
  ['  - alone|', -1, '- alone|'],
  ['- one\n- two|\n\n  more of two\n- three', 1, '- one\n  - two|\n\n    more of two\n- three'],
  ['> - one\n> - two|\n>   - inner\n>\n> after', 1, '> - one\n>   - two|\n>     - inner\n>\n> after'],
  ['> - one\n>   - two|\n>     - inner', -1, '> - one\n> - two|\n>   - inner'],
] as const)('Tab indents an item: %j by %i', (before, by, after) => {
  expect(at(before, (text, offset) => indentListItem(text, offset, by))).toBe(after)
})

test.each([
  ['- one|', 1],
  ['- one|', -1],
  ['plain|', 1],
] as const)('an item that cannot be indented or outdented stays: %j by %i', (before, by) => {
  expect(at(before, (text, offset) => indentListItem(text, offset, by))).toBeUndefined()
})

test('a quote below a list is not indented with its last item', () => {
  const text = '1. one\n2. two\n\n> Quote\n'
  const { edits = [] } = indentListItem(text, text.indexOf('two'), 1) ?? {}
  expect(applyEdits(text, edits)).toBe('1. one\n   1. two\n\n> Quote\n')
})
