import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PackageNotice } from '../../shared/project/base/about.ts'
import { bundledPackages, publishedPackages } from './bundled.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|third-?party-?notices)/i

/** The last part of a readme, where packages without a file for it have their license. */
const LICENSE_PART = /^#+ *licen[cs]e\b.*$[\s\S]*/im

/** Sets of icons without a license file, and the package that has the same license. */
const SAME_LICENSE: Readonly<Record<string, string>> = { '@iconify-json/lucide': 'lucide-react' }

/** What the license file of a package leaves out. */
const FURTHER: Readonly<Record<string, () => string>> = {
  // As the typefaces themselves say.
  katex: () => `The typefaces of KaTeX:
Copyright (c) 2009-2010, Design Science, Inc. (<www.mathjax.org>)
Copyright (c) 2014-2018 Khan Academy (<www.khanacademy.org>)
with a Reserved Font Name for each typeface, such as KaTeX_Main.

${openFontLicense()}`,
  'monaco-editor': () => `The typeface codicon contains the Codicons:
Copyright (c) Microsoft Corporation (<https://github.com/microsoft/vscode-codicons>)
They are licensed under CC BY 4.0 (<https://creativecommons.org/licenses/by/4.0/>).`,
}

/** The text of the license that all bundled typefaces share, without the owner of the one it is read from. */
function openFontLicense(): string {
  const text = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/LICENSE'), 'utf8')
  return text.slice(text.indexOf('This Font Software is licensed')).trim()
}

const ownLicense = (): string => readFileSync(join(root, 'LICENSE'), 'utf8').trim()

function textIn(folder: string): string {
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

/** The author of a package; sets of icons have it in a file of their own. */
function authorOf(folder: string, author: unknown): string {
  const info = join(folder, 'info.json')
  if (author !== undefined || !existsSync(info)) return nameIn(author)
  return nameIn(Reflect.get(Object(JSON.parse(readFileSync(info, 'utf8'))), 'author'))
}

/** The license text of a package that names the MIT license and its author, but has no copy of the license. */
function mitOf(author: string): string {
  return author === '' ? '' : ownLicense().replace(/^Copyright .*$/m, `Copyright (c) ${author}`)
}

function noticeOf(path: string): PackageNotice {
  const folder = join(root, path)
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const name = String(manifest.name)
  const license = typeof manifest.license === 'string' ? manifest.license : ''
  const twin = SAME_LICENSE[name]
  const given = textIn(twin === undefined ? folder : join(root, 'node_modules', twin))
  const text = given || (license === 'MIT' ? mitOf(authorOf(folder, manifest.author)) : '')
  const further = FURTHER[name]
  return {
    name,
    version: String(manifest.version),
    license,
    text: further ? `${text}\n\n${further()}` : text,
  }
}

/** The notices of packages, given by their folders below the root of the project, by name. */
export const readNotices = (packages: readonly string[]): readonly PackageNotice[] =>
  packages
    .filter(path => existsSync(join(root, path, 'package.json')))
    .map(noticeOf)
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const RULE = `\n\n${'-'.repeat(80)}\n\n`

/** Notices as one text: each license text once, below all packages that have it. */
export function noticesText(introduction: string, notices: readonly PackageNotice[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, license, text } of notices) {
    const names = byText.get(text) ?? []
    byText.set(text, [...names, `${name} ${version} (${license.replace(/^\((.*)\)$/, '$1') || 'see below'})`])
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text.replaceAll('\r\n', '\n')}`)
  return `${[introduction, ...parts].join(RULE)}\n`
}

const ABOUT_PRODUCT = () =>
  `Galley is published under the license below. It contains the packages that follow, each with its own license.

${ownLicense()}`

const ABOUT_SITE = () =>
  `The pages of this site are their owner's. They were made with Galley, whose scripts and styles they load, and which
is published under the license below. With them come the typefaces, icons and packages that follow, each with its own
license.

${ownLicense()}`

/**
 * Writes the notices beside the built scripts, from which they are made: as data for the editor, as text for the
 * packages and installers, and as text for published sites.
 */
export function writeNotices(dist = join(root, 'dist')): void {
  const notices = readNotices(bundledPackages(dist))
  writeFileSync(join(dist, 'notices.json'), `${JSON.stringify(notices)}\n`)
  writeFileSync(join(dist, 'licenses.txt'), noticesText(ABOUT_PRODUCT(), notices))
  const site = join(dist, 'site')
  if (!existsSync(site)) return // the build was asked for other parts
  const published = readNotices(publishedPackages(dist))
  writeFileSync(join(site, 'licenses.txt'), noticesText(ABOUT_SITE(), published))
}
