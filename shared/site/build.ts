import { CONFIG_FILE } from '../config/schema/config-file.ts'
import { type Message, message } from '../messages/message.ts'
import { prepareSchema } from '../openapi/named-schemas.ts'
import { PageReader } from '../page/page-reader.ts'
import type { ParsedPage } from '../page/parse/parsed-page.ts'
import { type PageSummary, pathOfFile } from '../page/summary.ts'
import { Refusal } from '../text/failure.ts'
import { answerFiles } from './api/answer-forms.ts'
import { readableText } from './api/eject/readable.ts'
import { lateFile } from './api/late-file.ts'
import type { LongFile, OutputFile } from './base/output-file.ts'
import type { RenderedPage } from './base/rendered-page.ts'
import type { Need, Shipped } from './base/shipped.ts'
import { filledText } from './base/variables.ts'
import { pageDocument } from './document.ts'
import { feedFiles, OWN_FEEDS } from './feeds/feed-files.ts'
import { instructionsOf } from './feeds/instructions.ts'
import { pageMarkdown } from './feeds/markdown.ts'
import { redirectFiles } from './feeds/redirects.ts'
import { renderMissing } from './missing.ts'
import { linksToOutside } from './outside-links.ts'
import { loadPictures, type PictureCache, sizeKey } from './pictures/load.ts'
import { type BuildProblem, type Outputs, outputFault, type PageTask } from './plan/outputs.ts'
import type { Site } from './plan/plan.ts'
import { type RenderOptions, renderPage } from './render.ts'
import { SearchWriter, searchOutput, textFile } from './search/index-files.ts'
import { type LastSite, updateIndex } from './search/update.ts'
import { searchRecord } from './search-record.ts'
import { pictureFile } from './share-picture/picture-file.ts'
import { navigationFiles } from './shell/navigation-files.ts'
import { signedInPage } from './signed-in.ts'
import { loadSnippets, type Snippets } from './snippets/files.ts'
import { textWithSnippets } from './snippets/text.ts'
import { utilitiesFor } from './styles/load.ts'

/** The files that a build reads. */
export interface BuildSources {
  /** The text of a page or of a snippet. */
  readText(path: string): Promise<{ readonly text: string }>
  /** The bytes of an image or another file, or the first `most`; rejects if there is none. */
  readBytes(path: string, most?: number): Promise<Uint8Array>
  /** A file of `dist/site`. */
  readShipped(name: string): Promise<Uint8Array>
}

/** A result of a build step: a file to write, or a problem that does not stop the build. */
export type BuildStep = OutputFile | LongFile | BuildProblem

/** The result of building a page. */
interface BuiltPage {
  readonly outputs: readonly OutputFile[]
  /** Files of the repository that it shows or links to. */
  readonly used: readonly string[]
  /** Content for which a page loads extra files, such as formulas. */
  readonly needs: readonly Need[]
  /** The files of its text: its own, then those of its snippets. */
  readonly sources: readonly string[]
  /** The sizes of the images that it may show, by file, as from {@link sizeKey}. */
  readonly pictures: Readonly<Record<string, string>>
  /** It is listed for search engines. */
  readonly isIndexed: boolean
  /** The number of problems in its text. */
  readonly problems: number
  /** The number of its links to pages of divisions that are not built. */
  readonly outside: number
  /** Why an error card takes the place of its content. */
  readonly refused?: Message
}

/** What a page is drawn with besides its text. */
interface DrawnWith extends RenderOptions {
  readonly snippets: Snippets
  readonly summary: PageSummary | undefined
}

/** The sources of the pages of a site. */
interface PageSources {
  readonly readText: BuildSources['readText']
  readonly pictures: PictureCache
  /** By default one that can't stop work that takes long. */
  readonly reader?: PageReader
}

/** Builds pages of one site; snippets, which many of them show, are read once. */
export class PageBuilder {
  readonly #site: Site
  readonly #shipped: Shipped
  readonly #readText: BuildSources['readText']
  readonly #pictures: PictureCache
  readonly #reader: PageReader
  readonly #snippets = new Map<string, Promise<ParsedPage | undefined>>()
  readonly #texts = new Map<string, string>()

  constructor(site: Site, shipped: Shipped, { readText, pictures, reader = new PageReader() }: PageSources) {
    this.#site = site
    this.#shipped = shipped
    this.#readText = readText
    this.#pictures = pictures
    this.#reader = reader
  }

  /** Builds one page; rejects if its file cannot be read. */
  async build({ file, text: made, documents, markdown, search }: PageTask): Promise<BuiltPage> {
    const site = this.#site
    const text = made ?? (await this.#readText(file)).text
    const parsed =
      made === undefined ? this.#reader.parse(file, text) : this.#reader.parseGenerated(file, text)
    const summary = site.routes.pages.get(pathOfFile(file))
    const sources = [...(made === undefined ? [file] : [])]
    const snippets = await loadSnippets(parsed, site.routes.files, each => {
      sources.push(each)
      return this.#snippet(each)
    })
    const pictures = await loadPictures(site, { page: parsed, snippets }, this.#pictures)
    const utilities = await utilitiesFor([parsed, ...snippets.values()])
    const around = { snippets, pictures, utilities, summary }
    const draw = () =>
      this.#reader.work(parsed, page => this.#draw(page, { documents, markdown, search }, around))
    site.apis?.files.wanted.clear()
    let drawn = draw()
    // Most descriptions are a single file; drawing the page shows which others it needs.
    if (site.apis && site.apis.files.wanted.size > 0) {
      await this.#prepare(summary)
      drawn = draw()
    }
    const { picture, outputs, ...rest } = drawn
    return {
      ...rest,
      outputs: [...outputs, ...(picture ? [await pictureFile(picture)] : [])],
      sources: [...sources, ...this.#described(summary)],
      pictures: Object.fromEntries([...pictures].map(([picture, size]) => [picture, sizeKey(size)])),
    }
  }

  #draw(
    parsed: ParsedPage,
    { documents, markdown, search }: Pick<PageTask, 'documents' | 'markdown' | 'search'>,
    { summary, ...options }: DrawnWith,
  ): Omit<BuiltPage, 'sources' | 'pictures'> & Pick<RenderedPage, 'picture'> {
    const site = this.#site
    const [refused] = this.#reader.isCard(parsed) ? parsed.problems : []
    const whole = refused ? '' : textWithSnippets(parsed, parsed.text, { ...options, texts: this.#texts })
    const pages = documents.map(output => renderPage(site, parsed, { ...options, output }))
    const [first] = pages
    return {
      ...(first?.picture && { picture: first.picture }),
      outputs: [
        ...pages.map(page => ({ path: page.output, content: pageDocument(page, this.#shipped) })),
        ...pages
          .slice(0, 1)
          .map(page => ({ path: search, content: textFile(page.path, searchRecord(site, page)).content })),
        ...pages.slice(0, 1).flatMap(({ feed }) => (feed ? [feed] : [])),
        ...pages.flatMap(page => [lateFile(page) ?? [], answerFiles(page)].flat()),
        ...(summary
          ? [
              {
                path: markdown,
                content:
                  pageMarkdown(
                    summary,
                    readableText(site, summary, filledText(whole, site.config.newer?.variables ?? {})),
                  ) + instructionsOf(site),
              },
            ]
          : []),
      ],
      used: [...new Set(pages.flatMap(page => page.used))].sort(),
      needs: [...new Set(pages.flatMap(page => page.needs))],
      isIndexed: pages.some(page => page.isIndexed),
      problems: parsed.problems.length,
      outside: linksToOutside(site, parsed),
      ...(refused && { refused: refused.message }),
    }
  }

  /** The descriptions that a page may depend on. */
  #described(page: PageSummary | undefined): readonly string[] {
    const { reference, apis } = this.#site
    const isOfApi = page && (reference.endpoints.has(page.path) || reference.schemas.schemas.has(page.path))
    return apis && isOfApi ? apis.paths : []
  }

  /** Reads the files that the operation or the schema of a page refers to. */
  async #prepare(page: PageSummary | undefined): Promise<void> {
    const { reference, apis } = this.#site
    const found = page && reference.endpoints.get(page.path)
    const schema = page && reference.schemas.schemas.get(page.path)
    if (!apis || !(found || schema)) return
    const read = (file: string) =>
      this.#readText(file).then(
        ({ text }) => text,
        () => undefined, // the check tells of it
      )
    if (schema) await prepareSchema(apis, schema.source, schema.node, read)
    if (!found) return
    const requiredFirst = this.#site.config.api?.maintainOrder === false
    await apis.prepare(found.operation, found.source, read, requiredFirst)
  }

  #snippet(file: string): Promise<ParsedPage | undefined> {
    const known = this.#snippets.get(file) ?? this.#readSnippet(file)
    this.#snippets.set(file, known)
    return known
  }

  async #readSnippet(file: string): Promise<ParsedPage | undefined> {
    const found = await this.#readText(file).catch(() => undefined) // the check reports it
    if (found) this.#texts.set(file, found.text)
    return found && this.#reader.parse(file, found.text)
  }
}

/** What the rest of a site is built from, once its pages are known. */
export interface Rest {
  readonly site: Site
  readonly shipped: Shipped
  readonly outputs: Outputs
  /** The sizes of images; used for logos. */
  readonly pictures: PictureCache
  /** Path of the site's root on its host, ending with a slash. */
  readonly base: string
  /** When files were changed last (ISO 8601), if the repository knows. */
  readonly dates?: ReadonlyMap<string, string> | undefined
  /** Files of the repository that pages show or link to. */
  readonly used: Iterable<string>
  /** Content for which pages load extra files. */
  readonly needs: ReadonlySet<Need>
  /** Whether the page of that file is listed for search engines. */
  isIndexed(file: string): boolean
  /** The text of a page as it was built. */
  readBuilt(path: string): string | undefined
  /** The previous build from the same plan, if there is one. */
  readonly last?: LastSite | undefined
}

async function* documents({
  site,
  shipped,
  outputs,
  base,
  pictures,
  needs,
}: Rest): AsyncGenerator<BuildStep> {
  if (outputs.take(['404.html'], '404') === undefined) {
    const sizes = await loadPictures(site, undefined, pictures)
    yield { path: '404.html', content: pageDocument(renderMissing(site, base, sizes), shipped) }
  }
  if (needs.has('oauth')) yield signedInPage(site, shipped)
  const unnamed = new Set<string>()
  for (const { source, output, html } of redirectFiles(site)) {
    const reason = outputFault(output)
    if (reason) {
      if (!unnamed.has(source))
        yield { file: CONFIG_FILE, message: message('build:redirectName', { source, reason }) }
      unnamed.add(source)
    } else if (outputs.take([output], output) === undefined) yield { path: output, content: html }
  }
}

function searchFiles({ site, readBuilt, last }: Rest): readonly OutputFile[] {
  const updated = last && updateIndex(last, readBuilt)
  if (updated) return updated
  const writer = new SearchWriter()
  for (const { path } of site.pages) writer.addFile(readBuilt(searchOutput(path)) ?? '')
  return writer.done()
}

const reason = (error: unknown): Message =>
  error instanceof Refusal
    ? error.failure.message
    : message('common:verbatim', { text: error instanceof Error ? error.message : String(error) })

/**
 * Yields everything of a site except its pages and the product's files: the 404 page, redirects, files for
 * search engines and other programs, and the files that pages use.
 */
export async function* buildRest(rest: Rest, sources: BuildSources): AsyncGenerator<BuildStep> {
  const { site, outputs } = rest
  yield* documents(rest)
  yield* navigationFiles(site)
  yield* searchFiles(rest)
  // Files of the repository keep their names: other sites, mails and feeds refer to these images by their
  // addresses, which a name derived from the content would break at each change. Only the product's own files
  // have such names.
  const own = OWN_FEEDS.filter(path => site.routes.files.has(path))
  for (const path of [...new Set([...own, ...site.sheetFiles, ...rest.used])].sort()) {
    if (outputs.take([path], path) !== undefined) continue
    try {
      yield { path, content: await sources.readBytes(path) }
    } catch (error) {
      yield { file: path, message: reason(error) }
    }
  }
  for (const file of feedFiles(rest)) if (outputs.take([file.path], file.path) === undefined) yield file
}
