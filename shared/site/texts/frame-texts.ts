import { inEnglish } from '../../messages/in-english.ts'
import { message } from '../../messages/message.ts'

/** What the script of the preview's frame says to the author. */
export interface FrameTexts {
  readonly noAnchor: string
  readonly undrawable: string
  readonly elsewhere: string
  readonly pageText: string
  readonly pageTitle: string
  readonly pageDescription: string
  readonly pagePart: string
  readonly snippetPart: string
}

/** Returns the texts of the preview's frame, which its document carries. */
export const frameTexts = (): FrameTexts => ({
  noAnchor: inEnglish(message('author:noAnchor')),
  undrawable: inEnglish(message('author:undrawable')),
  elsewhere: inEnglish(message('author:elsewhere')),
  pageText: inEnglish(message('author:pageText')),
  pageTitle: inEnglish(message('author:pageTitle')),
  pageDescription: inEnglish(message('author:pageDescription')),
  pagePart: inEnglish(message('author:pagePart')),
  snippetPart: inEnglish(message('author:snippetPart')),
})
