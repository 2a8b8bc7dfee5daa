import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { readFrontmatter } from '../../../shared/page/frontmatter/read.ts'
import type { Part } from './part.ts'
import { sourceParts } from './source-parts.ts'

const IMPORT =
  /^import\s+(?:(\w+)|[^'"]*?)\s*from\s*['"]([^'"]+\.mdx?)['"]|<Snippet\b[^>]*?\bfile=["']([^"']+)["']/gm

/** The files of Markdown that a text shows. */
function imported(repository: string, file: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name, path = '', snippet]) => {
    if (name !== undefined && !new RegExp(`<${name}\\b`).test(text)) return []
    const named = snippet === undefined ? path : `/snippets/${snippet}`
    const found = named.startsWith('/') ? named.slice(1) : posix.join(dirname(file), named)
    return existsSync(join(repository, found)) ? [posix.normalize(found)] : []
  })
}

/** The names that a page imports or defines. */
export function namesIn(repository: string, file: string): ReadonlySet<string> {
  const text = readFileSync(join(repository, file), 'utf8')
  const statements = text.match(/^(?:import|export)\s[^;]*?(?:from|=|\()/gm) ?? []
  return new Set(statements.flatMap(each => each.match(/\b[A-Z]\w*/g) ?? []))
}

/** The parts of a page and of everything it shows, its title and description first. */
export function pageParts(repository: string, file: string, known = new Set<string>()): readonly Part[] {
  known.add(file)
  const text = readFileSync(join(repository, file), 'utf8').replace(/^\ufeff/, '')
  const { body, data } = readFrontmatter(text, file)
  const before = text.slice(0, body).split('\n').length - 1
  const head = (['title', 'description'] as const).flatMap((key): readonly Part[] => {
    const value = data[key]
    const kind = key === 'title' ? 'heading' : 'word'
    return typeof value === 'string' && known.size === 1
      ? [{ kind, text: value, file, line: 1, inside: [`its ${key}`] }]
      : []
  })
  const shown = imported(repository, file, text).filter(each => !known.has(each))
  return [
    ...head,
    ...sourceParts(file, text.slice(body), before),
    ...shown.flatMap(each => pageParts(repository, each, known)),
  ]
}
