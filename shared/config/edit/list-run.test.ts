import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dice, oneOf } from '../../../e2e/laws/json-texts.ts'
import { applyEdits, invertEdits } from '../../text/edit.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { applyChanges } from './apply-changes.ts'
import { editsOf } from './change-edits.ts'
import type { Change } from './changes.ts'

const valueIn = (text: string): unknown => {
  const { root } = parseJson(text)
  return root && toValue(root)
}

/** Makes changes one by one, each on the text that the previous one left. */
const oneByOne = (text: string, changes: readonly Change[]): string =>
  changes.reduce((now, change) => applyEdits(now, editsOf(now, [change])), text)

const LISTS = ['a', 'b', 'c'] as const

/** A text with three lists of short strings and objects, in lines or in one line, and perhaps with empty lines. */
function textFrom(roll: ReturnType<typeof dice>): string {
  const config = Object.fromEntries(
    LISTS.map(key => [
      key,
      Array.from({ length: roll(6) }, (_, index) =>
        roll(4) === 0 ? { name: `${key}${index}`, pages: [index] } : `${key}${index}`,
      ),
    ]),
  )
  const text = JSON.stringify(config, null, oneOf(roll, [undefined, 2, '\t']))
  return roll(3) === 0 ? text.replaceAll(/("\w\d",\n)/g, '$1\n') : text
}

/** Changes that fit one after the other. */
function changesFor(text: string, roll: ReturnType<typeof dice>): readonly Change[] {
  const changes: Change[] = []
  for (let step = 2 + roll(6); step > 0; step -= 1) {
    const now = Object(applyChanges(valueIn(text), changes))
    const [from, into] = [oneOf(roll, LISTS), oneOf(roll, LISTS)]
    const [own, other] = [now[from].length, now[into].length]
    if (own === 0) continue
    const path = [from, roll(own)]
    const to = roll(from === into ? own : other + 1)
    if (roll(3) === 0) changes.push({ kind: 'remove', path })
    else changes.push(from === into ? { kind: 'move', path, to } : { kind: 'move', path, list: [into], to })
  }
  return changes
}

test('items that move and leave together give the value, and nearly always the text, of one at a time', () => {
  let same = 0
  let all = 0
  fc.assert(
    fc.property(fc.nat(0xffffffff), seed => {
      const roll = dice(seed)
      const text = textFrom(roll)
      const changes = changesFor(text, roll)
      const edits = editsOf(text, changes)
      const after = applyEdits(text, edits)
      expect(valueIn(after)).toEqual(applyChanges(valueIn(text), changes))
      expect(applyEdits(after, invertEdits(text, edits))).toBe(text)
      all += 1
      if (after === oneByOne(text, changes)) same += 1
    }),
    { numRuns: 2000 },
  )
  expect(same / all).toBeGreaterThan(0.95)
})

test('many rows move in one reading of the text', () => {
  const text = JSON.stringify({ a: ['1', '2', '3', '4'], b: ['5', '6'] }, null, 2)
  const changes: readonly Change[] = [
    { kind: 'move', path: ['a', 0], list: ['b'], to: 1 },
    { kind: 'move', path: ['a', 0], list: ['b'], to: 2 },
    { kind: 'move', path: ['a', 1], list: ['b'], to: 3 },
  ]
  const after = applyEdits(text, editsOf(text, changes))
  expect(after).toBe(JSON.stringify({ a: ['3'], b: ['5', '1', '2', '4', '6'] }, null, 2))
})
