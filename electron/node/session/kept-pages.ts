import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { KeptPage, PageKeeper } from '../../../shared/project/base/page-keeper.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { digestOf } from '../base/digest.ts'
import { dropOldest } from '../base/drop-oldest.ts'
import { findProduct } from '../base/product.ts'
import { errno } from '../disk/errors.ts'
import { writeAtomically } from '../disk/write-atomically.ts'

/** The most repositories whose pages are kept. */
const MOST_FOLDERS = 20
/** The most characters of what is kept of a page; a page with more is read each time. */
const MOST_OF_PAGE = 4_000
/** The most characters of what is kept of a repository; pages beyond are read each time. */
const MOST = 16_000_000

/** Identifies the program that reads pages: another one may read them differently. */
const thisProgram = (): string =>
  `${findProduct().version} ${digestOf(readFileSync(fileURLToPath(import.meta.url)))}`

function textOf(pages: readonly KeptPage[]): string {
  const texts: string[] = []
  let length = 0
  for (const page of pages) {
    const text = JSON.stringify(page)
    if (text.length > MOST_OF_PAGE) continue
    length += text.length
    if (length > MOST) break
    texts.push(text)
  }
  return `[${texts.join(',\n')}]`
}

/**
 * Keeps what was read of the pages of a repository in Galley's own folder `data`, in a file that begins with its digest.
 * A file that is damaged, or of another repository or program, counts as none and is written anew.
 */
export class KeptPages implements PageKeeper {
  readonly kept: readonly KeptPage[]
  readonly #folder: string
  readonly #file: string
  readonly #head: string
  /** The digest of what the file holds. */
  #digest = ''
  #pages: (() => readonly KeptPage[]) | undefined

  constructor(data: string, root: string, program = thisProgram()) {
    this.#folder = join(data, 'pages')
    this.#file = join(this.#folder, `${idOfFolder(root)}.json`)
    this.#head = JSON.stringify({ program, root })
    this.kept = this.#read()
  }

  pagesRead(pages: () => readonly KeptPage[]): void {
    this.#pages = pages
    this.keep()
  }

  /** Keeps what is known by now; nothing until every page was read. */
  keep(): void {
    if (!this.#pages) return
    const text = `${this.#head}\n${textOf(this.#pages())}`
    const digest = digestOf(text)
    if (digest === this.#digest) return
    try {
      writeAtomically(this.#file, `${digest}\n${text}`, this.#file)
      dropOldest(this.#folder, MOST_FOLDERS)
      this.#digest = digest
    } catch (error) {
      // Then all pages are read the next time, or older files stay.
      if (!(error instanceof Refusal) && errno(error) === undefined) throw error
    }
  }

  #read(): readonly KeptPage[] {
    try {
      const whole = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : ''
      const [first, second] = [whole.indexOf('\n'), whole.indexOf('\n', whole.indexOf('\n') + 1)]
      const [digest, text] = [whole.slice(0, first), whole.slice(first + 1)]
      if (whole.slice(first + 1, second) !== this.#head || digestOf(text) !== digest) return []
      this.#digest = digest
      return JSON.parse(whole.slice(second + 1))
    } catch {
      return [] // it may not be read, or is no text: all pages are read
    }
  }
}
