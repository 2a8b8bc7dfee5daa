import type { Plugin } from 'vite'
import { LANGUAGES } from '../../shared/messages/languages.ts'
import { editorTexts, editorTextsIn } from './editor-texts.ts'

const LIST = 'virtual:editor-texts'
const ONE = 'virtual:editor-texts/'

const loaders = LANGUAGES.filter(({ code }) => code !== 'en').map(
  ({ code }) => `'${code}': () => import(${JSON.stringify(ONE + code)})`,
)

/** Provides the texts of the code editor in each language but English, which is in its code. */
export function editorTextModule(): Plugin {
  let english: ReadonlyMap<number, string> | undefined
  return {
    name: 'galley:editor-texts',
    resolveId: id => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return `export const editorTextLoaders = { ${loaders.join(', ')} }`
      if (!id.startsWith(`\0${ONE}`)) return undefined
      english ??= editorTexts()
      return `export const texts = ${JSON.stringify(editorTextsIn(id.slice(ONE.length + 1), english))}`
    },
  }
}
