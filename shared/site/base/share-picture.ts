import { fingerprint } from './fingerprint.ts'

/** The folder of the pictures for links, from the site's root. */
export const SHARE_FOLDER = 'galley/share/'

/** What a picture for links to a page shows. */
export interface PictureFacts {
  readonly title: string
  /** Where in the site the page is; empty if nowhere. */
  readonly section: string
  /** The name of the site; may be empty. */
  readonly name: string
  /** The address of the site, without what is before the host. */
  readonly host: string
  /** Hex colors. */
  readonly colors: Readonly<Record<'ground' | 'strong' | 'soft' | 'accent', string>>
}

/** The size of the pictures in pixels, which every service shows whole. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** More characters fit in no picture. */
const MOST = 400

/** Returns a text as a picture can show it: without line breaks, emoji and invisible characters. */
export const pictured = (text: string): string =>
  text
    .slice(0, MOST)
    .normalize('NFC')
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3|[\uFE0E\uFE0F]/gu,
      char => (/[©®™↑↓←→]/.test(char) ? char : ''),
    )
    .replace(/\s/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ +/g, ' ')
    .trim()

/** The path of a picture, which stands for what it shows. */
export const picturePath = (facts: PictureFacts): string =>
  `${SHARE_FOLDER}${fingerprint(JSON.stringify(facts))}.png`
