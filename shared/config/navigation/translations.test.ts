import { expect, test } from 'vitest'
import { newerDivisions } from './newer-divisions.ts'
import { readNewerNavigation } from './newer-navigation.ts'
import { translations } from './translations.ts'

/** The translations between two languages with these lists of pages. */
function between(
  [from, ...own]: readonly [string, ...(readonly string[])[]],
  [to, ...other]: readonly [string, ...(readonly string[])[]],
) {
  const level = (language: string, lists: readonly (readonly string[])[]) => ({
    language,
    groups: lists.map((pages, index) => ({ group: `${language} ${index}`, pages })),
  })
  const { entries } = readNewerNavigation({ languages: [level(from, own), level(to, other)] })
  const [first, second] = entries.filter(entry => entry.kind === 'division')
  if (!first || !second) throw new Error('Two languages are needed.')
  return translations(first, second)
}

test.each([
  ['guides/auth', 'fr/guides/auth'],
  ['intro', 'fr/intro'],
  ['guides/only', undefined],
  // `fr/only` translates `only`, which is another page.
  ['deep/only', undefined],
])('a page is found by its path without the folder of the language: %s', (path, expected) => {
  const found = between(
    ['en', ['intro', 'guides/auth', 'guides/only', 'deep/only', 'only']],
    ['fr', ['fr/intro', 'fr/guides/auth', 'fr/only']],
  )
  expect(found.of(path)).toBe(expected)
})

test.each([
  ['docs/en/a', 'docs/pt-br/a', 'docs/en/b', 'docs/pt-br/b'],
  ['v2/en/a', 'v2/pt_BR/a', 'v2/en/b', 'v2/pt_BR/b'],
  ['a', 'brasil/a', 'b', 'brasil/b'],
  ['english/a', 'brasil/a', 'english/b', 'brasil/b'],
  ['en/a', 'a', 'en/b', 'pt-BR/b'],
])('%s is translated as %s, so %s gets its translation at %s', (own, other, path, expected) => {
  const found = between(['en', [own, path]], ['pt-BR', [other]])
  expect(found.of(own)).toBe(other)
  expect(found.of(path)).toBeUndefined()
  expect(found.pathFor(path)).toBe(expected)
})

test('a page that both languages list is its own translation', () => {
  const found = between(['en', ['shared', 'a', 'b']], ['fr', ['shared', 'fr/a']])
  expect(found.of('shared')).toBe('shared')
  expect(found.pathFor('b')).toBe('fr/b')
})

test('where paths tell nothing, the position in the same list counts', () => {
  const found = between(
    ['en', ['start', 'setup'], ['more', 'end']],
    ['fr', ['fr/debut', 'fr/montage'], ['fr/fin']],
  )
  expect(['start', 'setup', 'more', 'end'].map(found.of)).toEqual([
    'fr/debut',
    'fr/montage',
    undefined,
    undefined,
  ])
})

test('where paths tell enough, the position does not count', () => {
  const found = between(['en', ['a', 'b'], ['c']], ['fr', ['fr/a', 'fr/b'], ['fr/other']])
  expect(found.of('c')).toBeUndefined()
})

test('readers who choose a language get the translation', () => {
  const site = newerDivisions(
    readNewerNavigation({
      languages: [
        { language: 'en', groups: [{ group: 'Start', pages: ['start', 'setup'] }] },
        { language: 'fr', groups: [{ group: 'Début', pages: ['fr/debut', 'fr/montage'] }] },
      ],
    }),
  )
  const [en, fr] = site.all
  expect(fr && site.counterpart('setup', fr)).toBe('fr/montage')
  expect(en && site.counterpart('fr/montage', en)).toBe('setup')
})
