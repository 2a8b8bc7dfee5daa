import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Probed } from './api-probe.ts'
import { percentile } from './row.ts'
import { runAlone } from './small-process.ts'
import { writeFiles } from './write-files.ts'

/** Runs a benchmark program on descriptions, each run in a fresh process. */
export interface ApiPrograms {
  /** Writes a repository that is kept until the end, and returns its folder. */
  readonly repository: (files: Readonly<Record<string, string>>) => string
  /**
   * Each figure is the median of three runs; `sweep`, which reads all files, runs once. `some` reads `before` first,
   * which warms up the engine.
   */
  readonly run: (
    folder: string,
    entry: string,
    what: 'parse' | 'first' | 'models' | 'some' | 'sweep',
    before?: string,
  ) => Probed
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

function probed(args: readonly string[]): Probed {
  const { stdout, stderr, status } = runAlone(args)
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

function middleOf(runs: readonly Probed[]): Probed {
  const middle = (of: (run: Probed) => number) => percentile(runs.map(of), 0.5)
  return {
    operations: middle(run => run.operations),
    files: middle(run => run.files),
    parse: middle(run => run.parse),
    navigation: middle(run => run.navigation),
    first: middle(run => run.first),
    memory: middle(run => run.memory),
    again: middle(run => run.again),
    models: middle(run => run.models),
    usual: middle(run => run.usual),
    slowest: middle(run => run.slowest),
    size: middle(run => run.size),
    filled: middle(run => run.filled),
    largest: middle(run => run.largest),
    each: middle(run => run.each),
  }
}

/** Bundles the program like the product and passes it to `use`. */
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
      run: (folder, entry, what, before = '') =>
        middleOf(
          Array.from({ length: what === 'sweep' ? 1 : RUNS }, () =>
            probed([program, folder, entry, what, before]),
          ),
        ),
    })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
