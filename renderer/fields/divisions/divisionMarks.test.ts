import { expect, test } from 'vitest'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { readDivisions } from '../../../shared/config/navigation/read-divisions.ts'
import type { DocsConfig } from '../../../shared/config/schema/types.generated.ts'
import { divisionMarks } from './divisionMarks.ts'

const config: DocsConfig = {
  name: 'Site',
  navigation: [{ group: 'All', pages: ['intro', 'api/users', 'api/v2/users', 'api/v2/teams', 'guides/a'] }],
  tabs: [
    { name: 'API', url: 'api' },
    { name: 'New API', url: 'api/v2', version: 'v2' },
    { name: 'Again', url: 'api' },
    { name: 'Nothing', url: 'nothing', isDefaultHidden: true },
    { name: 'Blog', url: 'https://example.com' },
    { name: 'Unfinished' },
  ],
}

test('a tab reports its pages, or why it has none', () => {
  const marks = divisionMarks(readDivisions(config, readNavigation(config)), { tabs: 6, anchors: 0 }, [])
  const summary = [...marks].map(([pointer, { pages, state, within, shadowedBy }]) =>
    [pointer, state, pages, within ?? shadowedBy].filter(one => one !== undefined).join(' '),
  )
  expect(summary).toEqual([
    '/tabs/0 good 1',
    '/tabs/1 good 2 API',
    '/tabs/2 shadowed 0 API',
    '/tabs/3 empty 0',
    '/tabs/4 link 0',
    '/tabs/5 unfinished 0',
    '/primaryTab good 2',
  ])
  expect(marks.get('/tabs/1')?.version).toBe('v2')
  expect(marks.get('/tabs/3')?.isHidden).toBe(true)
})

test('a tab counts the pages that API files generate, each once', () => {
  const generated = ['nothing/list-pets', 'nothing/add-pet', 'api/users']
  const marks = divisionMarks(
    readDivisions(config, readNavigation(config)),
    { tabs: 6, anchors: 0 },
    generated,
  )
  expect(marks.get('/tabs/3')).toMatchObject({ state: 'good', pages: 2 })
  expect(marks.get('/tabs/0')).toMatchObject({ state: 'good', pages: 1 })
})
