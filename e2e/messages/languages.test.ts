import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { schemaTexts } from '../../shared/config/schema/texts.ts'
import { LANGUAGES } from '../../shared/messages/languages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const paths = ['renderer', 'shared/messages'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path =>
    join(folder, path).replaceAll('\\', '/'),
  ),
)

/** The English catalogs: of the window, of the engine, and the search words of the palette. */
const ENGLISH = paths.filter(
  path => /\/(messages|words)\.en\.json$/.test(path) || /^shared\/messages\/en\/[^/]+\.json$/.test(path),
)

const inLanguage = (path: string, code: string): string =>
  path.startsWith('shared/')
    ? join(dirname(dirname(path)), code, basename(path))
    : path.replace(/\.en\.json$/, `.${code}.json`)

type Texts = ReadonlyMap<string, string>

function flat(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    flat(inner, path === '' ? key : `${path}.${key}`),
  )
}

function textsOf(path: string): Texts | undefined {
  try {
    return new Map(flat(JSON.parse(readFileSync(join(root, path), 'utf8')), ''))
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return undefined
    throw error
  }
}

const FORM = /_(zero|one|two|few|many|other)$/
const placeholders = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{.*?\}\}|<\/?\w+\/?>/g) ?? [])].toSorted()

/** What a text of the schemas has in common in all languages: names in brackets, variables, addresses and files. */
const codeIn = (text: string): readonly string[] =>
  text.match(/\$\w+|\[\w+\]|:\w+\*|https?:\/\/|\b\w+\.json\b/g) ?? []

/** The keys that a language needs: those of English, with the plural forms of its own; `_zero` is for an empty list. */
function needed(english: Texts, code: string): ReadonlyMap<string, string> {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const all = [...english].flatMap(([key, text]): [string, string][] => {
    const base = key.replace(FORM, '')
    const isPlural = FORM.test(key) && english.has(`${base}_other`)
    if (!isPlural || key.endsWith('_zero')) return [[key, text]]
    if (!key.endsWith('_other')) return []
    return forms.map(form => [`${base}_${form}`, english.get(`${base}_${form}`) ?? text])
  })
  return new Map(all)
}

/** What no language writes: straight apostrophes, and three dots in place of an ellipsis. */
const TYPED = /\p{L}'\p{L}|(?<!\{)\.\.\./u

/** What a language writes in another way: quotation marks, and in French a space at which a line could end. */
const FOREIGN_MARKS: Readonly<Record<string, RegExp>> = {
  ar: /[“”„]/,
  de: /[”«»]/,
  fr: /[“”„]|«(?!\u202f)|(?<!\u202f)»|[\p{L})}»] [;!?:](?=\s|$)/u,
  ja: /[“”„«»]/,
}
const OTHER_MARKS = /[„«»「」]/

/** The forms for none, one and two may have the number in words. */
const mayDrop = (key: string, name: string): boolean => name === '{{count}}' && /_(zero|one|two)$/.test(key)

function faults(path: string, code: string): readonly string[] {
  const english = textsOf(path) ?? new Map<string, string>()
  const own = textsOf(inLanguage(path, code))
  if (!own) return [`${inLanguage(path, code)} is missing`]
  const all = needed(english, code)
  const isWords = basename(path).startsWith('words.')
  const missing = [...all.keys()].filter(key => !own.has(key)).map(key => `${key} is missing`)
  const unknown = [...own.keys()].filter(key => !all.has(key)).map(key => `${key} is unknown`)
  const lost = [...all].flatMap(([key, text]) => {
    const given = own.get(key)
    if (given === undefined) return []
    if (given.trim() === '' && text.trim() !== '') return [`${key} is empty`]
    const [before, after] = [placeholders(text), placeholders(given)]
    return [
      ...before
        .filter(name => !after.includes(name) && !mayDrop(key, name))
        .map(name => `${key} lost ${name}`),
      ...after
        .filter(name => !before.includes(name) && name !== '{{count}}')
        .map(name => `${key} has a new ${name}`),
    ]
  })
  return [...(isWords ? [] : missing), ...unknown, ...lost].map(
    fault => `${inLanguage(path, code)}: ${fault}`,
  )
}

describe.each(LANGUAGES.map(({ code }) => code).filter(code => code !== 'en'))('in %s', code => {
  test('every text of the English catalogs has its translation, with all plural forms and placeholders', () => {
    expect(ENGLISH.flatMap(path => faults(path, code))).toEqual([])
  })

  test('every title and description of the settings has its translation, with the code in it', () => {
    const own: Texts = new Map(
      Object.entries(JSON.parse(readFileSync(join(root, `shared/messages/${code}/schema.json`), 'utf8'))),
    )
    const english = schemaTexts()
    const missing = [...english].filter(text => (own.get(text) ?? '').trim() === '')
    const unknown = [...own.keys()].filter(text => !english.has(text))
    const lost = [...own].flatMap(([text, given]) =>
      codeIn(text)
        .filter(part => !given.includes(part))
        .map(part => `“${text}” lost ${part}`),
    )
    expect({ missing, unknown, lost }).toEqual({ missing: [], unknown: [], lost: [] })
  })

  test('quotation marks and spaces are those of the language', () => {
    const marks = FOREIGN_MARKS[code] ?? OTHER_MARKS
    const strange = ENGLISH.flatMap(path => [...(textsOf(inLanguage(path, code)) ?? [])]).filter(
      ([, text]) => marks.test(text) || TYPED.test(text),
    )
    expect(strange).toEqual([])
  })

  test('the terms have their translations in the glossary', () => {
    const terms = textsOf(`shared/messages/glossary/${code}.json`)
    expect([...(terms ?? [])].filter(([, term]) => term.trim() === '')).toEqual([])
    expect(terms?.size).toBeGreaterThan(0)
  })
})

test('a lost placeholder, a missing plural form and an unknown key are found', () => {
  const english: Texts = new Map([
    ['kept_one', '{{count}} page'],
    ['kept_other', '{{count}} pages'],
  ])
  expect([...needed(english, 'ar').keys()].toSorted()).toEqual(
    ['few', 'many', 'one', 'other', 'two', 'zero'].map(form => `kept_${form}`),
  )
  expect([...needed(english, 'ja').keys()]).toEqual(['kept_other'])
  expect(placeholders('Open <1>{{name}}</1>')).toEqual(['</1>', '<1>', '{{name}}'])
})

test('catalogs of other languages lie beside English ones', () => {
  const foreign = paths.filter(path => /\/messages\.[\w-]+\.json$/.test(path) && !ENGLISH.includes(path))
  const stray = foreign.filter(
    path => !ENGLISH.includes(path.replace(/messages\.[\w-]+\.json$/, 'messages.en.json')),
  )
  expect(stray).toEqual([])
})
