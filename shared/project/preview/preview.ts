import { message } from '../../messages/message.ts'
import { prepareSchema } from '../../openapi/named-schemas.ts'
import type { ServerView } from '../../openapi/operation/servers.ts'
import type { PageReader } from '../../page/page-reader.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { IconSet } from '../../site/base/icons.ts'
import { MANY_BLOCKS } from '../../site/base/long-page.ts'
import { pageHref } from '../../site/base/routes.ts'
import type { Shipped } from '../../site/base/shipped.ts'
import { pageDocument } from '../../site/document.ts'
import { loadPictures, PictureCache, type PictureSizes } from '../../site/pictures/load.ts'
import { generatedText } from '../../site/plan/generated-text.ts'
import { drawBlocks, renderPage } from '../../site/render.ts'
import { navigationFiles } from '../../site/shell/navigation-files.ts'
import { loadSnippets, type Snippets } from '../../site/snippets/files.ts'
import { utilitiesFor } from '../../site/styles/load.ts'
import { Refusal } from '../../text/failure.ts'
import { hashText } from '../../text/hash.ts'
import type { Later, Task } from '../base/background.ts'
import type { Buffers } from '../base/buffers.ts'
import { optionalText } from '../base/current-text.ts'
import type { HostEvents } from '../base/events.ts'
import { inTurns, needsTurns } from '../base/in-turns.ts'
import type { PreviewPage } from '../base/model.ts'
import type { Files } from '../files/files.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import { type ComparedPaths, type Comparison, Comparisons } from './comparison.ts'
import { PreviewSearch } from './preview-search.ts'
import { type Drawn, patchTo, type Redrawn } from './redrawn.ts'

/** What ships with the program and is the same for every repository. */
export interface SiteResources {
  readonly icons: IconSet
  readonly shipped: Shipped
}

/** What the preview draws from. */
interface PreviewParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly plan: SitePlan
  readonly shipped: Shipped
  readonly reader: PageReader
  readonly emit: Pick<HostEvents, 'preview'>
  /** Lets other work run while the images of a page are read. */
  readonly later: Later
}

/** The document of a page, and its revision: patches whose `from` is that revision apply to it. */
export interface PreviewDocument {
  readonly html: string
  readonly revision: number
}

/** How many drawn pages are remembered, so that switching between pages still sends patches. */
const KEPT = 8

/** Draws pages from drafts, and sends what changed in the page that is shown. */
export class Preview implements Task {
  readonly #parts: PreviewParts
  readonly #drawn = new Map<string, Drawn>()
  /** By file, from their current texts. */
  readonly #snippets = new Map<string, ParsedPage>()
  /** Drawn pages whose text may have changed since. */
  readonly #stale = new Set<string>()
  readonly #pictures: PictureCache
  readonly #search: PreviewSearch
  readonly #comparisons: Comparisons
  #shown: string | undefined
  #dirty = false
  #revision = 0
  #touches = 0
  #requests = 0

  constructor(parts: PreviewParts) {
    this.#parts = parts
    this.#pictures = new PictureCache(
      (path, most) => parts.view.readBytes(path, most),
      () => new Promise(parts.later),
    )
    this.#search = new PreviewSearch(parts)
    this.#comparisons = new Comparisons(parts)
  }

  /** Draws the shown page again, once, from the newest texts. */
  next(): boolean | Promise<boolean> {
    if (!this.#dirty || this.#shown === undefined) return false
    this.#dirty = false
    if (!this.#parts.plan.site().routes.pages.has(this.#shown)) return true
    return this.#drawShown(this.#shown)
  }

  /** A page that is removed while it is drawn is no error: another one is shown soon. */
  async #drawShown(path: string): Promise<boolean> {
    try {
      await this.#draw(path)
    } catch (error) {
      const isThere = this.#parts.plan.site().routes.pages.has(path)
      if (isThere || !(error instanceof Refusal)) throw error
    }
    return true
  }

  /** Notes that these files may have changed. */
  touch(files: Iterable<string>): void {
    this.#touches++
    for (const file of files) {
      this.#snippets.delete(file)
      this.#pictures.forget(file)
      for (const [path, { page }] of this.#drawn) {
        if (page.file === file) this.#stale.add(path)
        const isShown = path === this.#shown
        if (isShown && (page.file === file || page.snippets.includes(file) || page.used.includes(file)))
          this.#dirty = true
      }
    }
  }

  /** Notes that the configuration, the pages or the files around the page changed. */
  frameChanged(): void {
    this.#dirty = true
  }

  /** Notes that the anchors of the page with this path changed. */
  anchorsChanged(path: string): void {
    const shown = this.#shown === undefined ? undefined : this.#drawn.get(this.#shown)
    if (shown?.page.linkedPages?.includes(path)) this.#dirty = true
  }

  /** Whether the shown page needs this file. */
  uses(file: string): boolean {
    return this.#shown !== undefined && (this.#drawn.get(this.#shown)?.page.used.includes(file) ?? false)
  }

  /** The text of a page or snippet from which the shown page was drawn. */
  shownText(file: string): string | undefined {
    const shown = this.#shown === undefined ? undefined : this.#drawn.get(this.#shown)
    if (shown?.page.file === file) return shown.parsed.text
    return shown?.page.snippets.includes(file) ? this.#snippets.get(file)?.text : undefined
  }

  /** The parsed page, if it was drawn from its current text. */
  parsed(file: string): ParsedPage | undefined {
    for (const [path, { page, parsed }] of this.#drawn) {
      if (page.file === file && !this.#stale.has(path)) return parsed
    }
    return undefined
  }

  /** Shows `page` (empty: the first one). */
  async show(page: string): Promise<PreviewPage> {
    const path = page === '' ? this.#parts.plan.site().routes.home : page
    if (path === undefined)
      throw new Refusal('not-found', message('project:noPages'), message('project:noPagesHint'))
    const request = ++this.#requests
    const { page: drawn, revision } = await this.#draw(path)
    // One that was asked for later may be drawn already.
    if (request === this.#requests) this.#shown = path
    const { file } = drawn
    return { path, url: pageHref('', path), revision, ...(file !== undefined && { file }) }
  }

  /** The servers to which the forms of a page, as last drawn, may send requests. */
  servers(path: string): readonly ServerView[] {
    return this.#drawn.get(path)?.page.servers ?? []
  }

  /**
   * Draws a page with another text; returns the paths of that document and of the current one, or of one with
   * the text `other`. A comparison with `other` and one without can be shown at the same time.
   */
  compare(comparison: Comparison): Promise<ComparedPaths> {
    return this.#comparisons.compare(comparison)
  }

  /** The whole document of a page, from drafts. Refuses with `not-found`. */
  async document(path: string): Promise<PreviewDocument> {
    const compared = this.#comparisons.at(path)
    if (compared) return this.#documentOf(compared.path, compared.page)
    const { page, parsed, revision } = await this.#draw(path)
    const stamp = { 'data-revision': String(revision), 'data-source': String(hashText(parsed.text)) }
    const long = page.body.length > MANY_BLOCKS && { 'data-long': '' }
    const root = { ...page.root, ...stamp, ...long }
    return { html: pageDocument({ ...page, root }, this.#parts.shipped), revision }
  }

  /** A file that the site has besides its documents, by its path in the site; undefined if there is none. */
  generated(path: string): Promise<string | undefined> {
    const { plan, reader } = this.#parts
    const rest = reader.frame(() => navigationFiles(plan.site())).find(file => file.path === path)
    return rest ? Promise.resolve(rest.content) : this.#search.file(path)
  }

  async #draw(path: string): Promise<Drawn> {
    const summary = this.#parts.plan.site().routes.pages.get(path)
    if (!summary) throw new Refusal('not-found', message('project:noPage', { path }))
    const known = this.#drawn.get(path)
    const isStale = this.#stale.has(path)
    const touches = this.#touches
    // A generated page may have become an authored one, or the other way round.
    const isSame = known !== undefined && (known.page.file === undefined) === (summary.generated === true)
    const parsed = isSame && !isStale ? known.parsed : await this.#source(summary, known?.parsed)
    await this.#prepare(path)
    const files = this.#parts.plan.site().routes.files
    const snippets = await loadSnippets(parsed, files, file => this.#snippet(file))
    const pictures = await this.#sizes(parsed, snippets)
    const utilities = await utilitiesFor([parsed, ...snippets.values()])
    const shown = this.#parts.plan.site()
    const draw = () => drawBlocks(shown, parsed, { snippets, pictures, utilities })
    if (needsTurns(parsed)) await inTurns(this.#parts, parsed, draw)
    // Texts may have changed while the images were read; the new ones are known by now.
    if (touches !== this.#touches) return this.#draw(path)
    const isTouched = this.#stale.delete(path)
    const site = this.#parts.plan.site()
    const { page, source } = this.#parts.reader.work(parsed, source => {
      return { page: renderPage(site, source, { snippets, pictures, utilities }), source }
    })
    const before = this.#drawn.get(path)
    const drawn = {
      page,
      parsed: source,
      revision: this.#emitPatch(path, before, { page, parsed: source, isTouched }),
    }
    this.#drawn.delete(path)
    this.#drawn.set(path, drawn)
    for (const old of [...this.#drawn.keys()].slice(0, -KEPT)) {
      if (old !== this.#shown) this.#drawn.delete(old)
    }
    return drawn
  }

  async #documentOf(path: string, parsed: ParsedPage): Promise<PreviewDocument> {
    await this.#prepare(path)
    const site = this.#parts.plan.site()
    const snippets = await loadSnippets(parsed, site.routes.files, file => this.#snippet(file))
    const pictures = await this.#sizes(parsed, snippets)
    const utilities = await utilitiesFor([parsed, ...snippets.values()])
    const page = this.#parts.reader.work(parsed, source =>
      renderPage(site, source, { snippets, pictures, utilities }),
    )
    return { html: pageDocument(page, this.#parts.shipped), revision: 0 }
  }

  #sizes(page: ParsedPage, snippets: Snippets): Promise<PictureSizes> {
    return loadPictures(this.#parts.plan.site(), { page, snippets }, this.#pictures)
  }

  #source(summary: PageSummary, before: ParsedPage | undefined): Promise<ParsedPage> {
    if (summary.generated === true)
      return Promise.resolve(this.#parts.reader.parse(summary.file, generatedText(summary)))
    return this.#parse(summary.file, before)
  }

  /** Reads the files that the operation of a page refers to. */
  async #prepare(path: string): Promise<void> {
    const { plan, view } = this.#parts
    const { reference, apis, config } = plan.site()
    const found = reference.endpoints.get(path)
    const read = (file: string) => optionalText(view, file)
    const requiredFirst = config.api?.maintainOrder === false
    if (found) await apis?.prepare(found.operation, found.source, read, requiredFirst)
    const schema = reference.schemas.schemas.get(path)
    if (schema && apis) await prepareSchema(apis, schema.source, schema.node, read)
  }

  async #snippet(file: string): Promise<ParsedPage | undefined> {
    const known = this.#snippets.get(file)
    if (known) return known
    const touches = this.#touches
    try {
      const parsed = await this.#parse(file, undefined)
      if (touches === this.#touches) this.#snippets.set(file, parsed)
      return parsed
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  async #parse(file: string, previous: ParsedPage | undefined): Promise<ParsedPage> {
    const { buffers, view, reader } = this.#parts
    const held = buffers.get(file)
    const text = held ? held.text : (await view.readText(file)).text
    const newest = () => buffers.get(file)?.text ?? text ?? ''
    if (previous === undefined) await reader.readAhead(file, newest())
    return reader.parse(file, newest(), previous)
  }

  /** Tells what changed in a page, if it is shown; returns its revision. */
  #emitPatch(path: string, before: Drawn | undefined, now: Redrawn): number {
    if (!before) return ++this.#revision
    const patch = patchTo(before, now, this.#revision + 1)
    if (!patch) return before.revision
    this.#revision = Math.max(this.#revision, patch.to)
    if (path === this.#shown) this.#parts.emit.preview(patch)
    return patch.to
  }
}
