import type { DocsConfig } from '../../config/schema/types.generated.ts'
import en from './en.json' with { type: 'json' }
import { comparePlaceholders, placeholdersIn, type WrongPlaceholders } from './placeholders.ts'
import { nearestCatalog, type SiteCatalog, type SiteCatalogs, siteCatalogs } from './site-texts.ts'
import { PLURAL_ENDING } from './word-groups.ts'

/** The texts of a catalog by their whole names, such as `script.search`. */
type FlatTexts = ReadonlyMap<string, string>

interface Tree {
  readonly [name: string]: unknown
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const flatten = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([name, text]) => {
    if (isTree(text)) return flatten(text, `${prefix}${name}.`)
    return typeof text === 'string' ? [[prefix + name, text] as const] : []
  })

/** The English words around the pages of a site by their whole names. */
export const englishWords: FlatTexts = new Map(flatten(en))

/** Returns the English text of a word, also of a plural form that English lacks; undefined if there is no such word. */
export const englishWord = (name: string): string | undefined =>
  englishWords.get(name) ?? englishWords.get(name.replace(PLURAL_ENDING, '_other'))

/** Returns the words of a language by their whole names, complete: what is missing is in English. */
export function wordsIn(language: string): FlatTexts {
  const own = flatten(siteCatalogs[nearestCatalog(language, siteCatalogs)] ?? {})
  return new Map([...englishWords, ...own])
}

/** Returns the placeholders that a text in place of a word lacks, and those that the word has no value for. */
export const wrongPlaceholders = (name: string, text: string): WrongPlaceholders =>
  comparePlaceholders(name, placeholdersIn(englishWord(name) ?? ''), text)

/** A text in place of a word, in one language. */
interface OwnWord {
  readonly name: string
  readonly language: string
  readonly text: string
}

/** Returns the words that docs.json replaces, for each language; `language` is that of the site. Anything else in there is left out. */
export function ownWords(words: DocsConfig['words'], language: string): readonly OwnWord[] {
  return Object.entries(isTree(words) ? words : {}).flatMap(([name, written]) => {
    if (englishWord(name) === undefined) return []
    const texts = isTree(written) ? Object.entries(written) : [[language, written] as const]
    return texts.flatMap(([of, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [{ name, language: of, text }] : [],
    )
  })
}

/** Returns a catalog with one more text; only objects on the way to it are new. */
function withText(tree: Tree, [name = '', ...inner]: readonly string[], text: string): Tree {
  const known = Object.hasOwn(tree, name) ? tree[name] : undefined
  return { ...tree, [name]: inner.length === 0 ? text : withText(isTree(known) ? known : {}, inner, text) }
}

const latest = new WeakMap<SiteCatalogs, { readonly key: string; readonly made: SiteCatalogs }>()

/** Returns the catalogs with the words that docs.json replaces; for the same words the same object. */
export function catalogsWith(
  words: DocsConfig['words'],
  language: string,
  catalogs: SiteCatalogs = siteCatalogs,
): SiteCatalogs {
  const own = ownWords(words, language)
  if (own.length === 0) return catalogs
  const key = JSON.stringify(own)
  const before = latest.get(catalogs)
  if (before?.key === key) return before.made
  const made = new Map<string, SiteCatalog>(Object.entries(catalogs))
  for (const { name, language: of, text } of own) {
    const found = nearestCatalog(of, catalogs)
    const isOther = found === 'en' && !/^en(?:-|$)/i.test(of)
    const tag = isOther ? of.toLowerCase() : found
    made.set(tag, withText(made.get(tag) ?? {}, name.split('.'), text))
  }
  const result = Object.fromEntries(made)
  latest.set(catalogs, { key, made: result })
  return result
}
