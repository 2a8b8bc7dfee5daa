import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { applyChanges } from '../../config/edit/apply-changes.ts'
import type { Change } from '../../config/edit/changes.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import { applyEdits } from '../../text/edit.ts'
import { apiEditor } from './edits.ts'

const RUNS = Number(process.env.GALLEY_RUNS ?? 150)

const scalar = fc.oneof(
  fc.constantFrom('a', 'true', '1.0', '{id}', '$response.body#/id', 'two words', 'a: b', '#x', ''),
  fc.integer({ min: -5, max: 500 }),
  fc.boolean(),
)
const key = fc.constantFrom('type', '$ref', '200', '/a/{id}', 'x-y', 'enum', 'a b')
const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
    fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
}))
const description = fc.dictionary(key, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true })

/** The paths of everything in a value. */
function pathsIn(held: unknown, path: JsonPath = []): readonly JsonPath[] {
  if (typeof held !== 'object' || held === null) return [path]
  const steps = Array.isArray(held) ? held.keys() : Object.keys(held)
  return [
    ...(path.length > 0 ? [path] : []),
    ...[...steps].flatMap(step => pathsIn(Reflect.get(held, step), [...path, step])),
  ]
}

/** The ways in which people write the same value. */
const FORMS: readonly (readonly [string, (held: unknown) => string])[] = [
  ['YAML', held => stringify(held)],
  [
    'YAML with indented lists and comments',
    held => `# first\n${stringify(held, { indentSeq: false })}# last\n`,
  ],
  ['YAML in brackets', held => stringify(held, { collectionStyle: 'flow' })],
  ['YAML of Windows', held => stringify(held).replaceAll('\n', '\r\n')],
  ['JSON', held => JSON.stringify(held, null, 2)],
  ['JSON on one line', held => JSON.stringify(held)],
]

test.each(FORMS)(
  'in %s, the edits of a change give the value that is meant, or there are none',
  (_, write) => {
    const kinds = fc.constantFrom('set', 'remove', 'add', 'rename')
    fc.assert(
      fc.property(description, fc.nat(), kinds, scalar, (held, pick, kind, next) => {
        const text = write(held)
        const paths = pathsIn(held)
        const path = paths[pick % paths.length] ?? []
        const isKey = typeof path.at(-1) === 'string'
        const change: Change =
          kind === 'remove'
            ? { kind, path }
            : kind === 'rename' && isKey
              ? { kind, path, key: 'renamed' }
              : {
                  kind: 'set',
                  path: kind === 'add' && isKey ? [...path.slice(0, -1), 'added'] : path,
                  value: next,
                }
        const edits = apiEditor(text)([change])
        if (edits)
          expect(parse(applyEdits(text, edits))).toEqual(parse(JSON.stringify(applyChanges(held, [change]))))
      }),
      { numRuns: RUNS },
    )
  },
)

test('what a person would write by hand', () => {
  const text = 'parameters:\n  - name: id # which\n    in: path\n    schema: {type: string}\n\n  - name: b\n'
  const edit = (...changes: readonly Change[]) => applyEdits(text, apiEditor(text)(changes) ?? [])
  expect(edit({ kind: 'set', path: ['parameters', 0, 'required'], value: true })).toBe(
    text.replace('{type: string}\n', '{type: string}\n    required: true\n'),
  )
  expect(edit({ kind: 'remove', path: ['parameters', 1] })).toBe(text.replace('  - name: b\n', ''))
  expect(edit({ kind: 'remove', path: ['parameters', 0, 'name'] })).toBe(
    text.replace('name: id # which\n    ', ''),
  )
  expect(edit({ kind: 'set', path: ['parameters', 0, 'schema', 'format'], value: 'uuid' })).toBe(
    text.replace('{type: string}', '{type: string, format: uuid}'),
  )
})
