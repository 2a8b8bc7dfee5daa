import { attributes, type Html, html, none, text } from '../base/html.ts'
import { filledIn } from '../texts/fill.ts'
import type { PageContext } from './page-context.ts'

/** The day of a date as ISO 8601 writes it; undefined for anything else. */
function dayOf(written: string | undefined): string | undefined {
  const date = written === undefined ? Number.NaN : Date.parse(written)
  return Number.isNaN(date) ? undefined : new Date(date).toISOString().slice(0, 10)
}

/**
 * When a page was changed last: as its frontmatter says, else as the repository knows if docs.json asks for it.
 */
export function lastChanged({ site, page, texts }: PageContext): Html {
  const isWanted = site.config.newer?.metadata?.timestamp === true
  const known = isWanted && page !== undefined ? site.changed?.get(page.file) : undefined
  const day = dayOf(page?.lastUpdatedDate ?? known)
  if (day === undefined || page?.isUndated === true) return none
  const shown = new Intl.DateTimeFormat(texts.language, { dateStyle: 'long', timeZone: 'UTC' })
  const time = html`<time${attributes({ datetime: day })}>${text(shown.format(new Date(day)))}</time>`
  const [before = '', after = ''] = filledIn(texts.lastChanged, { date: '\n' }).split('\n')
  return html`<p class="last-changed">${text(before)}${time}${text(after)}</p>`
}
