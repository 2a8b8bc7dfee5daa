import { expect, test } from 'vitest'
import { applyEdits, invertEdits, type TextEdits } from './edit.ts'
import {
  emptyHistory,
  type History,
  pushStep,
  redoStep,
  type Step,
  sealHistory,
  undoStep,
} from './history.ts'

const stepOf = (text: string, edits: TextEdits, merge?: string): Step<string> => ({
  label: 'Change',
  ...(merge !== undefined && { merge }),
  focus: `at ${edits[0]?.offset}`,
  edits: [{ file: 'a', edits, inverse: invertEdits(text, edits) }],
})

/** Applies edits one after the other and records them in one history. */
function made(start: string, all: readonly TextEdits[], merge?: string) {
  let text = start
  let history: History<string> = emptyHistory()
  for (const edits of all) {
    history = pushStep(history, stepOf(text, edits, merge))
    text = applyEdits(text, edits)
  }
  return { text, history }
}

const replace = (offset: number, length: number, text: string): TextEdits => [{ offset, length, text }]

test('undo and redo walk back and forth', () => {
  const { text, history } = made('abc', [replace(0, 1, 'x'), replace(1, 1, 'y')])
  const one = undoStep(history)
  const two = one && undoStep(one.history)
  const before = [one, two].reduce((now, move) => applyEdits(now, move?.step.edits[0]?.inverse ?? []), text)
  expect(before).toBe('abc')
  const again = two && redoStep(two.history)
  expect(applyEdits('abc', again?.step.edits[0]?.edits ?? [])).toBe('xbc')
  expect(two && undoStep(two.history)).toBeUndefined()
  expect(redoStep(history)).toBeUndefined()
})

test('a new step clears the redo list', () => {
  const { history } = made('abc', [replace(0, 1, 'x')])
  const undone = undoStep(history)?.history ?? history
  expect(pushStep(undone, stepOf('abc', replace(1, 1, 'y'))).future).toEqual([])
})

test('a drag through 500 colors is one small step', () => {
  const colors = Array.from({ length: 500 }, (_, index) => `#${index.toString(16).padStart(6, '0')}`)
  const { history, text } = made(
    '"#ffffff"',
    colors.map(color => replace(1, 7, color)),
    'color',
  )
  expect(history.past).toHaveLength(1)
  expect(history.past[0]?.edits).toEqual([
    { file: 'a', edits: replace(1, 7, '#0001f3'), inverse: replace(1, 7, '#ffffff') },
  ])
  expect(history.past[0]?.focus).toBe('at 1')
  expect(text).toBe('"#0001f3"')
})

test('a drag that ends where it started leaves no step', () => {
  const { history } = made('"a"', [replace(1, 1, 'b'), replace(1, 1, 'a')], 'drag')
  expect(history.past).toEqual([])
})

test.each<[string, (history: History<string>) => History<string>, string | undefined]>([
  ['another key', history => history, 'other'],
  ['no key', history => history, undefined],
  ['a seal', sealHistory, 'typing'],
  [
    'an undo and redo',
    history => redoStep(undoStep(history)?.history ?? history)?.history ?? history,
    'typing',
  ],
])('%s ends merging', (_, between, merge) => {
  const { history, text } = made('abc', [replace(0, 1, 'x')], 'typing')
  expect(pushStep(between(history), stepOf(text, replace(0, 1, 'y'), merge)).past).toHaveLength(2)
})

test('steps that create or delete files are not merged', () => {
  const { history } = made('abc', [replace(0, 1, 'x')], 'm')
  const step: Step<string> = { ...stepOf('xbc', [], 'm'), created: [{ file: 'b', text: '' }] }
  const after = pushStep(history, step)
  expect(after.past).toHaveLength(2)
  expect(pushStep(after, stepOf('xbc', replace(0, 1, 'y'), 'm')).past).toHaveLength(3)
})

test('merging works per file', () => {
  const both = { ...stepOf('a', replace(0, 1, 'b'), 'm') }
  const other: Step<string> = {
    ...both,
    edits: [{ file: 'z', edits: replace(0, 0, 'q'), inverse: replace(0, 1, '') }],
  }
  const { past } = pushStep(pushStep(emptyHistory<string>(), both), other)
  expect(past[0]?.edits.map(({ file }) => file)).toEqual(['a', 'z'])
})
