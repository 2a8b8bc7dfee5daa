import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:dictionary'
const { resolve } = createRequire(import.meta.url)

async function read(name: string): Promise<{ readonly rules: string; readonly words: string }> {
  const folder = dirname(resolve(name))
  const [rules = '', words = ''] = await Promise.all(
    ['index.aff', 'index.dic'].map(file => readFile(join(folder, file), 'utf8')),
  )
  return { rules, words }
}

/** Provides `virtual:dictionary`: American and British English words, and the rules for their inflected forms. */
export function dictionaryModule(): Plugin {
  return {
    name: 'galley:dictionary',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const all = await Promise.all(['dictionary-en', 'dictionary-en-gb'].map(read))
      return `export const dictionaries = ${JSON.stringify(all)}`
    },
  }
}
