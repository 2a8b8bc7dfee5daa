import type { PageReader } from '../../page/page-reader.ts'
import type { Site } from '../../site/plan/plan.ts'
import { renderPage } from '../../site/render.ts'
import { INDEX_NAME, SEARCH_FOLDER } from '../../site/search/format.ts'
import { SearchWriter, textFile } from '../../site/search/index-files.ts'
import type { SearchRecord } from '../../site/search/record.ts'
import { searchRecord } from '../../site/search-record.ts'
import { loadSnippets } from '../../site/snippets/files.ts'
import { utilitiesFor } from '../../site/styles/load.ts'
import { Refusal } from '../../text/failure.ts'
import type { Files } from '../files/files.ts'
import type { SitePlan } from '../plan/site-plan.ts'

interface Known {
  readonly text: string
  readonly site: Site['shared']
  readonly record: SearchRecord | undefined
}

/** What the search files are made from. */
interface SearchParts {
  readonly view: Files
  readonly plan: SitePlan
  readonly reader: PageReader
}

/** The search files of the site as a build would write them from drafts; created when the search is opened. */
export class PreviewSearch {
  readonly #parts: SearchParts
  readonly #known = new Map<string, Known>()
  #files: Promise<ReadonlyMap<string, string>> | undefined

  constructor(parts: SearchParts) {
    this.#parts = parts
  }

  /** Returns one of the files, by its path in the site; undefined if the search has no such file. */
  async file(path: string): Promise<string | undefined> {
    if (!path.startsWith(SEARCH_FOLDER)) return undefined
    // A request for the first file gets the current state; the other files belong to it.
    if (path === SEARCH_FOLDER + INDEX_NAME || this.#files === undefined) this.#files = this.#make()
    return (await this.#files).get(path)
  }

  async #make(): Promise<ReadonlyMap<string, string>> {
    const site = this.#parts.plan.site()
    const writer = new SearchWriter()
    const files = new Map<string, string>()
    for (const { file, path } of site.pages) {
      const record = await this.#record(site, file)
      const text = textFile(path, record)
      files.set(text.path, text.content)
      if (record) writer.add(record)
    }
    for (const { path, content } of writer.done()) files.set(path, content)
    return files
  }

  async #record(site: Site, file: string): Promise<SearchRecord | undefined> {
    const text = await this.#text(file)
    if (text === undefined) return undefined
    const known = this.#known.get(file)
    if (known?.text === text && known.site === site.shared) return known.record
    const { reader } = this.#parts
    await reader.ready(file, text)
    const page = reader.parse(file, text)
    const snippets = await loadSnippets(page, site.routes.files, async each => {
      const source = await this.#text(each)
      if (source === undefined) return undefined
      await reader.ready(each, source)
      return reader.parse(each, source)
    })
    const utilities = await utilitiesFor([page, ...snippets.values()])
    const record = reader.work(page, each =>
      searchRecord(site, renderPage(site, each, { snippets, utilities })),
    )
    this.#known.set(file, { text, site: site.shared, record })
    return record
  }

  async #text(file: string): Promise<string | undefined> {
    try {
      return (await this.#parts.view.readText(file)).text
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}
