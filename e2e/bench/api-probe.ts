import { NodeFiles } from '../../electron/node/disk/files.ts'
import { readApis } from '../../shared/openapi/apis.ts'
import { groupsOf } from '../../shared/openapi/groups.ts'
import { siteTextsIn } from '../../shared/site/texts/site-texts.ts'
import { sweep } from './api-sweep.ts'
import { percentile, spent } from './row.ts'

// Runs bundled, in a separate process for each figure: api-probe FOLDER ENTRY parse|first|models|some|sweep [BEFORE].

/** The measurements of one process: milliseconds of CPU time, megabytes, bytes. */
export interface Probed {
  readonly operations: number
  readonly files: number
  /** Only `JSON.parse` of the text; 0 if not measured. */
  readonly parse: number
  /** From reading the file to the groups of the navigation. */
  readonly navigation: number
  /** From there to the first complete operation. */
  readonly first: number
  /** Peak memory up to that point. */
  readonly memory: number
  /** Reading the same description again, with its text cached. */
  readonly again: number
  /** All operations in full. */
  readonly models: number
  /** A single operation after all have been read: the median and the slowest. */
  readonly usual: number
  readonly slowest: number
  /** All operations as JSON, the same without empty lists and unset flags, and the largest one. */
  readonly size: number
  readonly filled: number
  readonly largest: number
  /** The first operations per 10 kB, in full and as JSON. */
  readonly each: number
}

const [folder = '.', entry = '', what = 'first', before = ''] = process.argv.slice(2)
const disk = new NodeFiles(folder, { data: folder })
const repository = new Set((await disk.list()).map(({ path }) => path))
const read = async (file: string) => (await disk.readText(file)).text

async function parsing(): Promise<number> {
  const text = await read(entry)
  const start = spent()
  JSON.parse(text)
  return spent() - start
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)

const filledSize = (model: object) =>
  Buffer.byteLength(JSON.stringify(model, (_, value) => (isEmpty(value) ? undefined : value)))

const inputOf = (written: string) => ({ entries: [{ written }], repository, read })

async function reading(file: string) {
  let start = spent()
  const apis = await readApis(inputOf(file))
  const [source] = apis.sources
  const [operation] = source?.operations ?? []
  if (!source || !operation) throw new Error('The description cannot be read.')
  groupsOf(source, siteTextsIn('en').apiGroups)
  const navigation = spent() - start
  start = spent()
  await apis.prepare(operation, source, read)
  apis.model(operation, source)
  const first = spent() - start
  const memory = process.resourceUsage().maxRSS / 1000
  return { apis, source, navigation, first, memory }
}

type Read = Awaited<ReturnType<typeof reading>>

/** Measures every operation: first all of them, then one by one. */
async function whole({ apis, source }: Read) {
  let start = spent()
  for (const operation of source.operations) {
    await apis.prepare(operation, source, read)
    apis.model(operation, source)
  }
  const models = spent() - start
  const [warm, sizes, filled]: [number[], number[], number[]] = [[], [], []]
  for (const operation of source.operations) {
    start = spent()
    const { operation: _, ...model } = apis.model(operation, source)
    warm.push(spent() - start)
    sizes.push(Buffer.byteLength(JSON.stringify(model)))
    filled.push(filledSize(model))
  }
  return {
    models,
    usual: percentile(warm, 0.5),
    slowest: Math.max(...warm),
    size: sum(sizes),
    filled: sum(filled),
    largest: Math.max(...sizes),
  }
}

/** A sample of operations is enough if each of them refers to every schema. */
const SOME = 200

async function eachOfSome({ apis, source }: Read): Promise<number> {
  const start = spent()
  let written = 0
  for (const operation of source.operations.slice(0, SOME)) {
    await apis.prepare(operation, source, read)
    const { operation: _, ...model } = apis.model(operation, source)
    written += JSON.stringify(model).length
  }
  return ((spent() - start) * 10_000) / written
}

async function again({ apis }: Read): Promise<number> {
  const start = spent()
  for (const source of (await readApis({ ...inputOf(entry), previous: apis })).sources)
    groupsOf(source, siteTextsIn('en').apiGroups)
  return spent() - start
}

const nothing = { operations: 0, files: 0, navigation: 0, first: 0, memory: 0, again: 0 }
const noModels = { models: 0, usual: 0, slowest: 0, size: 0, filled: 0, largest: 0 }

async function probe(): Promise<Probed> {
  if (what === 'parse') return { ...nothing, ...noModels, parse: await parsing(), each: 0 }
  if (what === 'sweep') {
    const start = spent()
    const swept = await sweep([...repository].sort(), read)
    const memory = process.resourceUsage().maxRSS / 1000
    return { ...nothing, ...noModels, ...swept, navigation: spent() - start, memory, parse: 0, each: 0 }
  }
  if (before) await eachOfSome(await reading(before))
  const found = await reading(entry)
  const { apis, source, navigation, first, memory } = found
  const counts = { operations: source.operations.length, files: apis.paths.length }
  const models = what === 'models' ? await whole(found) : noModels
  const each = what === 'some' ? await eachOfSome(found) : 0
  const more = what === 'first' ? await again(found) : 0
  return { ...counts, parse: 0, navigation, first, memory, again: more, ...models, each }
}

process.stdout.write(JSON.stringify(await probe()))
