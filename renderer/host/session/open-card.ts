import { offsetAfter } from '../../../shared/text/offset-after.ts'
import { documentsOf } from '../documents/documents.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

/** A rectangle of the window, in pixels. */
export interface WindowRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The card of a block that is open. */
export interface OpenCard {
  readonly file: string
  /** Where the block starts in the file’s text; it follows every edit. */
  readonly offset: number
  /** Where the block is on the screen: the card is beside it. */
  readonly at: WindowRect
  /** Gives the focus back to where the card was opened. */
  readonly returnFocus: () => void
  /** Counts the cards that were opened. */
  readonly serial: number
}

const useStore = siteStore<{ readonly card?: OpenCard }>(() => ({}))

const followed = perSite(() => ({ stop: (): void => undefined, serial: 0 }))

/** Opens the card of the block at an offset of a file that is loaded, in place of another card. */
export function openCard(site: Site, card: Omit<OpenCard, 'serial'>): void {
  const following = followed(site)
  const store = useStore.of(site)
  following.stop()
  following.serial += 1
  following.stop = documentsOf(site).subscribe(card.file, ({ edits }) =>
    store.setState(({ card: now }) =>
      now && edits ? { card: { ...now, offset: offsetAfter(edits, now.offset) } } : {},
    ),
  )
  store.setState({ card: { ...card, serial: following.serial } })
}

/** Closes the card that is open. */
export function closeCard(site: Site): void {
  followed(site).stop()
  useStore.of(site).setState({}, true)
}

/** The card that is open. */
export const useOpenCard = (): OpenCard | undefined => useStore(({ card }) => card)
