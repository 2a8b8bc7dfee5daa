import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import { counted, siteCatalogs, siteTextsIn } from './site-texts.ts'

const polish = {
  search: 'Szukaj',
  andMore_one: 'i {{count}} inny',
  andMore_few: 'i {{count}} inne',
  andMore_many: 'i {{count}} innych',
  parameters: { path: 'Parametry ścieżki' },
}
const catalogs = { ...siteCatalogs, pl: polish, 'pt-BR': { search: 'Buscar' } }

test('a language has its own texts, and English ones where it lacks them', () => {
  const texts = siteTextsIn('pl', catalogs)
  expect([texts.language, texts.search, texts.menu]).toEqual(['pl', 'Szukaj', en.menu])
  expect(texts.parameters).toEqual({ ...en.parameters, path: 'Parametry ścieżki' })
})

test.each([
  ['pl-PL', 'pl'],
  ['PL', 'pl'],
  ['pt-br', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['zh-TW', 'zh-Hans'],
  ['xx', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
])('the texts for %s are those in %s', (wanted, language) => {
  expect(siteTextsIn(wanted, catalogs).language).toBe(language)
})

test('a count has the plural form of its language', () => {
  const texts = siteTextsIn('pl', catalogs)
  expect([1, 3, 5].map(count => counted(texts, 'andMore', count))).toEqual([
    'i 1 inny',
    'i 3 inne',
    'i 5 innych',
  ])
  expect([1, 5].map(count => counted(siteTextsIn('en'), 'moreGroups', count))).toEqual([
    '1 more group',
    '5 more groups',
  ])
})

test('a language is always the same object', () => {
  expect(siteTextsIn('en-GB')).toBe(siteTextsIn('en'))
})

test('every file beside the English texts is a language, and every text is used', () => {
  const here = new URL('.', import.meta.url)
  const languages = readdirSync(here).filter(name => name.endsWith('.json'))
  expect(languages.map(name => name.replace('.json', '')).toSorted()).toEqual(
    Object.keys(siteCatalogs).toSorted(),
  )
  const root = new URL('../../../', here)
  const sources = ['shared/site', 'renderer/site', 'renderer/fields', 'renderer/preview-frame'].flatMap(
    folder =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter(path => /\.tsx?$/.test(path) && !path.includes('texts/'))
        .map(path => readFileSync(new URL(`${folder}/${path}`, root), 'utf8')),
  )
  const names = new Set(sources.flatMap(source => source.match(/\b[a-z][A-Za-z]+\b/g) ?? []))
  const unused = Object.keys(en).filter(key => !names.has(key.replace(/_(one|other)$/, '')))
  expect(unused).toEqual([])
})

type Tree = { readonly [key: string]: string | Tree }

/** Every text of a catalog, by the path of its key without the plural form. */
function* textsOf(tree: Tree, around = ''): Generator<readonly [path: string, form: string, text: string]> {
  for (const [key, text] of Object.entries(tree)) {
    const [, name = key, form = ''] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? []
    if (typeof text === 'string') yield [around + name, form, text]
    else yield* textsOf(text, `${around}${key}.`)
  }
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

const english = [...textsOf(en)]
const others = Object.keys(siteCatalogs).filter(language => language !== 'en')

test.each(others)('the texts in %s are complete, with every plural form and placeholder', language => {
  const own = [...textsOf(siteCatalogs[language] as Tree)]
  const names = (rows: typeof own) => [...new Set(rows.map(([path]) => path))].toSorted()
  expect(names(own)).toEqual(names(english))
  const rules = new Intl.PluralRules(language)
  const needed = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))].toSorted()
  for (const path of new Set(english.filter(([, form]) => form !== '').map(([path]) => path))) {
    const forms = own.filter(row => row[0] === path).map(([, form]) => form)
    expect([path, needed.filter(form => !forms.includes(form))]).toEqual([path, []])
  }
  for (const [path, form, text] of own) {
    const wanted = english.findLast(row => row[0] === path)?.[2] ?? ''
    // Some plural forms are words that need no number.
    const isWord = form !== '' && form !== 'other' && placeholders(text).length === 0
    expect([path, isWord ? placeholders(wanted) : placeholders(text)]).toEqual([path, placeholders(wanted)])
    expect([path, text.trim() === '']).toEqual([path, false])
  }
})
