import type { Plugin } from 'vite'
import { schemaTexts } from '../../shared/config/schema/texts.ts'
import { LANGUAGES, type Language } from '../../shared/messages/languages.ts'
import { searchWordsIn, windowCatalogs } from './catalogs.ts'
import { PSEUDO_LANGUAGES, pseudoCatalog } from './pseudo.ts'

const LIST = 'virtual:languages'
const ONE = 'virtual:language/'

const isPseudo = (code: string): boolean => PSEUDO_LANGUAGES.some(language => language.code === code)

/** All texts of a window in English, with those of the schemas, which are their own keys. */
const english = (): object => ({
  ...windowCatalogs('en'),
  schema: Object.fromEntries([...schemaTexts()].map(text => [text, text])),
})

const catalogsOf = (code: string): object =>
  isPseudo(code) ? pseudoCatalog(english(), code) : windowCatalogs(code)

const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

const loaderOf = ({ code }: Language): string => `'${code}': () => import(${JSON.stringify(ONE + code)})`

/**
 * Provides `virtual:languages`: a loader for the texts of each language but English, each of which is a file of its own.
 * In development and tests there are pseudo-languages, too.
 */
export function languageModule(): Plugin {
  let extra: readonly Language[] = []
  return {
    name: 'galley:languages',
    configResolved({ command }) {
      extra = command === 'serve' ? PSEUDO_LANGUAGES : []
    },
    resolveId: id => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaded = [...LANGUAGES.filter(({ code }) => code !== 'en'), ...extra]
        return `export const extra = ${parsed(extra)}\nexport const loaders = { ${loaded.map(loaderOf).join(', ')} }`
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined
      const code = id.slice(ONE.length + 1)
      return `export const catalogs = ${parsed(catalogsOf(code))}\nexport const words = ${parsed(searchWordsIn(code))}`
    },
  }
}
