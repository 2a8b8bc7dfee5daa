import { expect, test } from 'vitest'
import type { PageSummary } from '../../../../shared/page/summary.ts'
import { countMembers, navigationFromFolders } from './generate.ts'

const page = (path: string, more: Partial<PageSummary> = {}): PageSummary => ({
  file: `${path}.mdx`,
  path,
  title: path,
  titled: true,
  ...more,
})

test('every folder becomes a group inside that of the folder above; hidden pages are left out', () => {
  const pages = [
    page('intro'),
    page('guides/two'),
    page('guides/one'),
    page('guides/draft', { hidden: true }),
    page('guides/deep/last'),
  ]
  const members = navigationFromFolders(pages, 'Start')
  expect(members).toEqual([
    { group: 'Start', pages: ['intro'] },
    { group: 'Guides', pages: ['guides/one', 'guides/two', { group: 'Deep', pages: ['guides/deep/last'] }] },
  ])
  expect(countMembers(members)).toBe(4)
})

test('without pages in the root there is no group for them', () => {
  expect(navigationFromFolders([page('guides/one')], 'Start')).toEqual([
    { group: 'Guides', pages: ['guides/one'] },
  ])
})
