import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { Refusal } from '../../text/failure.ts'
import { choiceInSyntax, choicesOf, readChoice } from './choice.ts'
import { readNavigation } from './navigation.ts'
import { readDivisions } from './read-divisions.ts'

const versions = (...names: readonly string[]) => names.map(version => ({ version, pages: [version] }))

const NEWER = {
  navigation: {
    languages: [
      { language: 'en', versions: versions('v2', 'v1') },
      { language: 'pt-BR', versions: versions('v2') },
      { language: 'de', href: 'https://de.example.com' },
    ],
    global: { anchors: [{ anchor: 'Blog, News', pages: ['blog'] }] },
  },
}

const OLDER = {
  navigation: [{ group: 'A', pages: ['a'] }],
  versions: ['v1', { name: 'v2', url: 'https://v2.example.com' }],
  tabs: [{ name: 'v1', url: 'one' }],
}

const choose = (settings: object, ...written: readonly string[]) => {
  const config = { name: 'Site', navigation: [], ...settings }
  try {
    return choiceInSyntax(
      readChoice(written, choicesOf(readDivisions(config, readNavigation(config))), '--only'),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, hint } = error.failure
    return [message, hint].map(text => text && inEnglish(text)).join('\n')
  }
}

test.each<[what: string, written: readonly string[], chosen: readonly string[]]>([
  ['a name', ['en'], ['language=en']],
  ['a name with its kind', ['version=v1'], ['version=v1']],
  ['names of several kinds', ['en,v1'], ['language=en', 'version=v1']],
  ['several options', ['en', 'version=v1'], ['language=en', 'version=v1']],
  ['spaces between names', ['en, version=v1'], ['language=en', 'version=v1']],
  ['several names of one kind', ['en,pt-BR'], ['language=en', 'language=pt-BR']],
  ['another case', ['PT-br'], ['language=pt-BR']],
  ['a name with a comma', ['Blog, News'], ['anchor=Blog, News']],
])('%s', (_, written, chosen) => {
  expect(choose(NEWER, ...written)).toEqual(chosen)
})

test('an unknown name lists the choices; links to other sites are none', () => {
  expect(choose(NEWER, 'de')).toBe(
    '--only: there is no “de” here.\nChoose from language=en, pt-BR; version=v2, v1; anchor=Blog, News.',
  )
  expect(choose(NEWER, 'language=v2')).toContain('there is no “language=v2”')
  expect(choose(NEWER, '')).toContain('there is no “”')
})

test('an ambiguous name lists what it could be', () => {
  expect(choose(OLDER, 'v1')).toBe('--only: “v1” could be version=v1 or tab=v1. Write which one.\n')
  expect(choose(OLDER, 'tab=v1')).toEqual(['tab=v1'])
  expect(choose(OLDER, 'v2')).toContain('there is no “v2”')
})

test('a site without divisions has nothing to choose', () => {
  expect(choose({ navigation: [{ group: 'A', pages: ['a'] }] }, 'en')).toContain('docs.json has none of them')
})
