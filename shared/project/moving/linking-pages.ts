import type { PageReader } from '../../page/page-reader.ts'
import { literalPattern } from '../../text/literal-pattern.ts'
import type { Buffers } from '../base/buffers.ts'
import { currentText } from '../base/current-text.ts'
import { type LinkingPage, mentionedNames } from '../base/mentions.ts'
import type { Files } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'
import { isText } from './check-moves.ts'
import { classPictures } from './class-pictures.ts'

/** What the links of pages are read from. */
interface LinkingPagesParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly listing: Listing
  readonly reader: PageReader
}

/** Files read before the window gets a turn. */
const BATCH = 32

/** An address made only of dots and slashes: the site itself, or a folder. */
const BARE = /["'`(<\s:](?:\/|\.{1,2}(?:\/\.{1,2})*\/?)["'`)>?#\s]/

/** Finds quickly which texts may have links that end in one of `names`. */
function patternFor(names: ReadonlySet<string>): (text: string) => boolean {
  const words = [...names].filter(name => name !== '')
  const written = words.flatMap(name => [name, encodeURIComponent(name).toLowerCase()]).map(literalPattern)
  const ends = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${written.join('|')})(?:\\.[a-z]+)?/*(?![\\p{L}\\p{N}_/-])`,
    'u',
  )
  return text => (names.has('') && BARE.test(text)) || ends.test(text.toLowerCase())
}

const refersTo = (names: ReadonlySet<string>, page: LinkingPage): boolean =>
  [...mentionedNames(page)].some(name => names.has(name))

/** The links, images and snippets of pages and snippets, each text parsed once. */
export class LinkingPages {
  readonly #parts: LinkingPagesParts
  /** Every page that was read, by file: while a person types a name, each letter is a request. */
  readonly #read = new Map<string, { readonly text: string; readonly page: LinkingPage }>()

  /** The text of each page that could not be read, by file. */
  readonly #unread = new Map<string, string>()

  constructor(parts: LinkingPagesParts) {
    this.#parts = parts
  }

  /**
   * Pages and snippets that link to something by one of `names`, and those of `always`; `unread` gets each of them whose
   * links are unknown, as its text takes too much.
   */
  async naming(
    names: ReadonlySet<string>,
    always: ReadonlySet<string>,
    unread: (file: string) => void = () => undefined,
  ): Promise<readonly string[]> {
    const sought = patternFor(names)
    const files = [...this.#parts.listing.files()].filter(isText)
    const found: string[] = []
    for (let start = 0; start < files.length; start += BATCH) {
      const batch = files.slice(start, start + BATCH)
      const texts = await Promise.all(batch.map(file => currentText(this.#parts, file)))
      for (const [index, file] of batch.entries()) {
        const text = texts[index]
        if (text === undefined || !(always.has(file) || sought(text))) continue
        await this.#parts.reader.ready(file, text)
        const page = this.read(file, text)
        if (this.#unread.get(file) === text) unread(file)
        if (always.has(file) || refersTo(names, page)) found.push(file)
      }
    }
    return found
  }

  /** What a page or snippet with this text links to. */
  read(file: string, text: string): LinkingPage {
    const before = this.#read.get(file)
    if (before?.text === text) return before.page
    const { reader } = this.#parts
    const parsed = reader.parse(file, text)
    const { links, images, assets } = parsed
    const page = { file, links, images: [...images, ...classPictures(parsed)], assets }
    if (reader.isCard(parsed)) this.#unread.set(file, text)
    else this.#read.set(file, { text, page })
    return page
  }
}
