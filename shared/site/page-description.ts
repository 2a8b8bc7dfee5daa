import type { ParsedPage } from '../page/parse/parsed-page.ts'
import { plainText } from '../page/parse/text.ts'

const LONGEST = 160
/** Shorter paragraphs say too little: “Welcome!” */
const SHORTEST = 24
/** In scripts whose characters are syllables or words, fewer are enough. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const FEWEST_DENSE = 8

/** A text cut at a word to the length that search engines show. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST)
  // Some scripts have no spaces between words.
  return `${text.slice(0, end < LONGEST / 2 ? LONGEST : end).replace(/[\s,;:.–-]+$/, '')}…`
}

const ENOUGH = 900

/** The start of the prose of a page, from which its language is detected. */
export function startOf({ blocks }: Pick<ParsedPage, 'blocks'>): string {
  let found = ''
  for (const { nodes } of blocks) {
    const prose = nodes.filter(node => node.kind === 'element' && !/^(?:pre|table)$/.test(node.name))
    found += `${plainText(prose)} `
    if (found.length > ENOUGH) break
  }
  return found.replace(/\s+/g, ' ').trim()
}

/** Returns the first paragraph of a page as the description for search engines and shared links; undefined if it has none. */
export function descriptionFromText({ blocks }: Pick<ParsedPage, 'blocks'>): string | undefined {
  for (const { nodes } of blocks) {
    for (const node of nodes) {
      if (node.kind !== 'element' || node.name !== 'p') continue
      const found = plainText(node.children).replace(/\s+/g, ' ').trim()
      const dense = found.match(DENSE)?.length ?? 0
      if (found.length >= SHORTEST || dense >= FEWEST_DENSE) return shortened(found)
    }
  }
  return undefined
}
