import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages whose files or drawings are in published sites although no source map names them. */
const SITE_DATA: readonly string[] = [
  ...['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono'],
  ...['@fortawesome/fontawesome-free', '@iconify-json/lucide', '@iconify-json/tabler', 'katex'],
]

/** Packages in the scripts for diagrams that the source maps of their library do not name. */
const IN_DIAGRAMS: readonly string[] = ['mermaid', '@mermaid-js/parser', 'stylis']

const DICTIONARIES: readonly string[] = ['en', 'en-gb', 'es', 'fr', 'nl', 'ru'].map(
  language => `dictionary-${language}`,
)

const inModules = (name: string): string => `node_modules/${name}`

/** The folder of the package that a source is from, below the root of the project. */
const PACKAGE = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/

function sourcesIn(map: string): readonly string[] {
  const { sources }: { readonly sources: readonly (string | null)[] } = JSON.parse(readFileSync(map, 'utf8'))
  return sources.flatMap(source => source ?? [])
}

/** The folders of the packages that the scripts below `folder` were built from. */
function packagesIn(folder: string): readonly string[] {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.map'),
  )
  return maps.flatMap(path =>
    sourcesIn(join(folder, path)).flatMap(source => PACKAGE.exec(source.replaceAll('\\', '/'))?.[0] ?? []),
  )
}

/** The folders of the packages in the scripts for diagrams, which the library was built from elsewhere. */
const diagramPackages = (): readonly string[] => [
  ...packagesIn(
    fileURLToPath(new URL('../../node_modules/mermaid/dist/chunks/mermaid.esm.min', import.meta.url)),
  ).map(path => inModules(path.replace(/^.*node_modules\//, ''))),
  ...IN_DIAGRAMS.map(inModules),
]

const inOrder = (paths: readonly string[]): readonly string[] => [...new Set(paths)].sort()

/** The folders of all packages that the product in `dist` contains. */
export const bundledPackages = (dist: string): readonly string[] =>
  inOrder([...packagesIn(dist), ...diagramPackages(), ...[...SITE_DATA, ...DICTIONARIES].map(inModules)])

/** The folders of the packages that published sites contain: the scripts, typefaces and drawings that readers get. */
export const publishedPackages = (dist: string): readonly string[] =>
  inOrder([...packagesIn(join(dist, 'site')), ...diagramPackages(), ...SITE_DATA.map(inModules)])
