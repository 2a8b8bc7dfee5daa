import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { saying } from '../../messages/testing/saying.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { readConfig } from '../read/read.ts'
import { type ConversionRequest, convertConfig } from './convert.ts'
import type { ConfigFormat, Converted } from './model.ts'

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url))

/** The format each fixture is converted to; all others are converted to the older form of docs.json. */
const TO: Readonly<Record<string, ConfigFormat>> = { 'back-to-newer': 'newer' }

function convert(text: string, request: Partial<ConversionRequest> = {}): Converted {
  const made = convertConfig({ file: 'docs.json', text, to: 'galley', ...request })
  if (made.kind === 'converted') return made
  throw new Error(`${made.line}:${made.column} ${inEnglish(made.message)}`)
}

const valueOfText = (text: string): unknown => {
  const { root } = parseJson(text)
  return root && toValue(root)
}

function told({ report, pages }: Converted): string {
  const lines = report.map(({ outcome, from, to, why, line }) =>
    [`${outcome.padEnd(6)}${String(line).padStart(3)}  ${from}`, to && `→ ${to}`, why && inEnglish(why)]
      .filter(Boolean)
      .join('  '),
  )
  return [...lines, ...pages.map(({ path, text }) => `page  ${path}: ${JSON.stringify(text)}`)].join('\n')
}

for (const name of readdirSync(fixtures)) {
  test(`converts ${name} as its files say`, () => {
    const place = (file: string) => `${fixtures}/${name}/${file}`
    const text = readFileSync(place('source.json'), 'utf8')
    const made = convert(text, {
      file: name === 'older-file' ? 'mint.json' : 'docs.json',
      to: TO[name] ?? 'galley',
    })
    if (process.env.UPDATE) {
      writeFileSync(place('result.json'), made.text)
      writeFileSync(place('report.txt'), `${told(made)}\n`)
    }
    expect(made.text).toBe(readFileSync(place('result.json'), 'utf8'))
    expect(`${told(made)}\n`).toBe(readFileSync(place('report.txt'), 'utf8'))
    if (made.to === 'galley') {
      expect(readConfig(made.text).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    }
    expect(valueOfText(made.text)).toBeTypeOf('object')
  })
}

const NEWER = '{ "name": "A", "navigation": { "$ref": "./nav/main.json" } }'

function refusal(text: string, request: Partial<ConversionRequest> = {}) {
  const made = convertConfig({ file: 'docs.json', text, to: 'galley', ...request })
  return made.kind === 'refused' ? `${made.line}:${made.column} ${inEnglish(made.message)}` : made.kind
}

test('files that $ref names are inserted in its place, relative to the file that names them', () => {
  const files: Readonly<Record<string, string>> = {
    'nav/main.json': '{ "tabs": [{ "$ref": "guides.json" }, { "tab": "API", "pages": ["api/a"] }] }',
    'nav/guides.json': '{ "tab": "Guides", "groups": [{ "group": "Start", "pages": ["index"] }] }',
  }
  const made = convert(NEWER, { read: path => files[path] })
  expect(valueOfText(made.text)).toEqual({
    name: 'A',
    navigation: [
      { group: 'Start', pages: ['index'] },
      { group: '', pages: ['api/a'] },
    ],
    primaryTab: { name: 'Guides' },
    tabs: [{ name: 'API', url: 'api' }],
  })
})

test('what is written next to $ref wins over the file that it names', () => {
  const text = '{ "name": "A", "navigation": { "groups": [{ "$ref": "a.json", "group": "Mine" }] } }'
  const made = convert(text, { read: () => '{ "group": "Theirs", "pages": ["index"] }' })
  expect(valueOfText(made.text)).toEqual({ name: 'A', navigation: [{ group: 'Mine', pages: ['index'] }] })
})

const REFS: Readonly<Record<string, readonly [string | undefined, RegExp]>> = {
  'that is not there': [undefined, /^1:\d+ “.*” can’t be inserted here: there is no such file/],
  'that leads back to itself': ['{ "$ref": "main.json" }', /leads back to itself/],
  'that is broken': ['{ "tabs": [', /it can’t be read/],
  'outside the repository': ['{ "$ref": "../../../secrets.json" }', /outside the repository/],
  'on another host': ['{ "$ref": "https://example.com/a.json" }', /only JSON files of the repository/],
  'that names too many': [`[${'{ "$ref": "leaf.json" },'.repeat(300)} 1]`, /there are too many/],
}
for (const [what, [text, message]] of Object.entries(REFS)) {
  test(`a file ${what} is refused with its name`, () => {
    const read = (path: string) =>
      path === 'nav/leaf.json' ? '"a"' : path.endsWith('main.json') ? text : undefined
    expect(refusal(NEWER, { read })).toMatch(message)
  })
}

test('what cannot be converted is refused with a location', () => {
  expect(refusal('{\n  "name": "A"\n  "navigation": {}\n}')).toMatch(/^[23]:\d+ /)
  expect(refusal('')).toMatch(/^1:1 /)
  expect(refusal('[]')).toBe('1:1 The file must hold the settings of a site.')
  expect(refusal('{ "navigation": [] }')).toBe('1:1 The file is already in this format.')
  expect(refusal(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)).toMatch(
    /^1:\d+ Objects and lists are nested more than/,
  )
  expect(refusal(' '.repeat(5_000_001))).toMatch(/too large/)
})

test('comments that cannot be kept are named', () => {
  const text = '{\n  // Kept.\n  "name": "A",\n  "navigation": {\n    // Gone.\n    "groups": []\n  }\n}\n'
  const { text: result, report } = convert(text)
  expect(result).toBe('{\n  // Kept.\n  "name": "A",\n  "navigation": []\n}\n')
  expect(report.filter(({ outcome }) => outcome === 'lost')).toMatchObject([
    { line: 5, why: saying(/\/\/ Gone\./) },
  ])
})

test('a mint.json without older keys keeps every byte', () => {
  const text = '{"name":"A",  "navigation":[ {"group":"B","pages":["c"]} ], "unknown": 1}'
  expect(convert(text, { file: 'mint.json' }).text).toBe(text)
})

test('pages that operations need get their own paths', () => {
  const text = JSON.stringify({
    navigation: { groups: [{ group: 'A', openapi: 'a.json', pages: ['GET /x', 'get /x'] }] },
  })
  const { pages } = convert(text, { taken: path => path === 'api-reference/get-x' })
  expect(pages.map(({ path }) => path)).toEqual(['api-reference/get-x-2', 'api-reference/get-x-3'])
})

test('thousands of tabs, pages and folders are converted', () => {
  const tabs = Array.from({ length: 400 }, (_, tab) => ({
    tab: `T${tab}`,
    pages: Array.from({ length: 5 }, (__, page) => `t${tab}/${'x/'.repeat(tab % 50)}p${page}`),
  }))
  const { report } = convert(JSON.stringify({ name: 'A', navigation: { tabs } }))
  expect(report.filter(({ outcome }) => outcome === 'lost')).toEqual([])
})
