import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editsOf } from '../../shared/config/edit/change-edits.ts'
import { type Change, changesBetween } from '../../shared/config/edit/changes.ts'
import { parseJson, propertyOf } from '../../shared/config/json/parse.ts'
import type { JsonPath } from '../../shared/config/json/pointer.ts'
import { isList, isObject } from '../../shared/config/json/value.ts'
import { applyEdits } from '../../shared/text/edit.ts'
import { assign } from './base/assign.ts'
import { prune } from './base/prune.ts'
import { valueAt } from './base/values.ts'
import { moved } from './lists/itemIds.ts'

/** Does what a form does: sets the value at a path and edits the file. */
function changed(text: string, path: JsonPath, value: unknown) {
  const before: unknown = JSON.parse(text)
  const after = prune(before, assign(before, path, value))
  const changes = changesBetween(before, after)
  return { before, after, changes, text: applyEdits(text, editsOf(text, changes)) }
}

const words = fc.constantFrom('', 'a', 'Docs', '#0D9373', '/logo.svg', 'é "quoted" \\')
const key = fc.constantFrom('name', 'url', 'color', 'from', 'to', 'x-own', 'icon')
const value = fc.letrec<{ any: unknown; list: unknown[]; object: Record<string, unknown> }>(tie => ({
  any: fc.oneof(
    { maxDepth: 3 },
    words,
    fc.boolean(),
    fc.integer(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('any'), { maxLength: 4 }),
  object: fc.dictionary(key, tie('any'), { maxKeys: 4 }),
}))
const text = fc
  .tuple(value.object, fc.constantFrom(2, 4, '\t', undefined), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(
    ([object, indent, end, final]) =>
      JSON.stringify(object, null, indent).replaceAll('\n', end) + (final ? end : ''),
  )

/** A path to a value in `root`, or one step beyond. */
function pathIn(root: unknown, picks: readonly number[], extra: string): JsonPath {
  const path: (string | number)[] = []
  let at = root
  for (const pick of picks) {
    const steps = isList(at) ? at.map((_, index) => index) : isObject(at) ? Object.keys(at) : []
    const step = steps[pick % (steps.length + 1)]
    if (step === undefined) return isObject(at) || path.length === 0 ? [...path, extra] : path
    path.push(step)
    at = valueAt(at, [step])
  }
  return path
}

test('whatever a form changes, the file has the pruned value', () => {
  fc.assert(
    fc.property(
      text,
      fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
      key,
      fc.option(value.any),
      (source, picks, extra, given) => {
        const path = pathIn(JSON.parse(source), picks, extra)
        const isItem = typeof path.at(-1) === 'number'
        const result = changed(source, path, given ?? (isItem ? 'x' : undefined))
        expect(JSON.parse(result.text)).toEqual(result.after)
      },
    ),
    { numRuns: 600 },
  )
})

test('other keys keep their bytes and their order', () => {
  fc.assert(
    fc.property(text, key, fc.option(value.any), (source, name, given) => {
      const { before, text: after } = changed(source, [name], given ?? undefined)
      const kept = Object.keys(Object(before)).filter(other => other !== name)
      const now: unknown = JSON.parse(after)
      expect(Object.keys(Object(now)).filter(other => other !== name)).toEqual(kept)
      for (const other of kept) {
        const own = JSON.stringify(other)
        expect(slice(after, own)).toBe(slice(source, own))
      }
    }),
    { numRuns: 200 },
  )
})

/** The bytes of a key and its value. */
function slice(source: string, key: string): string {
  const { root } = parseJson(source)
  const property = root && propertyOf(root, key)
  return property ? source.slice(property.offset, property.offset + property.length) : ''
}

test('lists: insert, remove and move are one change each', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 6 }),
      fc.nat(),
      fc.nat(),
      (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length]
        expect(changesBetween(list, moved(list, from, to)).length).toBeLessThanOrEqual(1)
        expect(
          changesBetween(
            list,
            list.filter((_, index) => index !== from),
          ),
        ).toEqual([{ kind: 'remove', path: [from] }])
        expect(changesBetween(list, [...list.slice(0, from), { new: 1 }, ...list.slice(from)])).toEqual([
          { kind: 'insert', path: [], index: from, value: { new: 1 } },
        ])
      },
    ),
  )
})

const SOURCE = `{
  "name": "Docs",   "own": { "kept":   true },
  "colors": { "primary": "#0D9373" },
  "topbarLinks": [
    { "name": "Blog", "url": "/blog" },
    { "name": "Help", "url": "/help" }
  ]
}`

test.each<{ what: string; path: JsonPath; value: unknown; was: string; is: string }>([
  { what: 'a leaf', path: ['colors', 'primary'], value: '#ff0000', was: '"#0D9373"', is: '"#ff0000"' },
  {
    what: 'a leaf in a list',
    path: ['topbarLinks', 1, 'url'],
    value: '/support',
    was: '"/help"',
    is: '"/support"',
  },
  {
    what: 'both wells together',
    path: ['colors', 'background'],
    value: { light: '#fff', dark: '#000' },
    was: '"#0D9373" }',
    is: '"#0D9373", "background": { "light": "#fff", "dark": "#000" } }',
  },
  {
    what: 'a new key beside the keys it belongs to',
    path: ['backgroundImage'],
    value: '/sky.png',
    was: '  "topbarLinks"',
    is: '  "backgroundImage": "/sky.png",\n  "topbarLinks"',
  },
  {
    what: 'the last key takes its group along',
    path: ['colors', 'primary'],
    value: undefined,
    was: '  "colors": { "primary": "#0D9373" },\n',
    is: '',
  },
])('$what: exactly its bytes change', ({ path, value: given, was, is }) => {
  expect(changed(SOURCE, path, given).text).toBe(SOURCE.replace(was, is))
})

test('a blank value of an absent group writes nothing', () => {
  expect(changed(SOURCE, ['api', 'auth', 'name'], undefined).changes).toEqual([] satisfies Change[])
})
