import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import type { Problem } from '../../text/problem.ts'
import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, type Schema, schemas } from '../schema/schema.ts'
import { keyOfProblem } from './key-of-problem.ts'
import { readConfig } from './read.ts'

/** The path of every setting of a form; lists by their second item. */
function pathsIn(schema: Schema, at: JsonPath = []): readonly JsonPath[] {
  if (at.length > 6) return []
  return branchesOf(schema).flatMap(branch => [
    ...Object.entries(branch.properties ?? {}).flatMap(([key, inner]) => [
      [...at, key],
      ...pathsIn(inner, [...at, key]),
    ]),
    ...(branch.items ? [[...at, 1], ...pathsIn(branch.items, [...at, 1])] : []),
  ])
}

/** A value in which `value` is at `path`. */
const valueWith = (path: JsonPath, value: unknown): unknown =>
  path.reduceRight((inner, step) => (typeof step === 'number' ? [inner, inner] : { [step]: inner }), value)

const WRONG: readonly unknown[] = [
  7,
  null,
  true,
  '',
  'x',
  'not/like this',
  [],
  {},
  [{}],
  { own: 1 },
  { url: 'x' },
]

/** Everything that a problem says besides its small print. Values of the file are between straight quotes, examples may be any JSON. */
const sentences = ({ message, hint, fix }: Problem): string =>
  [message, hint, fix?.label]
    .map(text => (text === undefined ? '' : inEnglish(text)))
    .join(' ')
    .replace(/Write it like .*?(?= Until then|$)/, '')
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll('docs.json', '')
    .replace(/https?:\/\/\S*/g, '')

const POINTER = /(?:^|[\s“(])\/[A-Za-z]\w*\//
const DOTTED = /[A-Za-z]\w*\.[A-Za-z]/
const INDEXED = /\w\[\d+\]/

test.each(['older', 'newer'] as const)(
  'whatever is wrong in the %s form, it is said without pointers and dotted keys; the key is small print',
  form => {
    const told = new Map<string, Problem>()
    const rest = form === 'newer' ? { theme: 'mint', name: 'x', navigation: { pages: ['a'] } } : { name: 'x' }
    for (const path of pathsIn(schemas[form])) {
      for (const wrong of WRONG) {
        const value = valueWith(path, wrong)
        for (const problem of readConfig(JSON.stringify({ ...rest, ...Object(value) })).problems)
          told.set(sentences(problem), problem)
      }
    }
    expect(told.size).toBeGreaterThan(200)
    const words = [...told.keys()]
    expect(words.filter(one => POINTER.test(one) || DOTTED.test(one) || INDEXED.test(one))).toEqual([])
  },
)

test('the small print of a problem is the key of its setting', () => {
  const [problem] = readConfig('{"name":"x","navigation":[],"topbarLinks":[{"name":"a"}]}').problems.slice(-1)
  expect(problem && keyOfProblem(problem)).toBe('topbarLinks[0].url')
  expect(keyOfProblem({ code: 'link/broken', pointer: '/x' })).toBe('')
})
