import { isAddress } from '../config/navigation/address.ts'
import { message } from '../messages/message.ts'
import { TooCostly } from '../text/budget.ts'
import { basename, stem } from '../text/path.ts'
import { complete, fileWith, type ReadApiText } from './complete.ts'
import { ApiBudget } from './document/api-budget.ts'
import type { ApiOperation } from './document/operations.ts'
import { type ApiSource, readSource } from './document/operations.ts'
import { type Dialect, dialectOf, type Finding, looksLikeApi } from './document/read.ts'
import { type ApiFile, ApiFiles, walk } from './document/references.ts'
import type { ModelOptions } from './operation/context.ts'
import { type OperationModel, operationModel } from './operation/operation.ts'

/** An API description that docs.json names, or that was found. */
export interface ApiEntry {
  /** As written: a path, an address, or a file name without extension. */
  readonly written: string
  /** JSON pointer to it in docs.json; undefined if docs.json does not list it. */
  readonly at?: string
  /** Folder of the pages generated for it; undefined if there are none. */
  readonly folder?: string
  /** It becomes a tab or an anchor of its own. */
  readonly isOwn?: boolean
}

/** An entry with the result of reading it. */
export interface ReadEntry extends ApiEntry {
  /** Path of its file, if there is one. */
  readonly file?: string
  readonly source?: ApiSource
  /** Why there is no source, or what was guessed. */
  readonly finding?: Finding
  /** The text that the finding is about, if it is not stored elsewhere. */
  readonly broken?: string
}

/** The number of models that are cached. */
const MODEL_CACHE_SIZE = 60

const DESCRIPTION = /\.(json|ya?ml)$/i
const NEVER = /(^|\/)(docs|mint|package|package-lock|tsconfig|jsconfig|composer|vercel|renovate)\.json$/i

/** Whether a file may be an API description, judged by its name. */
export const mayBeApi = (file: string): boolean => DESCRIPTION.test(file) && !NEVER.test(file)

/** The file of an entry: given by its path from the root, or by its name without extension. */
function fileOf(written: string, files: ReadonlySet<string>): string | undefined {
  const path = written.trim().replace(/^(\.?\/+)+/, '')
  if (files.has(path)) return path
  const named = [...files].filter(file => mayBeApi(file) && stem(basename(file)) === stem(basename(path)))
  return named.find(file => stem(file) === path) ?? named[0]
}

/** API descriptions as plain data, for transfer to another thread. */
export interface ApiData {
  readonly entries: readonly (Omit<ReadEntry, 'source'> & { readonly isRead: boolean })[]
  /** Texts by file; `undefined` if one cannot be read. */
  readonly texts: ReadonlyMap<string, string | undefined>
  readonly dialects: ReadonlyMap<string, Dialect>
}

/** The API descriptions of a repository, read as far as they were needed. */
export class Apis {
  readonly entries: readonly ReadEntry[]
  readonly files: ApiFiles
  readonly #texts: Map<string, ApiFile | undefined>
  readonly #budget: ApiBudget
  /** The most recently used models, the latest last. */
  readonly #models = new Map<
    ApiOperation,
    { readonly requiredFirst: boolean; readonly model: OperationModel }
  >()

  constructor(
    entries: readonly ReadEntry[],
    files: ApiFiles,
    texts: Map<string, ApiFile | undefined>,
    budget: ApiBudget,
  ) {
    this.entries = entries
    this.files = files
    this.#texts = texts
    this.#budget = budget
  }

  /** The descriptions that could be read, each once. */
  get sources(): readonly ApiSource[] {
    const all = this.entries.flatMap(({ source }) => source ?? [])
    return [...new Set(all)]
  }

  /** Paths of all files that were read. */
  get paths(): readonly string[] {
    return [...this.#texts.keys()]
  }

  /** Returns the descriptions as data, which {@link apisFrom} turns back into this object. */
  data(): ApiData {
    const data: ApiData = {
      entries: this.entries.map(({ source, ...entry }) => ({ ...entry, isRead: source !== undefined })),
      texts: new Map([...this.#texts].map(([file, held]) => [file, held?.text])),
      dialects: new Map(this.files.dialects),
    }
    made.set(data, this)
    return data
  }

  held(file: string): ApiFile | undefined {
    return this.#texts.get(file)
  }

  /** The full model of an operation; call {@link Apis.prepare} first, which reads the files it refers to. */
  model(operation: ApiOperation, source: ApiSource, requiredFirst = false): OperationModel {
    const known = this.#models.get(operation)
    if (known?.requiredFirst === requiredFirst) return known.model
    const options: ModelOptions = { files: this.files, source, requiredFirst }
    const model = operationModel(operation, options)
    this.#models.delete(operation)
    if (this.files.wanted.size === 0) this.#models.set(operation, { requiredFirst, model })
    const [oldest] = this.#models.keys()
    if (oldest && this.#models.size > MODEL_CACHE_SIZE) this.#models.delete(oldest)
    return model
  }

  /** Reads the files that an operation refers to; returns the descriptions that include them. */
  async prepare(
    operation: ApiOperation,
    source: ApiSource,
    read: ReadApiText,
    requiredFirst = false,
  ): Promise<readonly string[]> {
    await this.complete(source.dialect, read, () => void this.model(operation, source, requiredFirst))
    return this.paths
  }

  /** Reads every file that another one refers to. */
  async readAll(read: ReadApiText): Promise<void> {
    const [first] = this.sources
    await this.complete(first?.dialect ?? '3.1', read, () => {
      for (const file of this.paths) {
        walk(this.files.root(file), node => void this.files.follow(node))
      }
    })
  }

  /**
   * Repeats `act` until it needs no further files, or takes too much: then what follows takes as much, and tells
   * of it.
   */
  async complete(dialect: Dialect, read: ReadApiText, act: () => void): Promise<void> {
    const { files } = this
    try {
      await complete({ files, texts: this.#texts, dialect, read, budget: this.#budget }, act)
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error
    }
  }
}

const made = new WeakMap<ApiData, Apis>()

/** Creates descriptions from their data: the same object for the same data. */
export function apisFrom(
  data: ApiData,
  repository: ReadonlySet<string>,
  budget: ApiBudget = new ApiBudget(),
): Apis {
  const known = made.get(data)
  if (known) return known
  const texts = new Map<string, ApiFile | undefined>(
    [...data.texts].map(([file, text]) => [file, text === undefined ? undefined : fileWith(text, budget)]),
  )
  const files = new ApiFiles(texts, file => repository.has(file))
  for (const [file, dialect] of data.dialects) files.dialects.set(file, dialect)
  const sources = new Map<string, ApiSource>()
  const entries = data.entries.map(({ isRead, ...entry }): ReadEntry => {
    const { file } = entry
    const dialect = file === undefined ? undefined : data.dialects.get(file)
    if (!isRead || file === undefined || dialect === undefined) return entry
    const source = sources.get(file) ?? readSource(file, dialect, files)
    sources.set(file, source)
    return { ...entry, source }
  })
  files.wanted.clear()
  const apis = new Apis(entries, files, texts, budget)
  made.set(data, apis)
  return apis
}

/** What descriptions are read from. */
interface ApiInput {
  readonly entries: readonly ApiEntry[]
  /** Every file of the repository. */
  readonly repository: ReadonlySet<string>
  readonly read: ReadApiText
  /** The previous result: files with the same text are not parsed again. */
  readonly previous?: Apis
  readonly budget?: ApiBudget
}

const notDownloaded = (address: string): Finding => ({
  message: message('openapi:notDownloaded', { address }),
  hint: message('openapi:notDownloadedHint'),
  offset: 0,
})

async function readEntry(entry: ApiEntry, state: Reading): Promise<ReadEntry> {
  const { input } = state
  const address = entry.written.trim()
  const file = isAddress(address) ? address : fileOf(address, input.repository)
  if (file === undefined) return entry
  const known = state.sources.get(file)
  if (known) return { ...entry, ...known }
  const text = await input.read(file)
  if (text === undefined) {
    return isAddress(address)
      ? { ...entry, finding: notDownloaded(address) }
      : { ...entry, file, finding: { message: message('openapi:unreadableFile', { file }), offset: 0 } }
  }
  const before = input.previous?.held(file)
  const held = fileWith(text, state.budget, before)
  const dialect = held.value === undefined ? undefined : dialectOf(held.value)
  const read = typeof dialect === 'string' ? await sourceOf(file, held, dialect, state) : dialect
  if (read && 'operations' in read) {
    const made = { file, source: read, ...(held.finding && { finding: held.finding }) }
    state.sources.set(file, made)
    return { ...entry, ...made }
  }
  // A description may be broken while it is edited: its last valid state stays in use.
  const finding = typeof dialect === 'string' ? read : (held.finding ?? read)
  const last = input.previous?.files.dialects.get(file)
  const earlier = before && last ? await sourceOf(file, before, last, state) : undefined
  const source = earlier && 'operations' in earlier ? { source: earlier } : {}
  const made = { file, broken: text, ...(finding && { finding }), ...source }
  state.sources.set(file, made)
  return { ...entry, ...made }
}

/** Reads a description; returns why not if that takes too much. */
async function sourceOf(
  file: string,
  held: ApiFile,
  dialect: Dialect,
  state: Reading,
): Promise<ApiSource | Finding> {
  const { input, files, texts, budget } = state
  texts.set(file, held)
  files.dialects.set(file, dialect)
  const { read, previous } = input
  let source: ApiSource | undefined
  const list = () => {
    source = readSource(file, dialect, files)
  }
  try {
    await complete({ files, texts, dialect, read, budget, ...(previous && { previous }) }, list)
    return source ?? budget.bounded(() => readSource(file, dialect, files))
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error
    texts.delete(file)
    files.dialects.delete(file)
    return budget.refuse(held.text, error.excess)
  }
}

interface Reading {
  readonly input: ApiInput
  readonly budget: ApiBudget
  readonly files: ApiFiles
  readonly texts: Map<string, ApiFile | undefined>
  readonly sources: Map<string, Pick<ReadEntry, 'file' | 'source' | 'finding' | 'broken'>>
}

/**
 * Reads the descriptions that `entries` name, as far as lists of their operations need it. A broken one does
 * not affect the others.
 */
export async function readApis(input: ApiInput): Promise<Apis> {
  const { budget = new ApiBudget() } = input
  const texts = new Map<string, ApiFile | undefined>()
  const files = new ApiFiles(texts, file => input.repository.has(file))
  const state: Reading = { input, budget, files, texts, sources: new Map() }
  const entries: ReadEntry[] = []
  for (const entry of input.entries) entries.push(await readEntry(entry, state))
  return new Apis(entries, files, texts, budget)
}

/** Finds the files of a repository that are API descriptions, for pages that refer to an unlisted one. */
export async function findApis(
  repository: ReadonlySet<string>,
  read: ReadApiText,
): Promise<readonly ApiEntry[]> {
  const found: ApiEntry[] = []
  for (const file of [...repository].filter(mayBeApi).slice(0, 2000)) {
    const text = await read(file)
    if (text !== undefined && looksLikeApi(text)) found.push({ written: file })
  }
  return found
}
