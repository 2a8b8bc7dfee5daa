import { expect, test } from 'vitest'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { readDivisions } from '../../../shared/config/navigation/read-divisions.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { readerView, type Walked, walkedOf } from './readerView.ts'

const page = (path: string, more: Partial<PageSummary> = {}): PageSummary => ({
  file: `${path}.mdx`,
  path,
  title: path,
  titled: true,
  ...more,
})

const CONFIG = {
  name: 'Docs',
  versions: ['v2', 'v1'],
  tabs: [
    { name: 'API', url: 'api' },
    { name: 'Secret', url: 'secret', isDefaultHidden: true },
    { name: 'Old', url: 'old', version: 'v1' },
  ],
  navigation: [
    { group: 'Start', pages: ['draft', 'intro', 'missing', 'blog', 'old-intro', 'intro', 'more'] },
    { group: 'API', pages: ['api/a', { group: 'Deep', pages: ['api/b'] }] },
    { group: 'Secret', pages: ['secret/a'] },
    { group: 'Old', version: 'v1', pages: ['old/a'] },
  ],
}

const WALKED: Walked = {
  divisions: readDivisions(CONFIG, readNavigation(CONFIG)),
  navigation: readNavigation(CONFIG),
  pages: new Map(
    [
      page('draft', { hidden: true }),
      page('intro'),
      page('blog', { url: 'https://example.com' }),
      page('old-intro', { version: 'v1' }),
      page('more'),
      ...['api/a', 'api/b', 'secret/a', 'old/a'].map(path => page(path)),
    ].map(one => [one.path, one]),
  ),
}

const view = (version: string | undefined, at?: string) => {
  const seen = readerView(WALKED, { version, at })
  return seen && { tabs: seen.tabs.map(({ name }) => name), pages: seen.pages }
}

test('a reader walks through the pages of the sidebar: none that is hidden, missing or a link, each once', () => {
  expect(view('v2')).toEqual({ tabs: ['Documentation', 'API'], pages: ['intro', 'more'] })
})

test('a reader of another version finds its pages and tabs', () => {
  expect(view('v1')).toEqual({ tabs: ['Documentation', 'API', 'Old'], pages: ['intro', 'old-intro', 'more'] })
})

test('a tab or an anchor without a page that exists is not offered, as on the site', () => {
  const config = {
    ...CONFIG,
    tabs: [...CONFIG.tabs, { name: 'Empty', url: 'empty' }, { name: 'Blog', url: 'https://example.com' }],
    anchors: [{ name: 'Nothing', url: 'nothing' }],
    navigation: [...CONFIG.navigation, { group: 'Gone', pages: ['empty/gone'] }],
  }
  const navigation = readNavigation(config)
  const walked = { ...WALKED, divisions: readDivisions(config, navigation), navigation }
  const seen = readerView(walked, { version: 'v2', at: undefined })
  expect(seen?.tabs.map(({ name }) => name)).toEqual(['Documentation', 'API', 'Blog'])
  expect(seen?.anchors).toEqual([])
})

test('if no version is selected, the pages of all are shown, as on the site', () => {
  expect(view(undefined)?.pages).toEqual(['intro', 'old-intro', 'more'])
})

test('a reader who arrives in a tab sees its pages, and a hidden tab from inside', () => {
  expect(view('v2', '/tabs/0')?.pages).toEqual(['api/a', 'api/b'])
  expect(view('v2', '/tabs/1')).toEqual({ tabs: ['Documentation', 'API', 'Secret'], pages: ['secret/a'] })
  expect(view('v2', '/tabs/2')).toBeUndefined()
})

test('a reader who arrives in a tab with only an API file sees the pages it adds', () => {
  const operation = { title: 'List pets', page: 'pets/list' } as OutlinedOperation
  const made = walkedOf([
    { kind: 'group', name: 'Pets', entries: [{ kind: 'page', page: 'pets/list', operation }] },
  ])
  const config = { ...CONFIG, tabs: [{ name: 'Pets', url: 'pets' }] }
  const navigation = [...WALKED.navigation, ...made.navigation]
  const walked = { divisions: readDivisions(config, navigation), navigation, pages: made.pages }
  expect(readerView(walked, { version: undefined, at: '/tabs/0' })?.pages).toEqual(['pets/list'])
})
