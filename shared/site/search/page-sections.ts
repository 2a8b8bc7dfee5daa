import type { PageSection } from './record.ts'

const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
)
const SKIPPED: ReadonlySet<string> = new Set([
  'svg',
  'button',
  'fieldset',
  'script',
  'select',
  'style',
  'template',
])
/** The form that sends requests from the page of an operation, the menu of a page, and what is not shown. */
const CONTROLS =
  /^details (?:data-[a-z-]+='[^']*' )*class="(?:try|page-menu-more)"|^a [^>]*class="page-menu-main"|^figcaption hidden/
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const plain = (text: string) =>
  text.includes('&') ? text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '') : text

// Most words are apart by one space, which stays.
const tidy = (text: string) => text.replace(/[^\S ]\s*| \s+/g, ' ').trim()

/** A label beside a name, which is a word of its own. */
const LABEL = /<(?:span class="(?:chip|status)|code class="(?:media|endpoint-path)")/g
/** What a fold says that is open or closed. */
const FOLD = /<span class="when-(?:closed|open)">[^<]*<\/span>/g

/** Most tags are highlighted code. */
const withoutSpans = (html: string): string =>
  html.includes('<span')
    ? html
        .replace(FOLD, '')
        .replace(LABEL, ' $&')
        .replace(/<\/?span[^>]*>/g, '')
    : html

/** Reads the text of rendered HTML, cut at its headings. */
class TextReader {
  readonly #sections: PageSection[] = []
  #id = ''
  #title = ''
  #text = ''
  #isHeading = false
  #skipped: string | undefined
  /** The number of open elements with the name of the skipped one, including itself. */
  #open = 0

  read(marked: string): void {
    const html = withoutSpans(marked)
    for (let at = 0; at < html.length; ) {
      const open = html.indexOf('<', at)
      const end = open < 0 ? html.length : open
      if (end > at && this.#skipped === undefined) this.#put(plain(html.slice(at, end)))
      if (open < 0) return
      const close = html.indexOf('>', open)
      this.#read(html.slice(open + 1, close))
      at = close + 1
    }
  }

  #read(tag: string): void {
    const isEnd = tag.startsWith('/')
    const name = /^\/?(\w*)/.exec(tag)?.[1] ?? ''
    if (this.#skipped === undefined) this.#tag(name, isEnd, tag)
    else if (name === this.#skipped) {
      this.#open += isEnd ? -1 : 1
      if (this.#open === 0) this.#skipped = undefined
    }
  }

  #skip(name: string): void {
    this.#skipped = name
    this.#open = 1
  }

  #put(text: string): void {
    if (this.#isHeading) this.#title += text
    else this.#text += text
  }

  #tag(name: string, isEnd: boolean, attributes: string): void {
    const isOurs = name === 'a' && attributes.includes('class="anchor"')
    if ((SKIPPED.has(name) && !attributes.includes('role="tab"')) || isOurs) {
      if (!isEnd) this.#skip(name)
    } else if (CONTROLS.test(attributes)) {
      this.#skip(name)
    } else if (/^h[1-6]$/.test(name)) {
      if (!isEnd) this.#begin(/ id="([^"]*)"/.exec(attributes)?.[1] ?? '')
      this.#isHeading = !isEnd
    } else if (!INLINE.has(name)) this.#put(' ')
  }

  #begin(id: string): void {
    this.#end()
    this.#id = plain(id)
    this.#title = ''
    this.#text = ''
  }

  #end(): void {
    const section: PageSection = [this.#id, tidy(this.#title), tidy(this.#text)]
    if (section.some(part => part !== '')) this.#sections.push(section)
  }

  done(): readonly PageSection[] {
    this.#end()
    return this.#sections
  }
}

/** Cuts the text of rendered HTML at its headings. */
export function sectionsOf(html: readonly string[]): readonly PageSection[] {
  const reader = new TextReader()
  for (const each of html) reader.read(`${each} `)
  return reader.done()
}
