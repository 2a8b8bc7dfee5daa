import type { Plugin } from 'vite'
import { type StemLanguage, stemLanguages } from '../../shared/site/base/stem-languages.ts'

const NAME = 'virtual-stem-'

/** The entry of the script with the stemmer of a language. */
export const stemScript = (language: StemLanguage): string => `${NAME}${language}`

/** Provides `virtual-stem-fr` and so on: scripts that give the search of published pages the stemmer of a language. */
export function stemModule(): Plugin {
  return {
    name: 'galley:stem',
    resolveId: id => (id.includes(NAME) ? `\0${id.slice(id.indexOf(NAME))}` : undefined),
    load(id) {
      const language = Object.entries(stemLanguages).find(([code]) => id === `\0${NAME}${code}`)?.[1]
      if (language === undefined) return undefined
      return `import { stemmer } from '@orama/stemmers/${language}'\nwindow.galleyStem = stemmer`
    },
  }
}
