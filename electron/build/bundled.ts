import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages whose files or drawings are in published sites although no source map names them. */
const SITE_DATA: readonly string[] = [
  ...['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono'],
  ...['@fortawesome/fontawesome-free', '@iconify-json/lucide', '@iconify-json/tabler', 'katex'],
]

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

const inOrder = (paths: readonly string[]): readonly string[] => [...new Set(paths)].sort()

/** The folders of all packages that the product in `dist` contains. */
export const bundledPackages = (dist: string): readonly string[] =>
  inOrder([...packagesIn(dist), ...[...SITE_DATA, ...DICTIONARIES].map(inModules)])

/** The folders of the packages that published sites contain: the scripts, typefaces and drawings that readers get. */
export const publishedPackages = (dist: string): readonly string[] =>
  inOrder([...packagesIn(join(dist, 'site')), ...SITE_DATA.map(inModules)])
