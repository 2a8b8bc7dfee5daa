import type { Plugin } from 'vite'
import { readIcons, readTerms } from './icons.ts'

const ID = 'virtual:icons'

/** Provides `virtual:icons`: the icons that a published site can draw, and their search terms. */
export function iconModule(): Plugin {
  return {
    name: 'galley:icons',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const [icons, terms] = await Promise.all([readIcons(), readTerms()])
      const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
      return `export const icons = ${parsed(icons)}\nexport const terms = ${parsed(terms)}`
    },
  }
}
