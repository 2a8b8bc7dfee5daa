import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSite } from './generate.ts'
import { metered } from './measured-run.ts'
import { percentile, type Row } from './row.ts'
import { runAlone } from './small-process.ts'
import { writeFiles } from './write-files.ts'

const PAGES = 20
const RUNS = 5

const median = (measure: () => number): number => percentile(Array.from({ length: RUNS }, measure), 0.5)

/** The CPU time of Node itself, in seconds. */
function bareNode(): number {
  const { stdout } = runAlone(['-p', 'const u=process.resourceUsage();u.userCPUTime+u.systemCPUTime'])
  return Number(stdout) / 1e6
}

/** Measures the CPU time of small commands, most of which is their start. */
export async function benchCommands(): Promise<readonly Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'galley-bench-commands-'))
  const [folder, out] = [join(home, 'site'), join(home, 'out')]
  const row = (what: string, most: number, ...args: readonly string[]): Row => {
    const value = median(() => metered(args).cpu)
    return { what, value, unit: 's CPU', most }
  }
  const cold = () => {
    rmSync(out, { recursive: true, force: true })
    const { cpu } = metered(['build', folder, '--out', out])
    if (!existsSync(out)) throw new Error('The site could not be built: run npm run build first.')
    return cpu
  }
  try {
    writeFiles(folder, generateSite(PAGES, 1))
    return [
      { what: 'Node alone', value: median(bareNode), unit: 's CPU' },
      row('--version', 0.06, '--version'),
      row('config get', 0.12, 'config', 'get', folder, '/name'),
      { what: `build of ${PAGES} pages`, value: median(cold), unit: 's CPU', most: 0.6 },
      row('build of nothing changed', 0.25, 'build', folder, '--out', out),
      row(`check of ${PAGES} pages`, 0.5, 'check', folder),
    ]
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
