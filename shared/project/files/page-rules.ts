import ignore from 'ignore'
import { pathOfFile } from '../../page/summary.ts'
import { isMarkdown, isPage, isSnippet } from './kinds.ts'

/** What decides which Markdown files are pages, besides their names. */
export interface PageFacts {
  /** The paths that the navigation lists. */
  readonly listed: ReadonlySet<string>
  /** Files that pages import. */
  readonly imported: ReadonlySet<string>
  /** Text of the file that names what is no page, in the syntax of gitignore. */
  readonly ignored: string
}

const NOTHING: PageFacts = { listed: new Set(), imported: new Set(), ignored: '' }

/** Decides which files are pages: every listed file, and Markdown that has no other purpose. */
export class PageRules {
  #facts = NOTHING
  #ignores: (file: string) => boolean = () => false

  /** Replaces the facts that are given. */
  update(facts: Partial<PageFacts>): void {
    if (facts.ignored !== undefined && facts.ignored !== this.#facts.ignored) {
      const patterns = ignore().add(facts.ignored)
      this.#ignores = file => patterns.ignores(file)
    }
    this.#facts = { ...this.#facts, ...facts }
  }

  /** The paths that the navigation lists. */
  get listed(): ReadonlySet<string> {
    return this.#facts.listed
  }

  /** Files that pages import. */
  get imported(): ReadonlySet<string> {
    return this.#facts.imported
  }

  /** The patterns of files that are no pages. */
  get ignored(): string {
    return this.#facts.ignored
  }

  /** Whether a file is a page of the site. */
  isPage(file: string): boolean {
    if (!isMarkdown(file)) return false
    if (this.#isListed(file)) return true
    return isPage(file) && !this.#facts.imported.has(file) && !this.#ignores(file)
  }

  /** Whether a file is a text that pages include. */
  isSnippet(file: string): boolean {
    if (!isMarkdown(file) || this.#isListed(file) || this.#ignores(file)) return false
    return isSnippet(file) || (isPage(file) && this.#facts.imported.has(file))
  }

  #isListed(file: string): boolean {
    return this.#facts.listed.has(pathOfFile(file))
  }
}
