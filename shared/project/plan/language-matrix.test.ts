import { expect, test } from 'vitest'
import { readNavigation } from '../../config/navigation/navigation.ts'
import { languageMatrix } from './language-matrix.ts'

interface Given {
  readonly files?: readonly string[]
  readonly dates?: Readonly<Record<string, number>>
}

/** The matrix with each row as a line: title, then the state of each language. */
function lines(navigation: unknown, { files, dates = {} }: Given = {}) {
  const { languages, rows } = languageMatrix(readNavigation({ navigation }), {
    hasFile: path => files?.includes(path) ?? true,
    titleOf: path => (path === 'en/intro' ? 'Introduction' : undefined),
    changed: path => dates[path],
  })
  return [
    languages.join(' '),
    ...rows.map(({ title, cells }) => [title, ...cells.map(cell => cell?.state ?? '-')].join(' ')),
  ]
}

const SITE = {
  languages: [
    { language: 'fr', groups: [{ group: 'Début', pages: ['fr/intro', 'fr/seul'] }] },
    {
      language: 'en',
      default: true,
      groups: [{ group: 'Start', pages: ['en/intro', 'en/setup', 'en/new'] }],
    },
    { language: 'es', groups: [{ group: 'Inicio', pages: ['es/intro', 'es/setup', 'es/seul'] }] },
    { language: 'de', href: 'https://de.example' },
  ],
}

test('every page of the original has a row, then the pages that only translations have', () => {
  expect(lines(SITE)).toEqual([
    'en fr es',
    'Introduction current current current',
    'setup current - current',
    'new current - -',
    'seul - extra extra',
  ])
})

test('a page that was changed before the original is outdated', () => {
  const dates = { 'en/intro': 20, 'fr/intro': 10, 'es/intro': 20, 'en/setup': 5 }
  expect(lines(SITE, { dates }).slice(1, 3)).toEqual([
    'Introduction current outdated current',
    'setup current - current',
  ])
})

test('a listed page without a file is not written yet', () => {
  expect(lines(SITE, { files: ['en/intro', 'es/intro', 'en/setup'] }).slice(1, 3)).toEqual([
    'Introduction current unwritten current',
    'setup current - unwritten',
  ])
})

test('a page that both languages list is never outdated', () => {
  const shared = {
    languages: [
      { language: 'en', pages: ['a'] },
      { language: 'fr', pages: ['a'] },
    ],
  }
  expect(lines(shared, { dates: { a: 1 } })).toEqual(['en fr', 'a current current'])
})

test('languages inside versions are compared version by version', () => {
  const versions = ['v2', 'v1'].map(version => ({
    version,
    languages: [
      { language: 'en', pages: [`${version}/en/a`] },
      { language: version === 'v2' ? 'fr' : 'es', pages: [`${version}/fr/a`] },
    ],
  }))
  expect(lines({ versions })).toEqual(['en fr es', 'a current current -', 'a current - current'])
})

test('a site of one language has no other to compare with', () => {
  expect(lines({ groups: [{ group: 'G', pages: ['a'] }] })).toEqual([''])
  expect(lines(['a'])).toEqual([''])
})

test('a row knows what is around its page', () => {
  const inTab = (language: string) => ({
    language,
    tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: [`${language}/a`] }] }],
  })
  const { rows } = languageMatrix(readNavigation({ navigation: { languages: [inTab('en'), inTab('fr')] } }), {
    hasFile: () => true,
    titleOf: () => 'A',
    changed: () => undefined,
  })
  expect(rows.map(({ around }) => around)).toEqual([['Guides', 'Start']])
})

test('5,000 pages in 10 languages are compared', () => {
  const languages = ['en', 'fr', 'es', 'de', 'it', 'pt', 'ja', 'ko', 'zh', 'ar'].map((language, index) => ({
    language,
    groups: Array.from({ length: 100 }, (_, group) => ({
      group: `${language} ${group}`,
      pages: Array.from({ length: 50 }, (_, page) => `${language}/${group}/${page}`).slice(index),
    })),
  }))
  const { rows } = languageMatrix(readNavigation({ navigation: { languages } }), {
    hasFile: () => true,
    titleOf: () => undefined,
    changed: () => 1,
  })
  expect(rows).toHaveLength(5000)
  expect(rows.flatMap(({ cells }) => cells).filter(cell => cell === null)).toHaveLength(100 * 45)
})
