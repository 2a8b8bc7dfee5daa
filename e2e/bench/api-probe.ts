import { NodeFiles } from '../../electron/node/files.ts'
import { readApis } from '../../shared/openapi/apis.ts'
import { groupsOf } from '../../shared/openapi/groups.ts'
import { spent } from './row.ts'

// Runs bundled, in a program of its own for each figure: api-probe FOLDER ENTRY parse|first|models.

/** What a program measured of itself: milliseconds of processor time, megabytes, characters. */
export interface Probed {
  readonly operations: number
  readonly files: number
  /** `JSON.parse` of the text and nothing else; 0 where it is not asked for. */
  readonly parse: number
  /** Reading the file, to the groups of the navigation. */
  readonly navigation: number
  /** From then on to the first operation in full. */
  readonly first: number
  /** The most that the program has held until then. */
  readonly memory: number
  /** The same description again, whose text is known. */
  readonly again: number
  /** Every operation in full, together. */
  readonly models: number
  /** One operation after the other, which others were read before. */
  readonly warm: readonly number[]
  /** What each operation says as JSON, without the lists and marks that are empty. */
  readonly sizes: readonly number[]
}

const [folder = '.', entry = '', what = 'first'] = process.argv.slice(2)
const disk = new NodeFiles(folder, { data: folder })
const repository = new Set((await disk.list()).map(({ path }) => path))
const read = async (file: string) => (await disk.readText(file)).text

async function parsing(): Promise<number> {
  const text = await read(entry)
  const start = spent()
  JSON.parse(text)
  return spent() - start
}

const lengthOf = (model: object) =>
  JSON.stringify(model, (_, value) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  ).length

const input = { entries: [{ written: entry }], repository, read }

async function reading() {
  let start = spent()
  const apis = await readApis(input)
  const [source] = apis.sources
  const [operation] = source?.operations ?? []
  if (!source || !operation) throw new Error('The description cannot be read.')
  groupsOf(source)
  const navigation = spent() - start
  start = spent()
  await apis.prepare(operation, source, read)
  apis.model(operation, source)
  const first = spent() - start
  const memory = process.resourceUsage().maxRSS / 1000
  return { apis, source, navigation, first, memory }
}

type Read = Awaited<ReturnType<typeof reading>>

async function whole({ apis, source }: Read) {
  let start = spent()
  for (const operation of source.operations) {
    await apis.prepare(operation, source, read)
    apis.model(operation, source)
  }
  const models = spent() - start
  const [warm, sizes]: [number[], number[]] = [[], []]
  for (const operation of source.operations) {
    start = spent()
    const { operation: _, ...model } = apis.model(operation, source)
    warm.push(spent() - start)
    sizes.push(lengthOf(model))
  }
  return { models, warm, sizes }
}

async function again({ apis }: Read): Promise<number> {
  const start = spent()
  for (const source of (await readApis({ ...input, previous: apis })).sources) groupsOf(source)
  return spent() - start
}

const nothing = { operations: 0, files: 0, navigation: 0, first: 0, memory: 0, again: 0 }
const noModels = { models: 0, warm: [], sizes: [] }

async function probe(): Promise<Probed> {
  if (what === 'parse') return { ...nothing, ...noModels, parse: await parsing() }
  const found = await reading()
  const { apis, source, navigation, first, memory } = found
  const counts = { operations: source.operations.length, files: apis.paths.length }
  const models = what === 'models' ? await whole(found) : noModels
  return { ...counts, parse: 0, navigation, first, memory, again: await again(found), ...models }
}

process.stdout.write(JSON.stringify(await probe()))
