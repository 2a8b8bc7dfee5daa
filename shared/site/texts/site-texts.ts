import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { countedIn } from './fill.ts'
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }
import zhHans from './zh-Hans.json' with { type: 'json' }

type English = typeof en

type Partial<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Partial<T[K]> }

/**
 * The texts of one language, in the shape of the English ones; what is missing stays English. Plural forms end
 * in the CLDR categories of the language: `andMore_few`.
 */
export type SiteCatalog = Partial<English> & Readonly<Record<string, unknown>>

/** Catalogs by their language (BCP 47). */
export type SiteCatalogs = Readonly<Record<string, SiteCatalog>>

/** The languages of the texts that readers see around and in pages: one line for each. */
export const siteCatalogs: SiteCatalogs = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  pl,
  'pt-BR': ptBR,
  'zh-Hans': zhHans,
}

/** The texts that readers see around and in pages, complete. */
export interface SiteTexts extends English {
  /** The language of these texts, which plural forms follow. */
  readonly language: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** `whole` with the texts of `own`, and the plural forms that only `own` has. */
function filled(whole: object, own: Readonly<Record<string, unknown>>): object {
  const inner = Object.entries(whole).map(([key, text]) => {
    const found = own[key]
    if (isObject(text)) return [key, isObject(found) ? filled(text, found) : text]
    return [key, typeof found === 'string' ? found : text]
  })
  const more = Object.entries(own).filter(([key, text]) => !(key in whole) && typeof text === 'string')
  return Object.fromEntries([...inner, ...more])
}

const known = new WeakMap<SiteCatalogs, Map<string, SiteTexts>>()

/** The catalogs for languages whose only catalog names a region or a script. */
const WIDER: ReadonlyMap<string, string> = new Map([
  ['pt', 'pt-BR'],
  ['zh', 'zh-Hans'],
])

/** Returns the language of the catalogs that is nearest to `wanted`: `pt-BR`, else `pt`, else English. */
export function nearestCatalog(wanted: string, catalogs: SiteCatalogs): string {
  const names = new Map(Object.keys(catalogs).map(name => [name.toLowerCase(), name]))
  const parts = wanted.trim().toLowerCase().split('-')
  for (let count = parts.length; count > 0; count--) {
    const found = names.get(parts.slice(0, count).join('-'))
    if (found !== undefined) return found
  }
  return WIDER.get(parts[0] ?? '') ?? 'en'
}

/** Returns the texts for a language; for the same language always the same object. */
export function siteTextsIn(wanted: string, catalogs: SiteCatalogs = siteCatalogs): SiteTexts {
  const made = known.get(catalogs) ?? new Map<string, SiteTexts>()
  known.set(catalogs, made)
  const language = nearestCatalog(wanted, catalogs)
  const texts = made.get(language) ?? { ...en, ...filled(en, catalogs[language] ?? {}), language }
  made.set(language, texts)
  return texts
}

type Counted = {
  [K in keyof English & string]: K extends `${infer Name}_other` ? Name : never
}[keyof English & string]

/** Returns the text with the plural form of `count`. */
export const counted = (texts: SiteTexts, name: Counted, count: number): string =>
  countedIn(texts, { language: texts.language, name, count })
