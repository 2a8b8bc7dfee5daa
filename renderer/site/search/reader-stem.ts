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

/** What reduces words of the page's language to their stems; `address` is the script of its stemmer, if it has one. */
export async function readerStem(address: string | undefined): Promise<Stem> {
  if (address === undefined) return /^en\b/i.test(document.documentElement.lang) ? english : noStem
  loading ??= lazyScript(address)
  // Without it, only the forms that the text has are found.
  await loading().catch(() => undefined)
  return window.galleyStem ?? noStem
}
