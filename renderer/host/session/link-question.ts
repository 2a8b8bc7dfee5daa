import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'
import type { WindowRect } from './open-card.ts'

/** A link that a person is asked for. */
export interface LinkQuestion {
  readonly file: string
  /** Where its text is on the screen. */
  readonly at: WindowRect
  /** What the link leads to now; `undefined` for a new one. */
  readonly target: string | undefined
  /** Nothing is selected: the words of the link are asked for too. */
  readonly needsWords: boolean
  readonly save: (target: string, words: string) => void
  /** Leaves only the text of the link; absent for a new one. */
  readonly remove: (() => void) | undefined
  /** Gives the focus back to where it came from. */
  readonly returnFocus: () => void
}

const useStore = siteStore<{ readonly question?: LinkQuestion }>(() => ({}))

/** Asks for a link, in place of another question. */
export const askForLink = (site: Site, question: LinkQuestion): void =>
  useStore.of(site).setState({ question })

/** Ends the question. */
export const closeLinkQuestion = (site: Site): void => useStore.of(site).setState({}, true)

/** The question that is open. */
export const useLinkQuestion = (): LinkQuestion | undefined => useStore(({ question }) => question)
