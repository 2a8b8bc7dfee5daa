import type { ParsedPage } from '../page/page.ts'
import { parsePage } from '../page/parse.ts'
import { pageDocument } from './document.ts'
import { fingerprint } from './fingerprint.ts'
import { renderMissing } from './missing.ts'
import type { RenderedPage } from './page.ts'
import type { Site } from './plan.ts'
import { redirectFiles } from './redirects.ts'
import { renderPage } from './render.ts'
import { type Shipped, shippedAt, shippedNames } from './shipped.ts'
import { loadSnippets } from './snippets/files.ts'

/** Where a build reads from. */
export interface BuildSources {
  /** The text of a page. */
  readText(path: string): Promise<{ readonly text: string }>
  /** The bytes of an image or another file; rejects where there is none. */
  readBytes(path: string): Promise<Uint8Array>
  /** A file of `dist/site`. */
  readShipped(name: string): Promise<Uint8Array>
}

/** A file of the built site. */
export interface OutputFile {
  /** From the site's root. */
  readonly path: string
  readonly content: string | Uint8Array
  /** The repository's file it was made from, where there is one. */
  readonly from?: string
}

/** A page or a file that could not be written, and why. */
export interface BuildTrouble {
  readonly file: string
  readonly message: string
}

/** What a build yields: files to write, and what went wrong without stopping it. */
export type BuildStep = OutputFile | BuildTrouble

/** What a build is told beside its site. */
export interface BuildOptions {
  /** Path of the site's root on its host, with a slash at the end: what the links of 404.html begin with. */
  readonly base?: string
}

/** The folder of a site in which the product's own files lie. */
export const SHIPPED_FOLDER = 'galley/'

// `site.css` becomes `galley/site-1a2b3c.css`.
const named = (name: string, bytes: Uint8Array) =>
  `${SHIPPED_FOLDER}${name.replace(/(\.\w+)$/, extension => `-${fingerprint(bytes).slice(0, 8)}${extension}`)}`

async function shippedFiles(sources: BuildSources): Promise<{ shipped: Shipped; files: OutputFile[] }> {
  const places = new Map<string, string>()
  const files: OutputFile[] = []
  for (const name of shippedNames) {
    const content = await sources.readShipped(name)
    const path = named(name, content)
    places.set(name, path)
    files.push({ path, content })
  }
  return { shipped: shippedAt(name => places.get(name) ?? name), files }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Paths that only differ in the case of letters are one file on many disks. */
class Outputs {
  readonly #taken = new Map<string, string>()

  /** What stands at `path` already, if anything; otherwise takes it. */
  take(path: string, from: string): string | undefined {
    const key = path.normalize('NFC').toLowerCase()
    const holder = this.#taken.get(key)
    if (holder === undefined) this.#taken.set(key, from)
    return holder
  }
}

type Reader = (file: string) => Promise<ParsedPage>

/** Reads pages; snippets, which many pages show, only once. */
function reader(sources: BuildSources, isPage: (file: string) => boolean): Reader {
  const kept = new Map<string, Promise<ParsedPage>>()
  const parse = async (file: string) => parsePage(file, (await sources.readText(file)).text)
  return file => {
    const page = kept.get(file) ?? parse(file)
    if (!isPage(file)) kept.set(file, page)
    return page
  }
}

/** A page at its own address, and the first one at the root as well. */
async function drawn(site: Site, file: string, read: Reader): Promise<RenderedPage[]> {
  const page = await read(file)
  const snippets = await loadSnippets(page, site.routes.files, each => read(each).catch(() => undefined))
  const own = renderPage(site, page, { snippets })
  const isHome = own.path === site.routes.home && own.path !== 'index'
  return isHome ? [own, renderPage(site, page, { snippets, output: 'index.html' })] : [own]
}

/**
 * Builds a site: yields its documents, then the files they use, then what every site has. Nothing is
 * written here, and only files that a page or docs.json names are read.
 */
export async function* buildSite(
  site: Site,
  sources: BuildSources,
  { base = '/' }: BuildOptions = {},
): AsyncGenerator<BuildStep> {
  const { shipped, files } = await shippedFiles(sources)
  const outputs = new Outputs()
  const used = new Set<string>()
  const pageFiles = new Set(site.pages.map(({ file }) => file))
  const read = reader(sources, file => pageFiles.has(file))
  for (const { file } of site.pages) {
    let pages: RenderedPage[]
    try {
      pages = await drawn(site, file, read)
    } catch (error) {
      yield { file, message: reason(error) }
      continue
    }
    for (const page of pages) {
      const holder = outputs.take(page.output, file)
      if (holder !== undefined) {
        yield { file, message: `“${page.output}” is already the page of ${holder}.` }
        continue
      }
      for (const each of page.used) used.add(each)
      yield { path: page.output, content: pageDocument(page, shipped), from: file }
    }
  }
  yield* extras({ site, shipped, outputs, base })
  for (const path of [...used].sort()) {
    if (outputs.take(path, path) !== undefined) continue
    try {
      yield { path, content: await sources.readBytes(path), from: path }
    } catch (error) {
      yield { file: path, message: reason(error) }
    }
  }
  yield* files
}

interface Extras extends Required<BuildOptions> {
  readonly site: Site
  readonly shipped: Shipped
  readonly outputs: Outputs
}

function* extras({ site, shipped, outputs, base }: Extras): Generator<BuildStep> {
  if (outputs.take('404.html', '404') === undefined) {
    yield { path: '404.html', content: pageDocument(renderMissing(site, base), shipped) }
  }
  for (const { output, html } of redirectFiles(site)) {
    if (outputs.take(output, output) === undefined) yield { path: output, content: html }
  }
}
