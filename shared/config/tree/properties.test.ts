import { expect, test } from 'vitest'
import { type EntryProperty, setProperty } from './properties.ts'
import { type Case, path, result } from './testing/cases.ts'
import { DROPDOWNS, OLDER, SORTED, TABS, VERSIONS } from './testing/sites.ts'

const set = (pointer: string, property: EntryProperty, value: unknown) => (config: unknown) =>
  setProperty(config, path(pointer), property, value)

const GROUP = '/navigation/tabs/0/groups'

const PROPERTIES: readonly Case[] = [
  [
    'the style of an icon',
    TABS,
    set(`${GROUP}/1`, 'icon', { style: 'regular' }),
    ['- "icon": { "name": "bolt", "style": "solid" },', '+ "icon": { "name": "bolt", "style": "regular" },'],
  ],
  [
    'no style of an icon',
    TABS,
    set(`${GROUP}/1`, 'icon', { style: '' }),
    ['- "icon": { "name": "bolt", "style": "solid" },', '+ "icon": { "name": "bolt" },'],
  ],
  [
    'another name keeps the style',
    TABS,
    set(`${GROUP}/1`, 'icon', 'star'),
    ['- "icon": { "name": "bolt", "style": "solid" },', '+ "icon": { "name": "star", "style": "solid" },'],
  ],
  [
    'a text stays a text',
    TABS,
    set('/navigation/tabs/2/menu/0/groups/0', 'icon', 'star'),
    ['- "icon": "book",', '+ "icon": "star",'],
  ],
  [
    'a text becomes fields',
    TABS,
    set('/navigation/tabs/2/menu/0/groups/0', 'icon', { style: 'solid' }),
    ['- "icon": "book",', '+ "icon": { "name": "book", "style": "solid" },'],
  ],
  ['a blank icon', TABS, set(`${GROUP}/1`, 'icon', ''), ['- "icon": { "name": "bolt", "style": "solid" },']],
  ['a new icon goes where others have it', TABS, set(`${GROUP}/0`, 'icon', 'play'), ['+ "icon": "play",']],
  ['hidden', TABS, set('/navigation/tabs/0', 'hidden', true), ['+ "hidden": true,']],
  ['no longer expanded', TABS, set(`${GROUP}/1/pages/1`, 'expanded', false), ['- "expanded": true,']],
  [
    'a description',
    TABS,
    set('/navigation/tabs/2/menu/0', 'description', 'At your pace'),
    ['- "description": "Step by step",', '+ "description": "At your pace",'],
  ],
  [
    'a tag where other versions have it',
    VERSIONS,
    set('/navigation/languages/1/versions/0', 'tag', 'new'),
    ['- ]', '+ ],', '+ "tag": "new"'],
  ],
  [
    'half of a color',
    DROPDOWNS,
    set('/navigation/tabs/0/dropdowns/0', 'color', { dark: '#ffffff' }),
    [
      '- "color": { "light": "#111111", "dark": "#eeeeee" },',
      '+ "color": { "light": "#111111", "dark": "#ffffff" },',
    ],
  ],
  ['sorted keys', SORTED, set('/navigation/tabs/0/groups/0', 'hidden', true), ['+ "hidden": true,']],
  [
    'an API description',
    TABS,
    set('/navigation/tabs/3', 'openapi', 'v2.yaml'),
    ['- "openapi": "openapi.yaml"', '+ "openapi": "v2.yaml"'],
  ],
  [
    'older: a hidden tab',
    OLDER,
    set('/tabs/0', 'hidden', true),
    ['- { "name": "API", "url": "api" }', '+ { "name": "API", "url": "api", "isDefaultHidden": true }'],
  ],

  [
    'a link that loses its address has no pages yet',
    TABS,
    set('/navigation/tabs/4', 'href', ''),
    ['- "href": "https://lumen.example/blog"', '+ "pages": []'],
  ],
  [
    'a link for every page keeps its address',
    TABS,
    set('/navigation/global/anchors/0', 'href', ''),
    'no: An entry for every page needs an address.',
  ],
  [
    'an empty tab becomes a link',
    TABS.replace('"pages": ["changelog"]', '"pages": []'),
    set('/navigation/tabs/1', 'href', '/news'),
    ['- "pages": []', '+ "href": "/news"'],
  ],
  [
    'a hidden page',
    TABS,
    set('/navigation/tabs/1/pages/0', 'hidden', true),
    'no: A page is hidden by “hidden” at its own top, not in the navigation.',
  ],
  [
    'older: a hidden group',
    OLDER,
    set('/navigation/0', 'hidden', true),
    'no: A page is hidden by “hidden” at its own top, not in the navigation.',
  ],
  [
    'the color of a tab',
    TABS,
    set('/navigation/tabs/0', 'color', { light: '#111' }),
    'no: There is no “color” for a tab.',
  ],
  [
    'one color for both modes',
    DROPDOWNS,
    set('/navigation/tabs/0/dropdowns/1', 'color', '#111'),
    'no: A color has one value for light and one for dark pages here.',
  ],
  [
    'a style without an icon',
    TABS,
    set(`${GROUP}/0`, 'icon', { style: 'solid' }),
    'no: An icon needs a name.',
  ],
  [
    'an address beside content',
    TABS,
    set('/navigation/tabs/0', 'href', '/x'),
    'no: An address would hide what is in a tab. Remove its content first.',
  ],
  [
    'the same',
    TABS,
    set('/navigation/tabs/3', 'openapi', 'openapi.yaml'),
    'same: Nothing changes: it has this value already.',
  ],
  [
    'nothing where nothing is',
    TABS,
    set('/navigation/tabs/0', 'icon', ''),
    'same: Nothing changes: it has this value already.',
  ],
]

test.each(PROPERTIES)('%s', (_, text, command, expected) => {
  expect(result(text, command)).toEqual(expected)
})
