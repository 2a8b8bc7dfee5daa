import type { Heading } from '../../page/tree/tree.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, element, type Html, html, join, none, text } from '../base/html.ts'
import type { Site } from '../plan/plan.ts'
import type { SiteTexts } from '../texts/site-texts.ts'
import type { PageContext } from './page-context.ts'

interface CachedContents {
  readonly headings: readonly Heading[]
  readonly texts: SiteTexts
  readonly html: Html
}

// A page with hundreds of headings is rendered at every key; its list seldom changes.
const cache = new WeakMap<Site['shared'], Map<string, CachedContents>>()

const same = (a: readonly Heading[], b: readonly Heading[]) =>
  a.length === b.length &&
  a.every((heading, index) => {
    const other = b[index]
    return heading.id === other?.id && heading.text === other.text && heading.level === other.level
  })

/** Deeper headings are listed only directly below the page's top level. */
const DEEPEST = 3
/** Classes of rows by their level below the top one. */
const DEPTHS: readonly (string | undefined)[] = [undefined, 'deep', 'deeper']

function draw({ texts }: PageContext, all: readonly Heading[]): Html {
  const headings = all.filter(({ text: label }) => label.trim() !== '')
  const top = Math.min(...headings.map(({ level }) => level))
  const shown = headings.filter(({ level }) => level <= Math.max(DEEPEST, top + 1))
  if (shown.length === 0) return none
  const rows = shown.map(({ id, level, text: label }) => {
    const link = element('a', { href: `#${id}` }, text(label))
    return html`<li${attributes({ class: DEPTHS[level - top] })}>${link}</li>`
  })
  return html`<p class="toc-title">${glyph('list')}${text(texts.contents)}</p><ul>${join(rows)}</ul>`
}

/**
 * The table of contents: the page's own top level, whichever it is, and what is below it down to the third
 * level. In the preview it is cached while the headings stay.
 */
export function contents(context: PageContext, headings: readonly Heading[]): Html {
  const { site, path, texts } = context
  if (!site.preview) return draw(context, headings)
  const pages = cache.get(site.shared) ?? new Map<string, CachedContents>()
  cache.set(site.shared, pages)
  const known = pages.get(path)
  if (known?.texts === texts && same(known.headings, headings)) return known.html
  const made = draw(context, headings)
  pages.set(path, { headings, texts, html: made })
  return made
}
