import { type Apis, readApis } from '../../shared/openapi/apis.ts'
import { groupsOf } from '../../shared/openapi/groups.ts'
import type { ApiSource } from '../../shared/openapi/operations.ts'
import { generateApi, generateApiFiles } from './generate-api.ts'
import { type Row, spent } from './row.ts'

interface Timed<Value> {
  readonly value: Value
  /** Processor time, in milliseconds. */
  readonly milliseconds: number
}

async function timed<Value>(work: () => Promise<Value> | Value): Promise<Timed<Value>> {
  const before = spent()
  const value = await work()
  return { value, milliseconds: spent() - before }
}

const readFrom = (files: ReadonlyMap<string, string>) => async (file: string) => files.get(file)

const reading = (files: ReadonlyMap<string, string>, entry: string): Promise<Apis> =>
  readApis({ entries: [{ written: entry }], repository: new Set(files.keys()), read: readFrom(files) })

function firstOf(apis: Apis): ApiSource {
  const [source] = apis.sources
  if (!source) throw new Error('The generated description cannot be read.')
  return source
}

async function firstPage(files: ReadonlyMap<string, string>, entry: string) {
  const apis = await reading(files, entry)
  const source = firstOf(apis)
  groupsOf(source)
  const [operation] = source.operations
  if (operation) await apis.prepare(operation, source, readFrom(files))
  return { apis, source }
}

/** Every operation of these leads to every schema: some of them tell enough. */
const SOME = 200

async function inOneFile(megabytes: number): Promise<readonly Row[]> {
  const text = generateApi(megabytes * 1_000_000)
  const files = new Map([['api.json', text]])
  const parse = await timed(() => void JSON.parse(text))
  const first = await timed(() => firstPage(files, 'api.json'))
  const { apis, source } = first.value
  let [largest, written] = [0, 0]
  const some = source.operations.slice(0, SOME)
  const all = await timed(() => {
    for (const operation of some) {
      const { operation: _, ...model } = apis.model(operation, source)
      const { length } = JSON.stringify(model)
      largest = Math.max(largest, length)
      written += length
    }
  })
  // A small file comes first, and is read before the engine has warmed up.
  const isWarm = megabytes > 1
  const what = `${megabytes} MB, ${source.operations.length.toLocaleString('en')} operations`
  return [
    { what: `${what}: JSON.parse`, value: parse.milliseconds, unit: 'ms' },
    {
      what: 'navigation and first page, as a multiple of it',
      value: first.milliseconds / parse.milliseconds,
      unit: 'times',
      ...(isWarm ? { most: 3 } : {}),
    },
    { what: 'an operation, on average', value: all.milliseconds / some.length, unit: 'ms' },
    {
      what: 'the same for each 10 kB of it',
      value: (all.milliseconds * 10_000) / written,
      unit: 'ms',
      ...(isWarm ? { most: 0.4 } : {}),
    },
    { what: 'largest operation', value: largest / 1000, unit: 'kB' },
  ]
}

async function inManyFiles(count: number): Promise<readonly Row[]> {
  const files = generateApiFiles(count)
  const first = await timed(() => firstPage(files, 'openapi.yaml'))
  return [
    {
      what: `${count.toLocaleString('en')} files: navigation and first page`,
      value: first.milliseconds,
      unit: 'ms',
      most: 620,
    },
    { what: 'files read for it', value: first.value.apis.paths.length, unit: 'files' },
  ]
}

/** Measures how fast API descriptions are read: generated ones of three sizes, and one of many files. */
export async function benchApis(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const megabytes of [1, 10, 40]) rows.push(...(await inOneFile(megabytes)))
  rows.push(...(await inManyFiles(3000)))
  rows.push({ what: 'memory after all of it', value: process.memoryUsage.rss() / 1e6, unit: 'MB', most: 600 })
  return rows
}
