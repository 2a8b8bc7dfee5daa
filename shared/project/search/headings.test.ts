import { expect, test } from 'vitest'
import { findHeadings } from './headings.ts'

const pages = new Map([
  [
    'a.mdx',
    {
      headings: [
        { text: 'Before you install', line: 3 },
        { text: 'Install the app', line: 9 },
      ],
    },
  ],
  ['b.mdx', { headings: [{ text: 'Résumé of the app', line: 1 }] }],
])
const found = (typed: string) => findHeadings(pages, typed).map(({ file, line }) => `${file}:${line}`)

test('headings are found by their words, those that start with the first word before others', () => {
  expect(found('install')).toEqual(['a.mdx:9', 'a.mdx:3'])
  expect(found('app INSTALL')).toEqual(['a.mdx:9'])
  expect(found('resume')).toEqual(['b.mdx:1'])
})

test('nothing is found for an empty text, and no more than 60 for any', () => {
  expect(found(' ')).toEqual([])
  const headings = Array.from({ length: 100 }, (_, line) => ({ text: 'Same', line }))
  expect(findHeadings(new Map([['a.mdx', { headings }]]), 'same')).toHaveLength(60)
})
