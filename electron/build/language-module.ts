import type { Plugin } from 'vite'
import { schemaTexts } from '../../shared/config/schema/texts.ts'
import { LANGUAGES, type Language } from '../../shared/messages/languages.ts'
import { type Catalogs, inParts, searchWordsIn, windowCatalogs } from './catalogs.ts'
import { PSEUDO_LANGUAGES, pseudoCatalog } from './pseudo.ts'

const LIST = 'virtual:languages'
const LATER_LIST = 'virtual:later-languages'
const FIRST = 'virtual:language-first/'
const LATER = 'virtual:language/'

const isPseudo = (code: string): boolean => PSEUDO_LANGUAGES.some(language => language.code === code)

/** All texts of a window in English, with those of the schemas, which are their own keys. */
const english = (): Catalogs => ({
  ...windowCatalogs('en'),
  schema: Object.fromEntries([...schemaTexts()].map(text => [text, text])),
})

const catalogsOf = (code: string): Catalogs =>
  isPseudo(code)
    ? Object.fromEntries(Object.entries(english()).map(([name, texts]) => [name, pseudoCatalog(texts, code)]))
    : windowCatalogs(code)

const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

const loadersOf = (languages: readonly Language[], start: string): string =>
  `{ ${languages.map(({ code }) => `'${code}': () => import(${JSON.stringify(start + code)})`).join(', ')} }`

/**
 * Provides the texts of each language but English. `virtual:languages` loads those around a window, which is shown
 * before the others have arrived; `virtual:later-languages` loads these. In development and tests there are
 * pseudo-languages, too.
 */
export function languageModule(): Plugin {
  let extra: readonly Language[] = []
  const sourceOf = (id: string): string | undefined => {
    const loaded = [...LANGUAGES.filter(({ code }) => code !== 'en'), ...extra]
    if (id === LIST)
      return `export const extra = ${parsed(extra)}\nexport const loaders = ${loadersOf(loaded, FIRST)}`
    if (id === LATER_LIST) return `export const laterLoaders = ${loadersOf(loaded, LATER)}`
    const [, start = '', code = ''] = /^(.*\/)(.*)$/.exec(id) ?? []
    if (start === FIRST) return `export const catalogs = ${parsed(inParts(catalogsOf(code)).first)}`
    if (start !== LATER) return undefined
    const { later } = inParts(catalogsOf(code))
    return `export const catalogs = ${parsed(later)}\nexport const words = ${parsed(searchWordsIn(code))}`
  }
  return {
    name: 'galley:languages',
    configResolved({ command }) {
      extra = command === 'serve' ? PSEUDO_LANGUAGES : []
    },
    resolveId: id =>
      [LIST, LATER_LIST, FIRST, LATER].some(start => id.startsWith(start)) ? `\0${id}` : undefined,
    load: id => (id.startsWith('\0') ? sourceOf(id.slice(1)) : undefined),
  }
}
