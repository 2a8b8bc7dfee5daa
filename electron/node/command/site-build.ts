import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Message, message } from '../../../shared/messages/message.ts'
import { PageReader } from '../../../shared/page/page-reader.ts'
import { pathOfFile, summarizePage } from '../../../shared/page/summary.ts'
import type { Files } from '../../../shared/project/files/files.ts'
import type { Project } from '../../../shared/project/project.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import { mayBeSuspicious } from '../../../shared/project/screening/suspicion.ts'
import { narrowSite } from '../../../shared/site/plan/narrow-site.ts'
import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import type { SiteInput } from '../../../shared/site/plan/plan.ts'
import { filesOfPart } from '../../../shared/site/plan/site-part.ts'
import { mayBeSnippet } from '../../../shared/site/snippets/files.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { digestOf } from '../base/digest.ts'
import { findProduct, type Product } from '../base/product.ts'
import type { Manifest } from '../output/manifest.ts'
import { PART_RECORD, readParts } from '../output/site-part.ts'
import { Texts } from '../output/texts.ts'
import { prepareSite, type ReadySite } from '../output/write-site.ts'
import { type BuildNotes, SiteWriter } from '../output/writer.ts'
import { ShippedFiles } from '../web/shipped.ts'
import type { BuildOrder } from './build-order.ts'
import { type BuildStart, startBuild } from './build-start.ts'
import { BuildTrace } from './build-trace.ts'
import { type SiteBuild, sumsOf } from './built-site.ts'
import { unlessCanceled } from './cancelable.ts'
import { openOnce } from './site.ts'

/** What a build works with. */
export interface BuildWork {
  /** Cancels it. */
  readonly signal: AbortSignal
  readonly screening: Screening
  /** Gets the number of finished pages. */
  readonly progress: (done: number, total: number) => void
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
async function screenSnippets(files: Files, { pages }: SiteInput, texts: Texts): Promise<void> {
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
async function prepare(
  order: BuildOrder,
  { writer, trace }: { readonly writer: SiteWriter; readonly trace: BuildTrace },
  work: BuildWork,
): Promise<Prepared> {
  const { repository, url, urls, strict, only, part = [], join = [], data } = order
  const { folder } = repository
  const { signal, screening, progress } = work
  const product = findProduct()
  const parts = readParts(join)
  const files = trace.files(repository.files)
  const texts = new Texts(async path => {
    const found = await files.readText(path)
    await screening.screen(path, found.text)
    return found
  })
  const readText = async (path: string) => ({ bom: false, ...(await texts.readText(path)) })
  const program = programOf(product)
  const opening = openOnce(
    { folder, files: { ...files, readText } },
    {
      checks: strict,
      screening,
      readChanges: trace.readChanges,
      summarize: knownPages(writer.last, program, texts),
    },
  )
  const reader = new PageReader({ bounded: screening.bounded })
  const project = await unlessCanceled(signal, opening)
  try {
    const { input: all, readBytes } = await unlessCanceled(signal, project.siteSource())
    const input = reader.frame(() => (only.length === 0 ? all : narrowSite(all, only, '--only')))
    const drawn = part.length === 0 ? undefined : reader.frame(() => filesOfPart(input, part))
    await unlessCanceled(signal, screenSnippets(files, input, texts))
    const ready = await prepareSite(
      {
        input: { ...input, url, urls },
        texts,
        reader,
        refused: screening.refused,
        sources: { readText: texts.readText, readBytes, readShipped: shippedReader(product) },
        program,
        thread: product.thread,
        folder,
        data,
        parts,
        ...(drawn && { part: drawn }),
        readDates: trace.readChanges,
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
export async function buildSite(order: BuildOrder, work: BuildWork, begun?: BuildStart): Promise<SiteBuild> {
  const { listed, inputs: found, last } = begun ?? (await startBuild(order))
  const writer = new SiteWriter(order.out, order.data, last)
  const trace = new BuildTrace(order.repository.folder, listed)
  try {
    const ready = await prepare(order, { writer, trace }, work)
    const { pages, frame, drawn, program, foreign } = ready
    const trouble = [...ready.troubles, ...ready.found]
    const isCertain = trouble.length === 0 && work.screening.refused.size === 0
    const inputs = isCertain && trace.readsOnlyListed(pages.values()) ? found : ''
    const notes = { pages, frame, program, inputs, dates: await trace.dates() }
    if (order.part?.length) writer.addRecord(PART_RECORD, notes)
    const written = trouble.length === 0 || !order.strict ? writer.publish() : undefined
    const notRecorded = written && !order.isOnce ? record(writer, notes) : undefined
    return {
      ...sumsOf(pages),
      drawn,
      trouble,
      written,
      foreign,
      strangers: written ? writer.strangers() : [],
      ...(notRecorded && { notRecorded }),
    }
  } finally {
    writer.discard()
  }
}
