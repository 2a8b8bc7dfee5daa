import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { readConfig } from '../read/read.ts'
import { convertConfig } from './convert.ts'
import type { ConfigFormat, Converted } from './model.ts'

type Fields = Record<string, unknown>

function convert(text: string, to: ConfigFormat): Converted {
  const made = convertConfig({ file: 'docs.json', text, to })
  if (made.kind === 'converted') return made
  throw new Error(`${made.line}:${made.column} ${inEnglish(made.message)}`)
}

const valueOfText = (text: string): unknown => {
  const { root } = parseJson(text)
  return root && toValue(root)
}

const KEYS = [
  'name',
  'navigation',
  'groups',
  'group',
  'pages',
  'tabs',
  'tab',
  'anchors',
  'anchor',
  'versions',
  'version',
  'languages',
  'language',
  'dropdowns',
  'dropdown',
  'products',
  'product',
  'menu',
  'item',
  'global',
  'href',
  'icon',
  'color',
  'hidden',
  'openapi',
  'source',
  'directory',
  'root',
  'light',
  'dark',
  'url',
  'primaryTab',
  'topAnchor',
  'api',
  'mdx',
  'auth',
  'playground',
  'navbar',
  'links',
  'primary',
  'footer',
  'socials',
  'footerSocials',
  'background',
  'backgroundImage',
  'colors',
  'seo',
  'metatags',
  'metadata',
  'analytics',
  'integrations',
  'theme',
  'layout',
  'type',
  'label',
  'fonts',
  'font',
  '$schema',
  '__proto__',
  'constructor',
  'isDefaultHidden',
  'locale',
]
const wild = fc.letrec<{ value: unknown; object: Fields }>(tie => ({
  value: fc.oneof(
    { maxDepth: 6, depthSize: 'large' },
    fc.constantFrom<unknown>(
      'a',
      'a/b',
      'a/b/c',
      '/x',
      '',
      ' ',
      'https://example.com',
      'GET /users',
      '#fff',
      'v1',
      true,
      false,
      null,
      3,
    ),
    tie('object'),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
  object: fc
    .array(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 6 })
    .map(entries => Object.fromEntries(entries)),
}))

/** The pointer of every value that holds something. */
function places(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([key, inner]) => places(inner, `${at}/${key}`))
}

const isReported = (report: ReadonlySet<string>, place: string): boolean => {
  for (let end = place.length; end > 0; end = place.lastIndexOf('/', end - 1)) {
    if (report.has(place.slice(0, end))) return true
  }
  return false
}

const parts = fc.record({ navigation: wild.object, rest: wild.object })

test('any file is converted, with a report line for each of its values', () => {
  fc.assert(
    fc.property(parts, ({ navigation: inner, rest }) => {
      const value = { ...rest, navigation: inner }
      const there = convert(JSON.stringify(value), 'galley')
      expect(formatted(there)).toBe('galley')
      const report = new Set(there.report.map(({ from }) => from))
      expect(places(value).filter(place => !isReported(report, place))).toEqual([])
      const back = convert(there.text, 'newer')
      const again = new Set(back.report.map(({ from }) => from))
      expect(places(valueOfText(there.text)).filter(place => !isReported(again, place))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

const formatted = ({ text }: Converted) =>
  readConfig(text).state === 'good' ? 'galley' : readConfig(text).state

test('any file of this format is converted to the newer one', () => {
  fc.assert(
    fc.property(parts, fc.array(wild.value), ({ rest }, list) => {
      const value = { ...rest, navigation: list }
      const there = convert(JSON.stringify(value), 'newer')
      expect(readConfig(there.text).form).toBe('newer')
      const report = new Set(there.report.map(({ from }) => from))
      expect(places(value).filter(place => !isReported(report, place))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('any text is converted, or refused with a location', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('docs.json', 'mint.json'),
      fc.constantFrom<ConfigFormat>('galley', 'newer', 'mint'),
      (text, file, to) => {
        const made = convertConfig({ file, text, to })
        if (made.kind === 'refused') expect(made.line).toBeGreaterThan(0)
      },
    ),
  )
})
