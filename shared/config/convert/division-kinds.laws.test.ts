import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { convertConfig } from './convert.ts'
import type { ConfigFormat, Converted } from './model.ts'

type Fields = Record<string, unknown>

function convert(value: unknown, to: ConfigFormat): Converted {
  const text = JSON.stringify(value, undefined, 2)
  const made = convertConfig({ file: 'docs.json', text, to })
  if (made.kind === 'converted') return made
  throw new Error(`${made.line}:${made.column} ${inEnglish(made.message)}`)
}

function valueIn({ text }: Converted): unknown {
  const { root } = parseJson(text)
  return root && toValue(root)
}

const FOLDERS = ['', 'a/', 'a/b/', 'v1/', 'v2/', 'v2/api/', 'api/', 'api/v1/']
const NAMES = ['Docs', 'API', 'SDKs']

let count = 0
const pageIn = (folder: string) => fc.constant(0).map(() => `${folder}p${++count}`)

/** A group; sometimes without pages, sometimes with a group inside. */
const groupIn = (folder: string): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      fc.array(pageIn(folder), { maxLength: 2 }),
      fc.option(fc.array(pageIn(folder), { maxLength: 1 }), { nil: undefined, freq: 4 }),
    )
    .map(([pages, inner]) => ({
      group: 'Group',
      pages: inner ? [...pages, { group: 'Inner', pages: inner }] : pages,
    }))

const leaf: fc.Arbitrary<Fields> = fc
  .constantFrom(...FOLDERS)
  .chain(folder => fc.array(groupIn(folder), { minLength: 1, maxLength: 3 }))
  .map(groups => ({ groups }))

const LISTS = {
  tab: 'tabs',
  anchor: 'anchors',
  version: 'versions',
  language: 'languages',
  dropdown: 'dropdowns',
  product: 'products',
} as const

/** A list of one kind; each member holds groups or a list of another kind. */
function listOf(kind: keyof typeof LISTS, inner: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const names =
    kind === 'version' || kind === 'language'
      ? fc.constantFrom(['v1'], ['v1', 'v2'])
      : fc
          .subarray(NAMES, { minLength: 1 })
          .chain(some => fc.shuffledSubarray(some, { minLength: some.length }))
  const extra = fc.constantFrom<Fields>({}, {}, {}, { hidden: true }, { href: 'https://example.com' })
  return names
    .chain(all => fc.tuple(...all.map(name => fc.tuple(fc.constant(name), inner, extra))))
    .map(members => ({
      [LISTS[kind]]: members.map(([name, content, more]) => ({
        [kind]: name,
        ...('hidden' in more && kind !== 'tab' && kind !== 'anchor' ? {} : more),
        ...('href' in more ? {} : content),
      })),
    }))
}

const kinds = fc.constantFrom(...(Object.keys(LISTS) as (keyof typeof LISTS)[]))
const once = kinds.chain(kind => listOf(kind, leaf))
const twice = fc
  .tuple(kinds, kinds)
  .filter(([outer, inner]) => outer !== inner)
  .chain(([outer, inner]) => listOf(outer, fc.oneof(leaf, listOf(inner, leaf))))
const thrice = fc
  .shuffledSubarray(['version', 'tab', 'anchor'] as const, { minLength: 3 })
  .chain(([outer = 'version', middle = 'tab', inner = 'anchor']) =>
    listOf(outer, fc.oneof(leaf, listOf(middle, fc.oneof(leaf, listOf(inner, leaf))))),
  )

const navigation = fc.oneof(leaf, once, { weight: 4, arbitrary: twice }, { weight: 2, arbitrary: thrice })

function pagesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pages' && Array.isArray(inner)
      ? inner.flatMap(member => (typeof member === 'string' ? [member] : pagesOf(member)))
      : pagesOf(inner),
  )
}

const sorted = (list: readonly string[]) => [...new Set(list)].sort()
const losses = ({ report }: Converted) => report.filter(({ outcome }) => outcome === 'lost')

test('divisions of all kinds, nested in each other, come back unchanged, or the report names what is lost', () => {
  fc.assert(
    fc.property(navigation, inner => {
      const value = { name: 'A', theme: 'mint', navigation: inner }
      const there = convert(value, 'galley')
      const back = convert(valueIn(there), 'newer')
      const isWhole = JSON.stringify(valueIn(back)) === JSON.stringify(value)
      if (losses(there).length === 0 && losses(back).length === 0 && !isWhole)
        expect(valueIn(back)).toEqual(value)
    }),
    { numRuns: 80 },
  )
})

test('no page is dropped on the way, however divisions are nested', () => {
  fc.assert(
    fc.property(navigation, inner => {
      const there = convert({ navigation: inner }, 'galley')
      expect(sorted(pagesOf(valueIn(there)))).toEqual(sorted(pagesOf(inner)))
      const back = convert(valueIn(there), 'newer')
      expect(sorted(pagesOf(valueIn(back)))).toEqual(sorted(pagesOf(inner)))
    }),
    { numRuns: 40 },
  )
})
