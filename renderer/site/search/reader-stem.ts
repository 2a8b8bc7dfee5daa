import { stem as english } from 'porter2'
import { noStem, type Stem } from '../../../shared/site/search/terms.ts'
import { lazyScript } from '../base/lazy-script.ts'

declare global {
  interface Window {
    /** The stemmer of the page's language, from a script of its own. */
    galleyStem?: Stem
  }
}

let loading: (() => Promise<void>) | undefined

/** Returns the stemmer of the page's language; `address` is the script of that stemmer, if it has one. */
export async function readerStem(address: string | undefined): Promise<Stem> {
  if (address === undefined) return /^en\b/i.test(document.documentElement.lang) ? english : noStem
  loading ??= lazyScript(address)
  // Without it, words are found only in the forms that pages use.
  await loading().catch(() => undefined)
  return window.galleyStem ?? noStem
}
