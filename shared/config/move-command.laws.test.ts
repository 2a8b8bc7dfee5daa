import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyValue, dice, oneOf } from '../../e2e/laws/json-texts.ts'
import { applyEdits } from '../text/edit.ts'
import { Refusal } from '../text/failure.ts'
import { runConfigCommand } from './command.ts'
import { formatPointer, isInside, type JsonPath } from './json/pointer.ts'
import { isList, isObject } from './json/value.ts'
import { valueAt } from './json/value-at.ts'

/** Every path of a value, and the places where something can be added to its lists. */
function pathsOf(value: unknown, at: JsonPath = []): readonly JsonPath[] {
  if (isList(value))
    return [at, [...at, value.length], ...value.flatMap((item, index) => pathsOf(item, [...at, index]))]
  return isObject(value)
    ? [at, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...at, key]))]
    : [at]
}

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** RFC 6902, 4.4: removes the value at `from`, then adds it at `to`. */
function reference(value: unknown, from: JsonPath, to: JsonPath): unknown {
  const result = copyOf(value)
  const item = valueAt(result, from)
  const [source, target] = [valueAt(result, from.slice(0, -1)), to.slice(0, -1)]
  if (isList(source)) (source as unknown[]).splice(Number(from.at(-1)), 1)
  else Reflect.deleteProperty(Object(source), String(from.at(-1)))
  const goal = valueAt(result, target)
  if (isList(goal)) {
    if (Number(to.at(-1)) > goal.length) return undefined
    ;(goal as unknown[]).splice(Number(to.at(-1)), 0, item)
  } else if (isObject(goal)) Reflect.set(goal, String(to.at(-1)), item)
  else return undefined
  return result
}

test('a value moves as RFC 6902 says', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), seed => {
      const roll = dice(seed)
      const value = { a: anyValue(roll, 3), b: [anyValue(roll, 2), { c: anyValue(roll, 2) }, 'x', 'y'] }
      const plain = JSON.stringify(value, null, oneOf(roll, [undefined, 2, '\t']))
      if (plain.includes('__proto__') || plain.includes('null')) return
      const paths = pathsOf(value).filter(path => path.length > 0)
      const [from, to] = [oneOf(roll, paths), oneOf(roll, paths)]
      if (valueAt(value, from) === undefined || isInside(to, from)) return
      // A pointer to a list is its end here.
      if (
        isList(valueAt(value, to)) ||
        (typeof to.at(-1) === 'number') !== isList(valueAt(value, to.slice(0, -1)))
      )
        return
      const expected = reference(value, from, to)
      const words = [formatPointer(from), formatPointer(to)]
      let result: ReturnType<typeof runConfigCommand>
      try {
        result = runConfigCommand(() => plain, 'move', words)
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
        expect(expected, words.join(' ')).toBe(undefined)
        return
      }
      if (result.kind === 'none') expect(expected).toEqual(value)
      if (result.kind !== 'edits') return
      const after = result.edits.reduce((text, { edits }) => applyEdits(text, edits), plain)
      expect(JSON.parse(after), words.join(' ')).toEqual(expected)
    }),
    { numRuns: 3000 },
  )
})
