import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { changedLines, perform } from './testing/perform.ts'
import { translatePage } from './translate-page.ts'
import { unchanged } from './tree-edit.ts'

const textOf = (languages: readonly unknown[]) =>
  `${JSON.stringify({ navigation: { languages } }, null, 2)}\n`

/** The path of the translation, and the lines that listing it changes. */
function translation(languages: readonly unknown[], page: string, language: string) {
  const before = textOf(languages)
  let path: string | undefined
  const after = perform(before, config => {
    const found = translatePage(config, page, language)
    path = found?.path
    return found?.edit ?? unchanged(message('tree:notListed'))
  })
  return [path, ...(after.includes('\n') ? changedLines(before, after) : [after])]
}

const EN = {
  language: 'en',
  tabs: [
    { tab: 'Guides', groups: [{ group: 'Start', icon: 'star', pages: ['intro', 'setup', 'end'] }] },
    { tab: 'API', groups: [{ group: 'Calls', root: 'api/index', pages: ['api/users'] }] },
  ],
}

test.each([
  ['after the translation before it', ['fr/intro', 'fr/end'], ['fr/setup', '+ "fr/setup",']],
  ['before the translation after it', ['fr/end'], ['fr/setup', '+ "fr/setup",']],
  [
    'at the end of the same group',
    ['fr/other'],
    ['fr/setup', '- "fr/other"', '+ "fr/other",', '+ "fr/setup"'],
  ],
])('a page is listed where the original is: %s', (_, pages, expected) => {
  const fr = { language: 'fr', tabs: [{ tab: 'Guides', groups: [{ group: 'Début', pages }] }] }
  expect(translation([EN, fr], 'setup', 'fr')).toEqual(expected)
})

test('levels that are missing are created, with their icons', () => {
  const [path, ...lines] = translation([EN, { language: 'fr', tabs: [] }], 'setup', 'fr')
  expect(path).toBe('fr/setup')
  expect(
    lines
      .filter(line => line?.startsWith('+'))
      .join(' ')
      .replaceAll('+ ', ''),
  ).toContain(
    '{ "tab": "Guides", "groups": [ { "group": "Start", "icon": "star", "pages": [ "fr/setup" ] } ] }',
  )
})

test('the page of a group becomes the page of the group', () => {
  const fr = {
    language: 'fr',
    tabs: [
      { tab: 'Guides', groups: [] },
      { tab: 'API', groups: [{ group: 'Appels', pages: ['fr/api/users'] }] },
    ],
  }
  expect(translation([EN, fr], 'api/index', 'fr')).toEqual(['fr/api/index', '+ "root": "fr/api/index",'])
})

test('a translation that is listed without a file is not listed again', () => {
  const fr = { language: 'fr', tabs: [{ tab: 'Guides', groups: [{ group: 'Début', pages: ['fr/intro'] }] }] }
  expect(translation([EN, fr], 'intro', 'fr')).toEqual(['fr/intro', expect.stringMatching(/^same: /)])
})

test('the path is written as the original is', () => {
  const en = { language: 'en', pages: ['/docs/en/a.mdx', '/docs/en/b.mdx'] }
  const fr = { language: 'fr', pages: ['/docs/fr/a.mdx'] }
  expect(translation([en, fr], 'docs/en/b', 'fr')).toEqual([
    'docs/fr/b',
    '- "/docs/fr/a.mdx"',
    '+ "/docs/fr/a.mdx",',
    '+ "/docs/fr/b.mdx"',
  ])
})

test('a page that no language lists has no place', () => {
  const fr = { language: 'fr', pages: [] }
  expect(translatePage({ navigation: { languages: [EN, fr] } }, 'loose', 'fr')).toBeUndefined()
  expect(translatePage({ navigation: { languages: [EN, fr] } }, 'intro', 'de')).toBeUndefined()
  expect(translatePage({ navigation: ['intro'] }, 'intro', 'fr')).toBeUndefined()
})
