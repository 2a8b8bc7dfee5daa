import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { PageReader } from '../../../shared/page/page-reader.ts'
import { pathOfFile } from '../../../shared/page/summary.ts'
import type { RefusedTexts } from '../../../shared/project/screening/screening.ts'
import type { LongFile, OutputFile } from '../../../shared/site/base/output-file.ts'
import type { Shipped } from '../../../shared/site/base/shipped.ts'
import { type BuildSources, buildRest, PageBuilder, type Rest } from '../../../shared/site/build.ts'
import { PictureCache } from '../../../shared/site/pictures/load.ts'
import { type BuildProblem, type PageTask, planOutputs } from '../../../shared/site/plan/outputs.ts'
import { planSite, type SiteInput } from '../../../shared/site/plan/plan.ts'
import { shippedFiles } from '../../../shared/site/shipped-files.ts'
import { digestOf } from '../base/digest.ts'
import { type DrawnPage, type DrawTools, drawPage } from './draw-page.ts'
import type { PageRow } from './manifest.ts'
import { JoinedParts, type SitePart } from './site-part.ts'
import { sortPages } from './sort-pages.ts'
import { Stage, UnwritableName } from './stage.ts'
import type { Texts } from './texts.ts'
import { drawInThreads } from './threads.ts'
import type { SiteWriter } from './writer.ts'

/** What a site is written from. */
interface SiteJob {
  readonly input: SiteInput
  readonly texts: Texts
  readonly reader: PageReader
  /** The texts of pages and snippets that take too much. */
  readonly refused: RefusedTexts
  readonly sources: BuildSources
  /** Identifies the program that builds: another one may draw every page differently. */
  readonly program: string
  /** The program of a thread; absent to draw everything in this one. */
  readonly thread?: string
  readonly folder: string
  readonly data: string
  /** The files of the pages of the part that is built; absent for the whole site. */
  readonly part?: ReadonlySet<string>
  /** Parts that were built elsewhere: their pages are taken as they are. */
  readonly parts?: readonly SitePart[]
  /** Reads when each file was last changed, for search engines. */
  readonly readDates?: () => Promise<ReadonlyMap<string, string>>
  /** Cancels it. */
  readonly signal: AbortSignal
  /** Gets the number of finished pages. */
  readonly progress?: (done: number, total: number) => void
}

/** A prepared site; nothing is in place yet. */
export interface ReadySite {
  readonly pages: ReadonlyMap<string, PageRow>
  readonly frame: string
  /** How many pages were drawn; the others are unchanged. */
  readonly drawn: number
  readonly troubles: readonly BuildProblem[]
  /** Folders of parts that belong to another site, so that their pages were drawn again. */
  readonly foreign: readonly string[]
}

/** With fewer pages, threads take longer to start than they save. */
const WORTH_THREADS = 150
/** Each thread reads all API descriptions again: it is worth it with one more page for this many UTF-16 units of them. */
const WORTH_READING = 5000
const MOST_THREADS = 8
/** Pages with more UTF-16 units are always drawn in a thread. */
const LONG = 300_000

const pathOf = (url: string | undefined): string => (url === undefined ? '/' : new URL(url).pathname)

const pathOfTask = ({ file }: PageTask): string => pathOfFile(file)

// The same text for the same values: the system's own serialization depends on how they are stored.
const listed = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value

/** The digest of everything that pages are made with besides their texts: plan, program, files of the product. */
function frameOf({ input, program }: SiteJob, shipped: Shipped): string {
  const { icons: _, ...plan } = input
  return digestOf(JSON.stringify({ plan, program, shipped }, listed))
}

/** The row of a page; the digest of its own text is that of the text with its summary. A refused page is tried again. */
function rowOf({ file, row, refused }: DrawnPage, texts: Texts): DrawnPage['row'] {
  if (refused) return { ...row, texts: { ...row.texts, [file]: '' } }
  const first = texts.knownDigest(file)
  return first === undefined || row.texts[file] === undefined
    ? row
    : { ...row, texts: { ...row.texts, [file]: first } }
}

/** Whether a page could need more memory than there is: a thread draws it, which can be replaced. */
async function isLong({ file, text }: PageTask, texts: Texts): Promise<boolean> {
  if (text !== undefined) return text.length > LONG
  const length = await texts.readText(file).then(
    found => found.text.length,
    () => 0, // drawing it reports why
  )
  return length > LONG
}

/** The length of all API descriptions of a site. */
const apiLength = ({ apis }: SiteInput): number =>
  [...(apis?.texts.values() ?? [])].reduce((sum, text = '') => sum + text.length, 0)

/** What changed pages are drawn with. */
interface Drawing {
  readonly shipped: Shipped
  readonly desk: DrawTools
  readonly take: (drawn: DrawnPage | BuildProblem) => void
}

/** Draws pages here, and leaves those to threads that only a thread may draw. */
async function drawHere(
  { texts, signal }: SiteJob,
  { desk, take }: Drawing,
  waiting: PageTask[],
  hasThreads: boolean,
): Promise<void> {
  const left = new Set<PageTask>()
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    signal.throwIfAborted()
    if (hasThreads && (await isLong(task, texts))) {
      waiting.unshift(task)
      if (left.has(task)) return
      left.add(task)
    } else {
      take(await drawPage(desk, task))
      await setImmediate() // threads ask for more pages
    }
  }
}

/** Draws changed pages, here and in threads. */
async function draw(job: SiteJob, drawing: Drawing, writer: SiteWriter, tasks: readonly PageTask[]) {
  const { texts, thread, folder, data, input, signal, refused } = job
  const { shipped, take } = drawing
  const worth = WORTH_THREADS + apiLength(input) / WORTH_READING
  const count = Math.min(availableParallelism(), MOST_THREADS, Math.floor(tasks.length / worth) + 1)
  const hasThreads = thread !== undefined && existsSync(thread)
  const waiting = [...tasks].reverse()
  const inThreads = (threads: number) => {
    if (!hasThreads || threads === 0 || waiting.length === 0) return Promise.resolve()
    const { icons: _, ...plan } = input
    const start = { input: plan, shipped, place: writer.place, folder, data, refused }
    return drawInThreads({ program: thread, count: threads, start, texts, signal }, waiting, take)
  }
  const all = [inThreads(count - 1), drawHere(job, drawing, waiting, hasThreads)]
  try {
    await Promise.all(all)
  } catch (error) {
    waiting.length = 0
    await Promise.allSettled(all)
    throw error
  }
  await inThreads(1)
}

/** Takes a file of the site, or reports why the disk does not accept its name. */
function added(writer: SiteWriter, file: OutputFile | LongFile): readonly BuildProblem[] {
  try {
    if ('pieces' in file) writer.addLong(file.path, file.pieces)
    else writer.add(file.path, file.content)
    return []
  } catch (error) {
    if (error instanceof UnwritableName) return [{ file: file.path, message: error.failure.message }]
    throw error
  }
}

/** What is prepared besides the pages. */
interface Whole extends Pick<Rest, 'site' | 'shipped' | 'outputs' | 'pictures' | 'last'> {
  readonly files: Awaited<ReturnType<typeof shippedFiles>>['files']
  readonly pages: ReadonlyMap<string, PageRow>
}

/** Stages everything of a whole site besides its pages. */
async function addRest(job: SiteJob, writer: SiteWriter, whole: Whole): Promise<readonly BuildProblem[]> {
  const { site, pages, files } = whole
  const needed = new Set([...pages.values()].flatMap(({ needs }) => needs))
  const rest: Rest = {
    ...whole,
    base: pathOf(site.url),
    dates: site.url === undefined ? undefined : await job.readDates?.(),
    used: [...pages.values()].flatMap(({ used }) => used),
    needs: needed,
    isIndexed: (file: string) => pages.get(file)?.isIndexed === true,
    readBuilt: (path: string) => writer.read(path),
  }
  const problems: BuildProblem[] = []
  for await (const step of buildRest(rest, job.sources)) {
    await setImmediate()
    job.signal.throwIfAborted()
    if ('message' in step) problems.push(step)
    else problems.push(...added(writer, step))
  }
  for (const { path, need, read } of files) {
    if (need === undefined || needed.has(need)) writer.add(path, await read())
  }
  return problems
}

/** Prepares a site, or a part of it, in the staging folder of `writer`: draws what changed, and keeps the rest. */
export async function prepareSite(job: SiteJob, writer: SiteWriter): Promise<ReadySite> {
  const { texts, sources, part } = job
  const site = job.reader.frame(() => planSite(job.input))
  const { shipped, files } = await shippedFiles(sources, site)
  const frame = frameOf(job, shipped)
  const { tasks: all, problems: clashes, outputs } = planOutputs(site)
  const tasks = part ? all.filter(({ file }) => part.has(file)) : all
  const problems = [...clashes]
  const isSameFrame = frame === writer.last.frame
  const known = isSameFrame ? writer.last.pages : new Map<string, PageRow>()
  const parts = new JoinedParts(job.parts ?? [], frame)
  const pictures = new PictureCache(sources.readBytes, () => setImmediate())
  const sorted = await sortPages(tasks, { texts, pictures }, { writer, known, parts })
  const { pages, joined, waiting } = sorted
  const builder = new PageBuilder(site, shipped, { readText: texts.readText, pictures, reader: job.reader })
  const tools = { builder, stage: new Stage(writer.place), texts }
  const summaries = new Map(site.pages.map(summary => [summary.file, summary]))
  let done = pages.size
  const take = (drawn: DrawnPage | BuildProblem) => {
    if ('message' in drawn) problems.push(drawn)
    else {
      const summary = summaries.get(drawn.file)
      if (summary) pages.set(drawn.file, { ...rowOf(drawn, texts), summary })
      for (const staged of drawn.staged) writer.note(staged)
      if (drawn.refused) problems.push({ file: drawn.file, message: drawn.refused })
    }
    job.progress?.(++done, tasks.length)
  }
  await draw(job, { shipped, desk: tools, take }, writer, waiting)
  if (!part) {
    const changed = [...joined, ...waiting].map(pathOfTask)
    const last = isSameFrame ? { changed, read: (path: string) => writer.readLast(path) } : undefined
    problems.push(...(await addRest(job, writer, { site, shipped, outputs, pictures, last, files, pages })))
  }
  return {
    pages,
    frame,
    drawn: waiting.length,
    troubles: problems.sort((a, b) => (a.file < b.file ? -1 : 1)),
    foreign: parts.foreign,
  }
}
