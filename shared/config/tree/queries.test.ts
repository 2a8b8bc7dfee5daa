import { expect, test } from 'vitest'
import { parsePointer } from '../json/pointer.ts'
import { canHold, whatCanBeAdded } from './queries.ts'
import { configIn } from './testing/perform.ts'
import { DROPDOWNS, OLDER, TABS, VERSIONS } from './testing/sites.ts'

test.each<readonly [string, string, string, string]>([
  ['the navigation holds tabs', TABS, '/navigation', 'tab'],
  ['a tab with groups', TABS, '/navigation/tabs/0', 'page group operation'],
  ['a tab with pages', TABS, '/navigation/tabs/1', 'page group operation'],
  ['a tab with a menu', TABS, '/navigation/tabs/2', 'item'],
  [
    'a tab with an API description',
    TABS,
    '/navigation/tabs/3',
    'page group operation item dropdown anchor product version language',
  ],
  ['a link', TABS, '/navigation/tabs/4', ''],
  ['a group', TABS, '/navigation/tabs/0/groups/0', 'page group operation'],
  ['a page', TABS, '/navigation/tabs/0/groups/0/pages/0', ''],
  ['what is on every page', TABS, '/navigation/global', 'tab dropdown anchor product version language'],
  [
    'what is on every page of a tab, nothing yet',
    TABS,
    '/navigation/tabs/0/global',
    'tab dropdown anchor product version language',
  ],
  ['a group has no such thing', TABS, '/navigation/tabs/0/groups/0/global', ''],
  ['a language with versions', VERSIONS, '/navigation/languages/0', 'version'],
  ['a tab with dropdowns', DROPDOWNS, '/navigation/tabs/0', 'dropdown'],
  ['older: the navigation', OLDER, '/navigation', 'group tab anchor version'],
  ['older: a group', OLDER, '/navigation/0', 'page group'],
  ['older: a tab', OLDER, '/tabs/0', ''],
  ['nothing', TABS, '/navigation/tabs/9', ''],
])('%s', (_, text, pointer, expected) => {
  expect(canHold(configIn(text), parsePointer(pointer) ?? []).join(' ')).toBe(expected)
})

test('what can be added next to an entry is what its list can hold', () => {
  const addable = whatCanBeAdded(configIn(TABS), ['navigation', 'tabs', 0, 'groups', 0])
  expect(addable.map(({ kind, position }) => `${position} ${kind}`)).toEqual([
    'into page',
    'into group',
    'into operation',
    'before page',
    'before group',
    'before operation',
    'after page',
    'after group',
    'after operation',
  ])
  expect(whatCanBeAdded(configIn(OLDER), ['tabs', 0])).toEqual([
    { kind: 'tab', position: 'before' },
    { kind: 'tab', position: 'after' },
  ])
})
