import { expect, test } from 'vitest'
import { setGroupPage } from './group-page.ts'
import { insertEntries } from './insert.ts'
import { moveEntries } from './move.ts'
import { renameEntry } from './rename.ts'
import { page, path } from './testing/cases.ts'
import { perform } from './testing/perform.ts'

const LANGUAGES = `{
  "navigation": {
    "languages": [
      { "language": "en", "groups": [{ "group": "Start", "pages": ["intro", "more"] }] },
      { "language": "fr", "groups": [{ "group": "Début", "pages": ["fr/intro"] }] }
    ]
  }
}
`

test('a page has one language: it is not listed in another one, by adding or by renaming', () => {
  const no =
    'no: “intro” is listed in the language “en” already, and a page has one language. Copy the page, and list the copy here.'
  const fr = path('/navigation/languages/1/groups/0')
  expect(perform(LANGUAGES, c => insertEntries(c, [page('intro')], { at: fr, position: 'into' }))).toBe(no)
  expect(perform(LANGUAGES, c => renameEntry(c, [...fr, 'pages', 0], '/intro'))).toBe(no)
  const en = path('/navigation/languages/0')
  const again = perform(LANGUAGES, c =>
    insertEntries(c, [{ kind: 'group', name: 'Again', members: { pages: ['intro'] } }], {
      at: en,
      position: 'into',
    }),
  )
  expect(again).toContain('"Again"')
})

test('nor by moving one of two mentions, or as the page of a group; the only mention moves', () => {
  const no =
    'no: “intro” is listed in the language “en” already, and a page has one language. Copy the page, and list the copy here.'
  const [en, fr] = [path('/navigation/languages/0/groups/0'), path('/navigation/languages/1/groups/0')]
  const into = { at: fr, position: 'into' } as const
  const twice = LANGUAGES.replace('"more"', '"more", "intro"')
  expect(perform(twice, c => moveEntries(c, [[...en, 'pages', 2]], into))).toBe(no)
  expect(perform(LANGUAGES, c => setGroupPage(c, fr, 'intro'))).toBe(no)
  expect(perform(LANGUAGES, c => moveEntries(c, [[...en, 'pages', 0]], into))).toContain(
    '"fr/intro", "intro"',
  )
})
