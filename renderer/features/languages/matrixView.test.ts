import { expect, test } from 'vitest'
import type { LanguageMatrix, MatrixCell, MatrixRow } from '../../../shared/project/plan/language-matrix.ts'
import { countsOf, type MatrixChoice, viewOf } from './matrixView.ts'

const row = (title: string, ...states: readonly (MatrixCell['state'] | null)[]): MatrixRow => ({
  title,
  around: ['Guides'],
  cells: states.map((state, index) => state && { path: `l${index}/${title.toLowerCase()}`, state }),
})
const MATRIX: LanguageMatrix = {
  languages: ['en', 'fr', 'es'],
  dates: 'git',
  rows: [
    row('Intro', 'current', 'current', 'outdated'),
    row('Setup', 'current', null, 'unwritten'),
    row('Seul', null, 'extra', null),
  ],
}
const shown = (choice: Partial<MatrixChoice> = {}) => {
  const { columns, rows, counts } = viewOf(MATRIX, { filter: 'all', language: '', search: '', ...choice })
  return { columns, titles: rows.map(({ title }) => title), counts }
}

test('all pages in all languages are shown at first', () => {
  expect(shown()).toEqual({
    columns: [0, 1, 2],
    titles: ['Intro', 'Setup', 'Seul'],
    counts: { all: 3, missing: 1, outdated: 1, extra: 1 },
  })
})

test.each([
  ['missing', ['Setup']],
  ['outdated', ['Intro']],
  ['extra', ['Seul']],
] as const)('only %s pages are shown', (filter, titles) => {
  expect(shown({ filter }).titles).toEqual(titles)
})

test('one language is compared with the original alone', () => {
  expect(shown({ language: 'es' })).toEqual({
    columns: [0, 2],
    titles: ['Intro', 'Setup'],
    counts: { all: 2, missing: 1, outdated: 1, extra: 0 },
  })
  expect(shown({ language: 'fr', filter: 'outdated' }).titles).toEqual([])
})

test.each([
  ['SET', ['Setup']],
  ['l1/seul', ['Seul']],
  ['guides', ['Intro', 'Setup', 'Seul']],
  ['nowhere', []],
])('%s is found in titles, paths and groups', (search, titles) => {
  expect(shown({ search }).titles).toEqual(titles)
})

test('each language has its counts; a page of one translation is not missing in another', () => {
  expect(countsOf(MATRIX)).toEqual([
    { missing: 0, outdated: 0, extra: 0 },
    { missing: 1, outdated: 0, extra: 1 },
    { missing: 1, outdated: 1, extra: 0 },
  ])
})
