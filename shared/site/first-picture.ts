import type { RenderedBlock } from './base/rendered-page.ts'

/** How many characters fill the first screen of a phone, below the title. */
const FIRST_SCREEN = 600

/** Classes of a picture that is not shown in every mode: a lazy one loads only where it is shown. */
const MODES = /\bclass="[^"]*\bu-(?:dark[-:]|hidden\b)/

const shownLength = (html: string): number => html.replace(/<[^>]*>/g, '').length

/** Lets the first picture of a page load at once if it is on the first screen: a lazy one waits for the layout. */
export function withFirstPicture(body: readonly RenderedBlock[]): readonly RenderedBlock[] {
  let before = 0
  for (const [index, block] of body.entries()) {
    const { html } = block
    const found = /<img\b[^>]*>/.exec(html)
    before += shownLength(found ? html.slice(0, found.index) : html)
    if (before > FIRST_SCREEN || (found && MODES.test(found[0]))) return body
    if (found) return body.with(index, { ...block, html: html.replace(found[0], eager) })
  }
  return body
}

const eager = (image: string): string => image.replace(' loading="lazy"', '')
