/** What the interface calls something in another language, by its English name. */
export interface Terms {
  readonly names: ReadonlyMap<string, string>
  /** The language of the names, and its direction. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Marks what this file has written. */
const TERM = 'data-galley-term'

/** Writes the names of another language behind the bold names on the page: `Share (Teilen)`. */
export function showTerms({ names, lang, dir }: Terms): void {
  for (const written of document.querySelectorAll(`[${TERM}]`)) written.remove()
  for (const bold of document.querySelectorAll('main strong')) {
    // The reference of docs.json sets the title of a setting before its description, as a sentence.
    const name = names.get(bold.textContent.trim().replace(/\.$/, ''))
    if (name === undefined) continue
    const term = document.createElement('bdi')
    Object.assign(term, { lang, dir, textContent: name })
    const written = document.createElement('span')
    written.setAttribute(TERM, '')
    written.append(' (', term, ')')
    bold.after(written)
  }
}
