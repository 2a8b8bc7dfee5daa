import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const manifest = fileURLToPath(new URL('../../../package.json', import.meta.url))

/**
 * Builds a program of a test, which imports sources of Galley, into one file in `folder`, with the manifest that it
 * looks for; returns its path. It starts several times as fast as the sources do.
 */
export async function bundleProgram(folder: string, name: string, source: string): Promise<string> {
  const entry = join(folder, `${name}.ts`)
  copyFileSync(manifest, join(folder, 'package.json'))
  writeFileSync(entry, source)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  })
  return join(folder, `${name}.mjs`)
}
