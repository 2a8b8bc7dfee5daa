import { expect, test } from 'vitest'
import { newerDivisions } from '../../../shared/config/navigation/newer-divisions.ts'
import { readNewerNavigation } from '../../../shared/config/navigation/newer-navigation.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { pageOfSetting, pageWithAllParts } from './pageOfSetting.ts'

const summary = (path: string, more: Partial<PageSummary> = {}): [string, PageSummary] => [
  path,
  { file: `${path}.mdx`, path, title: path, titled: true, ...more },
]

const NAVIGATION = {
  tabs: [
    { tab: 'Start', groups: [{ group: 'A', pages: ['home', 'intro'] }] },
    {
      tab: 'Guides',
      anchors: [
        { anchor: 'One', pages: ['one/a'] },
        { anchor: 'Two', pages: ['two/a', 'two/b'] },
      ],
    },
    { tab: 'Blog', href: 'https://example.com' },
  ],
}

const pages = new Map([
  summary('home', { mode: 'custom' }),
  ...['intro', 'one/a', 'two/a', 'two/b'].map(path => summary(path)),
])
const site = { divisions: newerDivisions(readNewerNavigation(NAVIGATION)), pages, generated: ['api/get'] }
const wanted = (pointer: string, shown: string) => pageOfSetting(pointer, shown, site)

test('a setting of a tab or an anchor is shown on the first of its pages', () => {
  expect(wanted('/navigation/tabs/1/tab', 'intro')).toBe('one/a')
  expect(wanted('/navigation/tabs/1/anchors/1/icon', 'one/a')).toBe('two/a')
})

test('the shown page stays if it is in the tab, or if the setting is in none or of a link', () => {
  expect(wanted('/navigation/tabs/1/anchors/1', 'two/b')).toBeUndefined()
  expect(wanted('/navigation/tabs/0/tab', 'intro')).toBeUndefined()
  expect(wanted('/navigation/tabs/2/href', 'intro')).toBeUndefined()
  expect(wanted('/navbar/links/0', 'intro')).toBeUndefined()
  expect(wanted('', 'intro')).toBeUndefined()
})

test('a setting of API pages is shown on one of them', () => {
  expect(wanted('/api/playground/display', 'intro')).toBe('api/get')
  expect(wanted('/api', 'api/get')).toBeUndefined()
  const authored = new Map([...pages, summary('pets', { operation: 'GET /pets' })])
  expect(pageOfSetting('/api', 'intro', { ...site, pages: authored })).toBe('pets')
  expect(pageOfSetting('/api', 'pets', { ...site, pages: authored })).toBeUndefined()
})

test('a page with a layout of its own gives way to one with all parts', () => {
  const listed = ['home', 'gone', 'intro', 'one/a']
  expect(pageWithAllParts('home', listed, pages)).toBe('intro')
  expect(pageWithAllParts('one/a', listed, pages)).toBeUndefined()
  expect(pageWithAllParts('home', ['home'], pages)).toBeUndefined()
})
