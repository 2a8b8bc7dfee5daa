import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import type { Plugin } from 'vite'

const BANNER = '// Made from the installed version of mermaid by `npm run generate`. Do not edit.'

const library = fileURLToPath(new URL('../../node_modules/mermaid/', import.meta.url))

/** The folder of the scripts in `dist/site`: another version of the library has another one, so that each can be cached forever. */
function folderName(): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(`${library}package.json`, 'utf8'))
  return `mermaid-${version}`
}

interface BuiltFile {
  readonly name: string
  readonly content: string
}

/**
 * Builds the library as classic scripts, which a page opened from a folder can load: one for what all diagrams need,
 * and more for each kind of diagram. Only Rollup writes modules in the format of SystemJS, which loads such scripts.
 */
async function builtFiles(): Promise<readonly BuiltFile[]> {
  const bundle = await rollup({
    input: { mermaid: `${library}dist/mermaid.esm.min.mjs` },
    // The library is already as small as its authors could make it.
    treeshake: false,
  })
  const { output } = await bundle.generate({
    format: 'system',
    compact: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // Scripts that a diagram needs anyway would be named again by those that need them.
    hoistTransitiveImports: false,
  })
  await bundle.close()
  return output.map(file => ({
    name: `${folderName()}/${file.fileName}`,
    content: file.type === 'chunk' ? file.code : String(file.source),
  }))
}

/** Writes the scripts that draw diagrams beside the one that loads them. */
export const diagramScripts = (): Plugin => ({
  name: 'galley:diagrams',
  async generateBundle() {
    for (const { name, content } of await builtFiles())
      this.emitFile({ type: 'asset', fileName: name, source: content })
  },
})

/** Returns the text of `shared/site/base/diagram-files.generated.ts`: the names of the scripts in `dist/site`. */
export async function diagramFiles(): Promise<string> {
  const names = (await builtFiles()).map(({ name }) => name)
  return `${BANNER}

/** The script of the library for diagrams, in \`dist/site\`. */
export const DIAGRAM_LIBRARY = '${folderName()}/mermaid.js'

/** Every script that draws diagrams, in \`dist/site\`; they load each other. */
export const diagramFiles: readonly string[] = ${JSON.stringify(names.sort(), undefined, 2)}
`
}
