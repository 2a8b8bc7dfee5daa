import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Probed } from './api-probe.ts'
import { percentile } from './row.ts'
import { writeFiles } from './write-files.ts'

/** Runs a program of the bench on descriptions: each run in a process that has done nothing else. */
export interface ApiPrograms {
  /** Writes a repository that stays until the end; gives its folder. */
  readonly repository: (files: Readonly<Record<string, string>>) => string
  /** The figures of the run in the middle of three. */
  readonly run: (folder: string, entry: string, what: 'parse' | 'first' | 'models') => Probed
}

async function bundled(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: fileURLToPath(new URL('api-probe.ts', import.meta.url)),
      outDir,
      target: 'node20',
      rolldownOptions: { output: { format: 'es', entryFileNames: 'probe.mjs', codeSplitting: false } },
    },
  })
  return join(outDir, 'probe.mjs')
}

const RUNS = 3

/**
 * Starts the program from a process as small as can be: what a process has held at its most begins, on Linux, with
 * what the one that starts it holds.
 */
const LAUNCH = `process.exit(require('node:child_process').spawnSync(process.execPath,process.argv.slice(1),{stdio:'inherit'}).status??1)`

/** Bundles the program as the product is bundled, and lends it to `use`. */
export async function withApiPrograms<Made>(use: (programs: ApiPrograms) => Promise<Made>): Promise<Made> {
  const home = mkdtempSync(join(tmpdir(), 'galley-bench-apis-'))
  try {
    const program = await bundled(home)
    return await use({
      repository(files) {
        const folder = mkdtempSync(join(home, 'repository-'))
        writeFiles(folder, files)
        return folder
      },
      run(folder, entry, what) {
        const runs = Array.from({ length: RUNS }, (): Probed => {
          const options = { encoding: 'utf8', maxBuffer: 1e9 } as const
          const { stdout, stderr, status } = spawnSync(
            process.execPath,
            ['-e', LAUNCH, program, folder, entry, what],
            options,
          )
          if (status !== 0) throw new Error(stderr)
          return JSON.parse(stdout)
        })
        const middle = (of: (run: Probed) => number) => percentile(runs.map(of), 0.5)
        const [one] = runs
        if (!one) throw new Error('Nothing was run.')
        return {
          ...one,
          parse: middle(run => run.parse),
          navigation: middle(run => run.navigation),
          first: middle(run => run.first),
          memory: middle(run => run.memory),
          again: middle(run => run.again),
          models: middle(run => run.models),
        }
      },
    })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
