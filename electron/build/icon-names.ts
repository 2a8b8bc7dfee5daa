import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = 'virtual:icon-names'

/** Provides `virtual:icon-names`: the names of the icons that a published site can draw. */
export function iconNames(): Plugin {
  return {
    name: 'galley:icon-names',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const url = import.meta.resolve('@fortawesome/fontawesome-free/metadata/icon-families.json')
      const families: Record<string, unknown> = JSON.parse(await readFile(fileURLToPath(url), 'utf8'))
      const names = Object.keys(families).filter(name => !/^[\da-z]$/.test(name))
      return `export const iconNames = ${JSON.stringify(names.sort())}`
    },
  }
}
