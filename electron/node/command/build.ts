import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { choicesOf, readChoice } from '../../../shared/config/navigation/choice.ts'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { readDivisions } from '../../../shared/config/navigation/read-divisions.ts'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import { PageReader } from '../../../shared/page/page-reader.ts'
import { pathOfFile, summarizePage } from '../../../shared/page/summary.ts'
import type { Project } from '../../../shared/project/project.ts'
import { narrowSite } from '../../../shared/site/plan/narrow-site.ts'
import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import type { SiteInput } from '../../../shared/site/plan/plan.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { boundedByTime, MOST_TIME } from '../base/bounded-by-time.ts'
import { dataFolders } from '../base/data-folders.ts'
import { findProduct, type Product } from '../base/product.ts'
import { digestOf } from '../output/digest.ts'
import type { Manifest } from '../output/manifest.ts'
import { targetFolder } from '../output/target.ts'
import { Texts } from '../output/texts.ts'
import { prepareSite, type ReadySite } from '../output/write-site.ts'
import { type BuildNotes, SiteWriter } from '../output/writer.ts'
import { ShippedFiles } from '../web/shipped.ts'
import { type Built, summary } from './build-summary.ts'
import { cancelable, unlessCanceled } from './cancelable.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { printable } from './printable.ts'
import { download, openOnce, type Repository, reportUnfinishedSave, repositoryAt } from './site.ts'

interface BuildOptions {
  readonly repository: Repository
  readonly out: string
  readonly url: string | undefined
  readonly strict: boolean
  readonly json: boolean
  /** Download the API descriptions that docs.json names by address. */
  readonly fetch: boolean
  /** The divisions to build, as written; none for all. */
  readonly only: readonly string[]
}

function urlOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(message('cli:build.siteUrl', { written }))
  }
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

function readOptions(args: readonly string[]): BuildOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      'site-url': { type: 'string' },
      strict: { type: 'boolean' },
      json: { type: 'boolean' },
      fetch: { type: 'boolean' },
      only: { type: 'string', multiple: true },
    },
  })
  if (positionals.length > 1) throw new Misuse(message('cli:oneFolder', { command: 'build' }))
  if (!values.out) throw new Misuse(message('cli:build.out'))
  const repository = repositoryAt(positionals[0])
  return {
    repository,
    out: targetFolder(values.out, repository.folder),
    url: urlOf(values['site-url']),
    strict: values.strict ?? false,
    json: values.json ?? false,
    fetch: values.fetch ?? false,
    only: values.only ?? [],
  }
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

/** The input for planning the site, or its chosen divisions. */
function chosen(input: SiteInput, only: readonly string[]): SiteInput {
  if (only.length === 0) return input
  const choice = readChoice(only, choicesOf(readDivisions(input.config, readNavigation(input.config))))
  return narrowSite(input, choice)
}

/** The problems of the check that count with --strict: errors and warnings, but none in pages that are not built. */
function problemsOf(project: Project, { outside }: SiteInput): readonly BuildProblem[] {
  return project
    .problems()
    .filter(({ severity, file }) => severity !== 'notice' && !outside?.has(pathOfFile(file)))
    .map(({ file, line, message }) => ({ file: `${file}:${line}`, message }))
}

/** Where a build shows its progress, and the signal that cancels it. */
interface Progress {
  readonly io: Io
  readonly signal: AbortSignal
}

/** Opens the repository as the editor would, and prepares its site. */
async function prepare(
  options: BuildOptions,
  writer: SiteWriter,
  { io, signal }: Progress,
): Promise<Prepared> {
  const { repository, out, url, strict } = options
  const product = findProduct()
  const texts = new Texts(path => repository.files.readText(path))
  const readText = async (path: string) => ({ bom: false, ...(await texts.readText(path)) })
  const program = programOf(product)
  const opening = openOnce(repository, {
    checks: strict,
    without: within(repository, out),
    readText,
    summarize: knownPages(writer.last, program, texts),
  })
  const reader = new PageReader(boundedByTime(MOST_TIME.command))
  const project = await unlessCanceled(signal, opening)
  try {
    const { input: all, readBytes } = await unlessCanceled(signal, project.siteSource())
    const input = reader.frame(() => chosen(all, options.only))
    const ready = await prepareSite(
      {
        input: { ...input, url },
        texts,
        reader,
        sources: { readText: texts.readText, readBytes, readShipped: shippedReader(product) },
        program,
        thread: product.thread,
        folder: repository.folder,
        data: dataFolders().data,
        signal,
        progress: (done, total) => io.progress?.(inEnglish(message('cli:build.drawing', { done, total }))),
      },
      writer,
    )
    return { ...ready, program, found: strict ? problemsOf(project, input) : [] }
  } finally {
    project.close()
    io.progress?.('')
  }
}

const inWords = ({ file, message: reason }: BuildProblem) => ({ file, message: inEnglish(reason) })

/** Builds the static site. If it is canceled, the last site stays as it was. */
export async function build(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args)
  return cancelable(signal => buildSite(options, { io, signal }))
}

/** Records a build for the next one; the site is complete even where Galley cannot store its own data. */
function record(writer: SiteWriter, notes: BuildNotes, io: Io): void {
  try {
    writer.record(notes)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    io.err(printable(inEnglish(message('build:notRecorded', { reason: error.failure.message }))))
  }
}

async function buildSite(options: BuildOptions, progress: Progress): Promise<ExitCode> {
  const began = performance.now()
  const { io } = progress
  const { out, strict, json } = options
  await reportUnfinishedSave(options.repository, io)
  if (options.fetch) await download(options.repository, io)
  const writer = new SiteWriter(out, dataFolders().data)
  try {
    const { pages, frame, drawn, program, troubles, found } = await prepare(options, writer, progress)
    const trouble = [...troubles, ...found]
    const isFine = trouble.length === 0
    const written = isFine || !strict ? writer.publish() : undefined
    if (written) record(writer, { pages, frame, program }, io)
    const strangers = written ? writer.strangers() : []
    if (!json)
      for (const { file, message: reason } of trouble) io.err(printable(`${file}: ${inEnglish(reason)}`))
    const [path] = strangers
    if (!json && path !== undefined)
      io.err(printable(inEnglish(message('build:strangers', { count: strangers.length, path }))))
    const sumOf = (key: 'problems' | 'outside') =>
      [...pages.values()].reduce((sum, page) => sum + page[key], 0)
    const milliseconds = Math.round(performance.now() - began)
    const counts = { pages: pages.size, drawn, problems: sumOf('problems') }
    const only = options.only.length === 0 ? undefined : { names: options.only, links: sumOf('outside') }
    const built: Built = { out, ...counts, milliseconds, trouble, checked: strict, written, only }
    io.out(
      json
        ? JSON.stringify(
            { ...built, trouble: trouble.map(inWords), ...written, written: undefined, strangers },
            undefined,
            2,
          )
        : summary(built),
    )
    return isFine ? 0 : 1
  } finally {
    writer.discard()
  }
}
