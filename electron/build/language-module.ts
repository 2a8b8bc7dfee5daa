import type { Plugin } from 'vite'
import { schemaTexts } from '../../shared/config/schema/texts.ts'
import { LANGUAGES, type Language } from '../../shared/messages/languages.ts'
import { type Catalogs, inParts, searchWordsIn, windowCatalogs } from './catalogs.ts'
import { PSEUDO_LANGUAGES, pseudoCatalog } from './pseudo.ts'

const LIST = 'virtual:languages'
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

const importOf = (id: string): string => `() => import(${JSON.stringify(id)})`

const loaderOf = ({ code }: Language): string =>
  `'${code}': { first: ${importOf(FIRST + code)}, later: ${importOf(LATER + code)} }`

/**
 * Provides `virtual:languages`: loaders for the texts of each language but English. The texts around a window are a
 * file of their own, so that it is shown before the others have arrived.
 * In development and tests there are pseudo-languages, too.
 */
export function languageModule(): Plugin {
  let extra: readonly Language[] = []
  return {
    name: 'galley:languages',
    configResolved({ command }) {
      extra = command === 'serve' ? PSEUDO_LANGUAGES : []
    },
    resolveId: id => (id === LIST || id.startsWith(FIRST) || id.startsWith(LATER) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaded = [...LANGUAGES.filter(({ code }) => code !== 'en'), ...extra]
        return `export const extra = ${parsed(extra)}\nexport const loaders = { ${loaded.map(loaderOf).join(', ')} }`
      }
      if (id.startsWith(`\0${FIRST}`))
        return `export const catalogs = ${parsed(inParts(catalogsOf(id.slice(FIRST.length + 1))).first)}`
      if (!id.startsWith(`\0${LATER}`)) return undefined
      const code = id.slice(LATER.length + 1)
      return `export const catalogs = ${parsed(inParts(catalogsOf(code)).later)}\nexport const words = ${parsed(searchWordsIn(code))}`
    },
  }
}
