import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_HAND, DOCS_JSON, filesIn, textOf } from '../../../e2e/laws/at-hand.ts'
import { drawnSite } from '../../../e2e/laws/drawn-site.ts'
import { inEnglish } from '../../messages/in-english.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { formatPointer, isInside, parsePointer } from '../json/pointer.ts'
import { readConfig } from '../read/read.ts'
import { convertConfig } from './convert.ts'
import { differences } from './differences.ts'
import { formatOf } from './format.ts'
import type { Converted, DescribedOperations } from './model.ts'

type Fields = Record<string, unknown>
type Read = (file: string) => string | undefined

const valueIn = (text: string): unknown => {
  const { root } = parseJson(text)
  return root && toValue(root)
}

/** Every description has the same two operations. */
const operations: DescribedOperations = (_, folder) => [
  { operation: 'GET /users', path: `${folder}/users/list`, group: 'Users' },
  { operation: 'POST /users', path: `${folder}/users/create`, group: 'Users' },
]

function convert(text: string, read?: Read): Converted {
  const from = formatOf('docs.json', valueIn(text))
  const made = convertConfig({
    file: 'docs.json',
    text,
    to: from === 'newer' ? 'galley' : 'newer',
    operations,
    ...(read && { read }),
  })
  if (made.kind === 'converted') return made
  throw new Error(`${made.line}:${made.column} ${inEnglish(made.message)}`)
}

const lossesOf = ({ report }: Converted) =>
  report.filter(({ outcome }) => outcome === 'lost').map(({ from }) => parsePointer(from) ?? [])

/** The value of a file with those that it refers to. */
function wholeOf(text: string, read?: Read): unknown {
  const { root } = readConfig(text, read)
  return root && toValue(root)
}

/** Explicit default values mean the same as none, and two equal pictures the same as one. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => {
      if (key === 'hidden' && inner === false) return undefined
      return key === 'favicon' && inner.light !== undefined && inner.light === inner.dark
        ? inner.light
        : inner
    }),
  )

/** What is lost has a line of its own, or comes back; what has no line at all is drawn alike in both forms. */
function check(text: string, read?: Read): void {
  const there = convert(text, read)
  const lost = lossesOf(there)
  const back = convert(there.text)
  const isNewer = there.from === 'newer'
  const { gone } = differences(plain(wholeOf(text, read)), plain(valueIn(back.text)))
  const isNamed = (path: readonly (string | number)[]) =>
    lost.some(one => isInside(path, one) || isInside(one, path))
  if (isNewer) expect(gone.filter(path => !isNamed(path)).map(formatPointer)).toEqual([])
  const isAboutNavigation = (path: readonly (string | number)[]) =>
    ['navigation', 'tabs', 'anchors', 'versions', 'primaryTab', 'topAnchor', ''].includes(
      String(path[0] ?? ''),
    )
  if (lost.some(isAboutNavigation)) return
  const drawn = drawnSite(JSON.stringify(wholeOf(text, read)))
  expect(drawnSite(there.text)).toEqual(drawn)
  expect(drawnSite(back.text)).toEqual(drawn)
}

describe('real files', () => {
  test.each(filesIn(AT_HAND, DOCS_JSON))('%s', file => {
    const text = textOf(file)
    if (parseJson(text).errors.some(({ fatal }) => fatal)) return
    check(text, name => {
      const path = join(file, '..', name)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    })
  })
})

let count = 0
const FOLDERS = ['', 'a/', 'a/b/', 'api/', 'api/v1/', 'v1/', 'v2/']
const page = fc.constantFrom(...FOLDERS).map(folder => `${folder}p${++count}`)
const leaf = fc.oneof(
  { weight: 8, arbitrary: page },
  fc.constantFrom('README', 'GET /users', 'api.json POST /users'),
)

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 })
const present = (value: unknown): Fields => JSON.parse(JSON.stringify(value))

const openapi = fc.constantFrom<unknown>('api.json', ['api.json'], { source: 'api.json', directory: 'ref' })

/** Groups of the newer form, with everything that groups can have. */
const newerGroup = fc
  .record({
    group: fc.constantFrom('Start', 'More', ''),
    icon: maybe(fc.constantFrom<unknown>('star', { name: 'star', style: 'solid' })),
    tag: maybe(fc.constant('new')),
    root: maybe(page),
    hidden: fc.option(fc.boolean(), { nil: undefined, freq: 8 }),
    openapi: fc.option(openapi, { nil: undefined, freq: 6 }),
    pages: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: leaf },
        fc.record({ group: fc.constant('Inner'), pages: fc.array(page, { maxLength: 2 }) }),
      ),
      { maxLength: 3 },
    ),
  })
  .map(present)

const newerContent: fc.Arbitrary<Fields> = fc.oneof(
  fc.array(newerGroup, { minLength: 1, maxLength: 2 }).map(groups => ({ groups })),
  fc.array(fc.oneof(leaf, newerGroup), { minLength: 1, maxLength: 3 }).map(pages => ({ pages })),
)

const CONTAINERS = {
  tab: 'tabs',
  anchor: 'anchors',
  dropdown: 'dropdowns',
  product: 'products',
  item: 'menu',
  version: 'versions',
  language: 'languages',
} as const
type Kind = keyof typeof CONTAINERS

const divisions = (kind: Kind, inner: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> => {
  const names = kind === 'language' ? ['en', 'fr'] : ['One', 'Two', 'Three']
  const fields = fc.oneof(
    { weight: 5, arbitrary: inner },
    { weight: 1, arbitrary: fc.constant<Fields>({ href: 'https://example.com' }) },
    { weight: 1, arbitrary: openapi.map((written): Fields => ({ openapi: written })) },
  )
  const more = fc.constantFrom<Fields>({}, {}, {}, { hidden: true }, { icon: 'star' }, { name: 'Shown' })
  return fc.array(fc.tuple(fields, more), { minLength: 1, maxLength: names.length }).map(members => ({
    [CONTAINERS[kind]]: members.map(([content, extra], index) => ({
      [kind]: names[index],
      ...extra,
      ...content,
    })),
  }))
}

const kind = fc.constantFrom<Kind>('tab', 'anchor', 'dropdown', 'product', 'version', 'language')
const below = fc.oneof(
  newerContent,
  fc.constantFrom<Kind>('tab', 'item').chain(one => divisions(one, newerContent)),
)
const newerNavigation = fc.oneof(
  newerContent,
  kind.chain(one => divisions(one, newerContent)),
  kind.chain(one => divisions(one, below)),
)

test('generated files of the newer form', () => {
  fc.assert(
    fc.property(newerNavigation, navigation => {
      check(JSON.stringify({ name: 'A', theme: 'maple', navigation }))
    }),
    { numRuns: 400 },
  )
})

const VERSIONS = ['v2', 'v1']
const olderGroup = fc
  .record({
    group: fc.constantFrom('Start', 'More', ''),
    icon: maybe(fc.constant('star')),
    iconType: maybe(fc.constant('solid')),
    version: fc.option(fc.constantFrom(...VERSIONS), { nil: undefined, freq: 2 }),
    pages: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: page },
        fc.record({ group: fc.constant('Inner'), pages: fc.array(page, { maxLength: 2 }) }),
      ),
      { maxLength: 3 },
    ),
  })
  .map(present)

const olderDivision = fc
  .record({
    name: fc.constantFrom('One', 'Two', 'Three'),
    url: fc.constantFrom('a', 'a/b', 'api', 'api/v1', 'v1', 'nowhere', 'https://example.com'),
    version: fc.option(fc.constantFrom(...VERSIONS), { nil: undefined, freq: 4 }),
    isDefaultHidden: fc.option(fc.constant(true), { nil: undefined, freq: 6 }),
  })
  .map(present)

const older = fc
  .record({
    name: fc.constant('A'),
    versions: maybe(fc.constantFrom<unknown>(VERSIONS, [{ name: 'v2' }, { name: 'v1', default: true }])),
    primaryTab: maybe(fc.constant({ name: 'Home' })),
    topAnchor: maybe(fc.constant({ name: 'Guide' })),
    tabs: maybe(fc.array(olderDivision, { maxLength: 3 })),
    anchors: maybe(fc.array(olderDivision, { maxLength: 2 })),
    navigation: fc.array(olderGroup, { maxLength: 4 }),
  })
  .map(present)

test('generated files of the older form', () => {
  fc.assert(
    fc.property(older, value => check(JSON.stringify(value))),
    { numRuns: 400 },
  )
})
