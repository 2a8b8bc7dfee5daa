import { expect, test } from 'vitest'
import { readConfig } from '../../../shared/config/read/read.ts'
import { problemsByEntry } from './entryProblems.ts'

test('problems in docs.json belong to the innermost entry that contains them', () => {
  const text = JSON.stringify({
    name: 'Acme',
    colors: 7,
    navigation: [
      { group: 'Start', icn: 'home', pages: ['intro', { group: 'More', version: 3, pages: ['a', 7] }] },
    ],
  })
  const { problems } = readConfig(text)
  const byEntry = problemsByEntry(problems)
  expect([...byEntry].map(([entry, own]) => [entry, own.map(({ pointer }) => pointer)])).toEqual([
    ['/navigation/0', ['/navigation/0/icn']],
    ['/navigation/0/pages/1', ['/navigation/0/pages/1/version']],
    ['/navigation/0/pages/1/pages/1', ['/navigation/0/pages/1/pages/1']],
  ])
})
