import { dump } from 'js-yaml'
import { benchApiEdit } from './api-edit.ts'
import { type ApiPrograms, withApiPrograms } from './api-programs.ts'
import { benchApiSend } from './api-send.ts'
import { generateApi, generateApiFiles } from './generate-api.ts'
import { generateHub } from './generate-hub.ts'
import { percentile, type Row } from './row.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The largest description that is well known, by its like. */
function hub({ repository, run }: ApiPrograms): readonly Row[] {
  const text = generateHub()
  const folder = repository({ 'openapi.json': text })
  const { parse } = run(folder, 'openapi.json', 'parse')
  const { operations, navigation, first, memory, models, warm, sizes } = run(folder, 'openapi.json', 'models')
  const cold = navigation + first
  const what = `${(text.length / 1e6).toFixed(0)} MB of JSON, ${operations.toLocaleString('en')} operations`
  return [
    { what: `${what}: JSON.parse alone`, value: parse, unit: 'ms CPU' },
    { what: `${what}: first page`, value: cold, unit: 'ms CPU', most: 300 },
    { what: `${what}: as a multiple of JSON.parse`, value: cold / parse, unit: 'times', most: 3 },
    { what: `${what}: memory of the process at its most`, value: memory, unit: 'MB', most: 150 },
    { what: `${what}: any page from then on, p50`, value: percentile(warm, 0.5), unit: 'ms CPU', most: 30 },
    { what: `${what}: the slowest of them`, value: Math.max(...warm), unit: 'ms CPU', most: 30 },
    { what: `${what}: all of them`, value: models, unit: 'ms CPU', most: 700 },
    { what: `${what}: all of them as JSON`, value: sum(sizes) / 1e6, unit: 'MB', most: 15 },
    { what: `${what}: the largest`, value: Math.max(...sizes) / 1000, unit: 'kB', most: 60 },
  ]
}

function small({ repository, run }: ApiPrograms): readonly Row[] {
  const text = generateApi(1_250_000)
  const folder = repository({ 'openapi.json': text })
  const { operations, navigation, first, memory } = run(folder, 'openapi.json', 'first')
  const what = `${(text.length / 1e6).toFixed(0)} MB of JSON, ${operations.toLocaleString('en')} operations`
  return [
    { what: `${what}: first page`, value: navigation + first, unit: 'ms CPU' },
    { what: `${what}: memory of the process at its most`, value: memory, unit: 'MB' },
  ]
}

function yaml({ repository, run }: ApiPrograms): readonly Row[] {
  const text = dump(JSON.parse(generateApi(13_000_000)), { noRefs: true })
  const folder = repository({ 'openapi.yaml': text })
  const { operations, navigation, first, memory, again } = run(folder, 'openapi.yaml', 'first')
  const what = `${(text.length / 1e6).toFixed(0)} MB of YAML, ${operations.toLocaleString('en')} operations`
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
  const what = `${all.size.toLocaleString('en')} files, ${operations.toLocaleString('en')} operations`
  return [
    { what: `${what}: navigation`, value: navigation, unit: 'ms CPU', most: 600 },
    { what: `${what}: first page after it`, value: first, unit: 'ms CPU', most: 20 },
    { what: `${what}: files read`, value: files, unit: 'files' },
  ]
}

function largest({ repository, run }: ApiPrograms): readonly Row[] {
  const text = generateApi(53_000_000)
  const folder = repository({ 'openapi.json': text })
  const { parse } = run(folder, 'openapi.json', 'parse')
  const { operations, navigation, memory } = run(folder, 'openapi.json', 'first')
  const what = `${(text.length / 1e6).toFixed(0)} MB of JSON, ${operations.toLocaleString('en')} operations`
  return [
    { what: `${what}: JSON.parse alone`, value: parse, unit: 'ms CPU' },
    { what: `${what}: navigation`, value: navigation, unit: 'ms CPU', most: 1600 },
    { what: `${what}: as a multiple of JSON.parse`, value: navigation / parse, unit: 'times' },
    { what: `${what}: memory of the process at its most`, value: memory, unit: 'MB', most: 350 },
  ]
}

/**
 * Measures what API descriptions cost: generated ones of the sizes of the largest that are known. Reading is measured
 * in processes that do nothing else, bundled as the product is; their figures are the middle ones of three.
 */
export async function benchApis(): Promise<readonly Row[]> {
  const read = await withApiPrograms(async programs => [
    ...small(programs),
    ...hub(programs),
    ...yaml(programs),
    ...manyFiles(programs),
    ...largest(programs),
  ])
  return [...read, ...(await benchApiEdit()), ...(await benchApiSend())]
}
