import { dump } from 'js-yaml'
import { benchApiEdit } from './api-edit.ts'
import { type ApiPrograms, withApiPrograms } from './api-programs.ts'
import { generateApi, generateApiFiles } from './generate-api.ts'
import { generateHub, schemasIn } from './generate-hub.ts'
import { realApis } from './real-apis.ts'
import type { Row } from './row.ts'

const count = (value: number) => value.toLocaleString('en')

const sizeOf = (text: string) => `${(text.length / 1e6).toFixed(0)} MB`

/** A description like the largest well-known one. */
function hub({ repository, run }: ApiPrograms): readonly Row[] {
  const text = generateHub()
  const folder = repository({ 'openapi.json': text })
  const { parse } = run(folder, 'openapi.json', 'parse')
  const read = run(folder, 'openapi.json', 'models')
  const cold = read.navigation + read.first
  const what = `${sizeOf(text)} of JSON, ${count(read.operations)} operations`
  const { all, unused } = schemasIn(text)
  const easier = `easier as nothing refers to ${count(unused)} of ${count(all)} schemas`
  return [
    { what: `${what}: JSON.parse alone`, value: parse, unit: 'ms CPU' },
    { what: `${what}: first page`, value: cold, unit: 'ms CPU', most: 300 },
    { what: `${what}: as a multiple of JSON.parse (${easier})`, value: cold / parse, unit: 'times', most: 3 },
    { what: `${what}: memory of the process at its most`, value: read.memory, unit: 'MB', most: 150 },
    { what: `${what}: any page from then on, p50`, value: read.usual, unit: 'ms CPU', most: 30 },
    { what: `${what}: the slowest of them`, value: read.slowest, unit: 'ms CPU', most: 30 },
    { what: `${what}: all of them`, value: read.models, unit: 'ms CPU', most: 700 },
    { what: `${what}: all of them as JSON`, value: read.size / 1e6, unit: 'MB', most: 15 },
    {
      what: `${what}: all of them as JSON, without empty lists and marks that are not set`,
      value: read.filled / 1e6,
      unit: 'MB',
    },
    { what: `${what}: the largest`, value: read.largest / 1000, unit: 'kB', most: 60 },
  ]
}

function small({ repository, run }: ApiPrograms): readonly Row[] {
  const text = generateApi(1_250_000)
  const folder = repository({ 'openapi.json': text })
  const { operations, navigation, first, memory } = run(folder, 'openapi.json', 'first')
  const what = `${sizeOf(text)} of JSON, ${count(operations)} operations`
  return [
    { what: `${what}: first page`, value: navigation + first, unit: 'ms CPU' },
    { what: `${what}: memory of the process at its most`, value: memory, unit: 'MB' },
  ]
}

function yaml({ repository, run }: ApiPrograms): readonly Row[] {
  const text = dump(JSON.parse(generateApi(13_000_000)), { noRefs: true })
  const folder = repository({ 'openapi.yaml': text })
  const { operations, navigation, first, memory, again } = run(folder, 'openapi.yaml', 'first')
  const what = `${sizeOf(text)} of YAML, ${count(operations)} operations`
  return [
    { what: `${what}: first page`, value: navigation + first, unit: 'ms CPU', most: 1500 },
    { what: `${what}: navigation again, text known`, value: again, unit: 'ms CPU', most: 300 },
    { what: `${what}: memory of the process at its most`, value: memory, unit: 'MB' },
  ]
}

function manyFiles({ repository, run }: ApiPrograms): readonly Row[] {
  const all = generateApiFiles(2906)
  const folder = repository(Object.fromEntries(all))
  const { operations, files, navigation, first } = run(folder, 'openapi.yaml', 'first')
  const what = `${count(all.size)} files, ${count(operations)} operations`
  return [
    { what: `${what}: navigation`, value: navigation, unit: 'ms CPU', most: 600 },
    { what: `${what}: first page after it`, value: first, unit: 'ms CPU', most: 20 },
    { what: `${what}: files read`, value: files, unit: 'files' },
  ]
}

/** Schemas that all refer to each other, with targets for the largest known number of them. */
function things({ repository, run }: ApiPrograms, characters: number, isLargest: boolean): readonly Row[] {
  const text = generateApi(characters)
  const folder = repository({ 'openapi.json': text, 'small.json': generateApi(1_000_000) })
  const { parse } = run(folder, 'openapi.json', 'parse')
  const { operations, navigation, first, memory } = run(folder, 'openapi.json', 'first')
  // A small file comes first, before the engine is warmed up.
  const { each } = run(folder, 'openapi.json', 'some', 'small.json')
  const what = `${sizeOf(text)} of JSON, ${count(operations)} operations`
  return [
    { what: `${what}: JSON.parse alone`, value: parse, unit: 'ms CPU' },
    { what: `${what}: navigation`, value: navigation, unit: 'ms CPU', ...(isLargest && { most: 1600 }) },
    {
      what: `${what}: navigation and first page, as a multiple of JSON.parse`,
      value: (navigation + first) / parse,
      unit: 'times',
      most: 3,
    },
    { what: `${what}: each 10 kB of an operation, as JSON`, value: each, unit: 'ms CPU', most: 0.4 },
    {
      what: `${what}: memory of the process at its most`,
      value: memory,
      unit: 'MB',
      ...(isLargest && { most: 350 }),
    },
  ]
}

/**
 * Measures the cost of API descriptions, generated in the sizes of the largest known ones. Reading is measured in
 * separate processes, bundled like the product; each figure is the median of three runs.
 */
export async function benchApis(): Promise<readonly Row[]> {
  const read = await withApiPrograms(async programs => [
    ...realApis(programs),
    ...small(programs),
    ...things(programs, 11_500_000, false),
    ...hub(programs),
    ...yaml(programs),
    ...manyFiles(programs),
    ...things(programs, 53_000_000, true),
  ])
  return [...read, ...(await benchApiEdit())]
}
