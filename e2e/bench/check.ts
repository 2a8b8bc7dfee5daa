import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInMemory } from '../../shared/project/testing/open-in-memory.ts'
import { generateSite } from './generate.ts'
import { metered } from './measured-run.ts'
import { type Row, spent, spread } from './row.ts'
import { writeFiles } from './write-files.ts'

const EDITS = 40

/** Runs the command on a folder, from start to end. */
function command(count: number, files: Readonly<Record<string, string>>): readonly Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'galley-bench-check-'))
  try {
    writeFiles(folder, files)
    const { cpu, wall, memory } = metered(['check', folder, '--format', 'json'])
    const what = `check of ${count.toLocaleString('en')} pages`
    return [
      { what: `${what}: processor`, value: cpu, unit: 's CPU', ...(count <= 1000 && { most: 5 }) },
      { what: `${what}: clock`, value: wall, unit: 's' },
      { what: `${what}: memory`, value: memory, unit: 'MB', most: 500 },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Edits a page or docs.json and measures the CPU time until all problems are known again. */
async function again(count: number, files: Readonly<Record<string, string>>): Promise<readonly Row[]> {
  const { project, settle, insert } = await openInMemory(files)
  await settle()
  const pages = Object.keys(files).filter(file => file.endsWith('.mdx'))
  const measure = async (edit: (round: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let round = 0; round < EDITS; round++) {
      const start = spent()
      await edit(round)
      await settle()
      times.push(spent() - start)
    }
    return times
  }
  const body = await measure(round => {
    const file = pages[round * 7] ?? ''
    return insert(file, files[file]?.lastIndexOf('\n') ?? 0, '\n\nOne more line.')
  })
  const heading = await measure(round => {
    const file = pages[round * 5] ?? ''
    return insert(file, files[file]?.lastIndexOf('\n') ?? 0, `\n\n## One more heading ${round}\n`)
  })
  const title = await measure(async round => {
    const file = pages[round * 3] ?? ''
    const at = (await project.read({ file })).text.indexOf('title: "') + 8
    return insert(file, at, 'New ')
  })
  const what = `${count.toLocaleString('en')} pages, checked again after`
  return [
    ...spread(`${what} an edit`, body, 'ms CPU', 100),
    ...spread(`${what} a heading more`, heading, 'ms CPU', 100),
    ...spread(`${what} another title`, title, 'ms CPU', 100),
  ]
}

/** Checks whole sites with the command line, and after one edit in the engine. */
export async function benchCheck(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const count of [1000, 10_000]) {
    const files = generateSite(count, 1)
    rows.push(...command(count, files), ...(await again(count, files)))
  }
  return rows
}
