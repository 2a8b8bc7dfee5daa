import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NavigationEntry } from '../../shared/config/navigation/entry.ts'
import { readNavigation } from '../../shared/config/navigation/navigation.ts'
import { readConfig } from '../../shared/config/read/read.ts'
import { summarizePage } from '../../shared/page/summary.ts'

/** What a journey changes in an unknown repository. */
export interface Part {
  /** A group, and the page in it that is edited. */
  readonly group: string
  readonly page: { readonly file: string; readonly label: string; readonly title: string }
  /** A page of that group, and the group it is moved to. */
  readonly moved: { readonly path: string; readonly label: string }
  readonly target: string
}

interface Page {
  readonly path: string
  readonly file: string
  readonly label: string
  readonly title: string
  readonly size: number
}

interface Group {
  readonly name: string
  readonly pages: readonly Page[]
}

const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '')

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('.git'))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

function pageAt(folder: string, file: string | undefined): readonly Page[] {
  if (file === undefined) return []
  const written = text(folder, file)
  const { path, title, sidebarTitle, url } = summarizePage(file, written)
  return url === undefined ? [{ path, file, label: sidebarTitle ?? title, title, size: written.length }] : []
}

/** Finds two adjacent groups with pages of distinct names. */
export function partOf(folder: string): Part {
  const known = new Map(files(folder).map(file => [file.replace(/\.mdx?$/i, ''), file]))
  const names: string[] = []
  const groups: Group[] = []
  const visit = (entry: NavigationEntry) => {
    if (entry.kind !== 'group') return
    const direct = entry.entries.filter(one => one.kind === 'page')
    const pages = direct.flatMap(one => pageAt(folder, known.get(one.path)))
    groups.push({ name: entry.name, pages })
    names.push(entry.name, ...pages.map(page => page.label))
    entry.entries.forEach(visit)
  }
  readNavigation(readConfig(text(folder, 'docs.json')).value).forEach(visit)
  const isUnique = (name: string) => names.filter(one => one === name).length === 1
  for (const [index, { name, pages }] of groups.entries()) {
    const clear = pages.filter(page => isUnique(page.label))
    const moved = clear.at(-1)
    const [page] = clear.filter(one => one !== moved).sort((a, b) => b.size - a.size)
    const target = groups[index + 1]?.name
    if (isUnique(name) && page && moved && target !== undefined && isUnique(target))
      return { group: name, page, moved, target }
  }
  throw new Error(`${folder} has no two groups to work with`)
}

/** Returns the bytes of every file in a folder. */
export const bytesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(files(folder).map(file => [file, readFileSync(join(folder, file), 'base64')]))

export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Commits the current state of a folder to a new Git repository. */
export function commitAll(folder: string): void {
  git(folder, 'init', '-q')
  git(folder, 'config', 'core.autocrlf', 'false')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '--no-gpg-sign', '-m', 'As found')
}

/** Returns the strings removed from and added to a JSON file. */
export function changedWords(folder: string, file: string): { removed: string[]; added: string[] } {
  const difference = git(folder, 'diff', '-U0', '--word-diff=porcelain', '--word-diff-regex="[^"]*"', file)
  const body = difference.slice(difference.indexOf('@@')).split('\n')
  const words = (sign: string) =>
    body
      .filter(line => line.startsWith(sign))
      .flatMap(line => line.match(/"[^"]*"/g) ?? [])
      .sort()
  return { removed: words('-'), added: words('+') }
}
