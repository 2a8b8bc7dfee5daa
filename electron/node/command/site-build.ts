import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Message, message } from '../../../shared/messages/message.ts'
import { PageReader } from '../../../shared/page/page-reader.ts'
import { pathOfFile, summarizePage } from '../../../shared/page/summary.ts'
import type { Project } from '../../../shared/project/project.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { mayBeSuspicious } from '../../../shared/project/screening/suspicion.ts'
import type { Urls } from '../../../shared/site/base/routes.ts'
import { narrowSite } from '../../../shared/site/plan/narrow-site.ts'
import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import type { SiteInput } from '../../../shared/site/plan/plan.ts'
import { filesOfPart } from '../../../shared/site/plan/site-part.ts'
import { mayBeSnippet } from '../../../shared/site/snippets/files.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { digestOf } from '../base/digest.ts'
import { findProduct, type Product } from '../base/product.ts'
import { lastChanges } from '../git/last-changes.ts'
import type { Manifest } from '../output/manifest.ts'
import { PART_RECORD, readParts } from '../output/site-part.ts'
import { Texts } from '../output/texts.ts'
import { prepareSite, type ReadySite } from '../output/write-site.ts'
import { type BuildNotes, SiteWriter, type Written } from '../output/writer.ts'
import { ShippedFiles } from '../web/shipped.ts'
import { unlessCanceled } from './cancelable.ts'
import type { Repository } from './repository.ts'
import { openOnce } from './site.ts'

/** What to build, and where to. */
export interface BuildOrder {
  readonly repository: Repository
  /** A folder that may be written to. */
  readonly out: string
  /** Where readers find the site, if that is known. */
  readonly url: string | undefined
  /** How addresses of pages end; like files if absent. */
  readonly urls?: Urls | undefined
  /** Check the site as well, and write nothing if there are problems. */
  readonly strict: boolean
  /** The divisions to build, as written; none for all. */
  readonly only: readonly string[]
  /** The part of the site to draw, to be joined with the others, as written; none for the whole site. */
  readonly part?: readonly string[]
  /** The folders of parts that were drawn elsewhere: they become one site. */
  readonly join?: readonly string[]
  /** Galley’s own folder. */
  readonly data: string
  /** Nobody builds into the folder again: nothing is recorded for the next build. */
  readonly isOnce?: boolean
}

/** What a build works with. */
export interface BuildWork {
  /** Cancels it. */
  readonly signal: AbortSignal
  readonly screening: Screening
  /** Gets the number of finished pages. */
  readonly progress: (done: number, total: number) => void
}

/** What a build did. */
export interface SiteBuild {
  readonly pages: number
  /** How many of them were drawn in this build; the others are unchanged. */
  readonly drawn: number
  /** Problems in the texts of pages. */
  readonly problems: number
  /** Links that lead out of the chosen divisions. */
  readonly outside: number
  readonly trouble: readonly BuildProblem[]
  /** Absent if nothing was written. */
  readonly written: Written | undefined
  /** Files in the folder that are not from a build. */
  readonly strangers: readonly string[]
  /** Folders of parts whose pages were drawn again, because they belong to another site. */
  readonly foreign: readonly string[]
  /** Why the next build draws every page again, if it must. */
  readonly notRecorded?: Message
}

/** The folder of the site as a path in the repository, if it is in there. */
function within({ folder }: Repository, out: string): string | undefined {
  const path = relative(folder, out).split(sep).join('/')
  return path.startsWith('..') || path === '' ? undefined : path
}

/** Identifies this program: a site built by another one does not count as up to date. */
const programOf = (product: Product): string =>
  [
    product.version,
    ...[fileURLToPath(import.meta.url), product.icons].map(file => digestOf(readFileSync(file))),
  ].join()

function shippedReader(product: Product) {
  const shipped = new ShippedFiles(product.site)
  return async (name: string): Promise<Uint8Array> => {
    const bytes = await shipped.read(name)
    if (bytes) return bytes
    throw new Refusal('unavailable', message('cli:notBuilt'), message('cli:notBuiltHint'))
  }
}

/** Reads pages for the navigation; reuses those that have not changed since the last build. */
function knownPages({ pages, program }: Manifest, present: string, texts: Texts): typeof summarizePage {
  return (file, text) => {
    const known = program === present ? pages.get(file) : undefined
    const isSame = known !== undefined && known.texts[file] === texts.digestOf(file, text)
    return isSame ? known.summary : summarizePage(file, text)
  }
}

interface Prepared extends ReadySite {
  readonly program: string
  /** The problems of the check, if it was requested. */
  readonly found: readonly BuildProblem[]
}

/** The problems of the check that count with --strict: errors and warnings, but none in pages that are not built. */
function problemsOf(project: Project, { outside }: SiteInput): readonly BuildProblem[] {
  return project
    .problems()
    .filter(({ severity, file }) => severity !== 'notice' && !outside?.has(pathOfFile(file)))
    .map(({ file, line, message }) => ({ file: `${file}:${line}`, message }))
}

/** Has every long snippet screened, as it is when `texts` reads it: threads read the snippets of their pages themselves. */
async function screenSnippets({ files }: Repository, { pages }: SiteInput, texts: Texts): Promise<void> {
  const known = new Set(pages.map(({ file }) => file))
  for (const { path, size } of await files.list()) {
    if (known.has(path) || !mayBeSnippet(path) || !mayBeSuspicious(size)) continue
    await texts.readText(path).catch(unreadable)
    texts.drop(path)
  }
}

/** The page that shows it says so. */
function unreadable(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

/** Opens the repository as the editor would, and prepares its site. */
async function prepare(order: BuildOrder, writer: SiteWriter, work: BuildWork): Promise<Prepared> {
  const { repository, out, url, urls, strict, only, part = [], join = [], data } = order
  const { signal, screening, progress } = work
  const product = findProduct()
  const parts = readParts(join)
  const texts = new Texts(async path => {
    const found = await repository.files.readText(path)
    await screening.screen(path, found.text)
    return found
  })
  const readText = async (path: string) => ({ bom: false, ...(await texts.readText(path)) })
  const program = programOf(product)
  const opening = openOnce(repository, {
    checks: strict,
    screening,
    without: within(repository, out),
    readText,
    summarize: knownPages(writer.last, program, texts),
  })
  const reader = new PageReader({ bounded: screening.bounded })
  const project = await unlessCanceled(signal, opening)
  try {
    const { input: all, readBytes } = await unlessCanceled(signal, project.siteSource())
    const input = reader.frame(() => (only.length === 0 ? all : narrowSite(all, only, '--only')))
    const files = part.length === 0 ? undefined : reader.frame(() => filesOfPart(input, part))
    await unlessCanceled(signal, screenSnippets(repository, input, texts))
    const ready = await prepareSite(
      {
        input: { ...input, url, urls },
        texts,
        reader,
        refused: screening.refused,
        sources: { readText: texts.readText, readBytes, readShipped: shippedReader(product) },
        program,
        thread: product.thread,
        folder: repository.folder,
        data,
        parts,
        ...(files && { part: files }),
        readDates: () => lastChanges(repository.folder),
        signal,
        progress,
      },
      writer,
    )
    return { ...ready, program, found: strict ? problemsOf(project, input) : [] }
  } finally {
    project.close()
  }
}

/** Records a build for the next one; the site is complete even where Galley cannot store its own data. */
function record(writer: SiteWriter, notes: BuildNotes): Message | undefined {
  try {
    writer.record(notes)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return message('build:notRecorded', { reason: error.failure.message })
  }
}

/** Builds a site. If it is canceled, the last site stays as it was. */
export async function buildSite(order: BuildOrder, work: BuildWork): Promise<SiteBuild> {
  const writer = new SiteWriter(order.out, order.data)
  try {
    const { pages, frame, drawn, program, troubles, found, foreign } = await prepare(order, writer, work)
    const trouble = [...troubles, ...found]
    if (order.part?.length) writer.addRecord(PART_RECORD, { pages, frame, program })
    const written = trouble.length === 0 || !order.strict ? writer.publish() : undefined
    const notRecorded = written && !order.isOnce ? record(writer, { pages, frame, program }) : undefined
    const sumOf = (key: 'problems' | 'outside') =>
      [...pages.values()].reduce((sum, page) => sum + page[key], 0)
    return {
      pages: pages.size,
      drawn,
      problems: sumOf('problems'),
      outside: sumOf('outside'),
      trouble,
      written,
      strangers: written ? writer.strangers() : [],
      foreign,
      ...(notRecorded && { notRecorded }),
    }
  } finally {
    writer.discard()
  }
}
