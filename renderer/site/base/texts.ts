import type { ScriptTexts } from '../../../shared/site/shell/script-texts.ts'
import { countedIn, filledIn } from '../../../shared/site/texts/fill.ts'
import type { SiteTexts } from '../../../shared/site/texts/site-texts.ts'

declare global {
  interface Window {
    /** The texts at the start of a built site's script, in its main language. */
    galleyTexts?: ScriptTexts
  }
}

type Values = Readonly<Record<string, string>>

const known = new Map<string, { readonly written: string; readonly texts: object }>()

/** The texts of the site's main language. */
function ownTexts(selector: string): object {
  const { page, form, oauth } = (typeof window === 'undefined' ? undefined : window.galleyTexts) ?? {}
  return (selector === PAGE ? page : selector === FORM ? form : oauth) ?? {}
}

/** The texts that an element carries, in the language of its page, or else those of the site. */
function textsIn(selector: string, name: 'texts' | 'oauthTexts' = 'texts'): object {
  const found = known.get(selector)
  // A preview replaces the element when its page or docs.json changes.
  const written = document.querySelector<HTMLElement>(selector)?.dataset[name] ?? found?.written
  if (written === undefined) return ownTexts(selector)
  if (found?.written === written) return found.texts
  const texts: unknown = JSON.parse(written)
  if (typeof texts !== 'object' || texts === null) return {}
  known.set(selector, { written, texts })
  return texts
}

function textIn(selector: string, name: string, values: Values): string {
  const text: unknown = Reflect.get(textsIn(selector), name)
  return filledIn(typeof text === 'string' ? text : '', values)
}

const PAGE = '.search-button'
const FORM = '.try[data-texts]'

/** A text of the script of every page. */
export const pageText = (name: keyof SiteTexts['script'], values: Values = {}): string =>
  textIn(PAGE, name, values)

/** The number of found pages. */
export function foundText(count: number): string {
  const texts = textsIn(PAGE)
  return countedIn(texts, { language: String(Reflect.get(texts, 'language')), name: 'found', count })
}

/** A text of the script of forms that send requests. */
export const requestText = (name: keyof SiteTexts['form'], values: Values = {}): string =>
  textIn(FORM, name, values)

const OAUTH = '.try[data-oauth-texts]'

type OAuthTexts = SiteTexts['oauth']

/** A text of the script that gets OAuth tokens. */
export function oauthText(name: Exclude<keyof OAuthTexts, 'ways'>, values: Values = {}): string {
  const text: unknown = Reflect.get(textsIn(OAUTH, 'oauthTexts'), name)
  return filledIn(typeof text === 'string' ? text : '', values)
}

/** The name of a way to get a token. */
export function oauthWay(kind: string): string {
  const ways: unknown = Reflect.get(textsIn(OAUTH, 'oauthTexts'), 'ways')
  const text: unknown = typeof ways === 'object' && ways !== null ? Reflect.get(ways, kind) : undefined
  return typeof text === 'string' ? text : kind
}
