import type { ParsedPage } from '../page/page.ts'
import { basename, decodePath, dirname, stem } from '../text/path.ts'

const nameOf = (path: string): string => stem(basename(path.replace(/\/+$/, ''))).toLowerCase()

/**
 * The names that a page's links, pictures and snippets end in. When a file comes, goes or gets other
 * headings, only pages that mention one of its {@link namesOf} can be concerned.
 */
export function mentionsOf({ links, images, assets }: ParsedPage): ReadonlySet<string> {
  const targets = [...links, ...images, ...assets].map(({ target }) => target)
  return new Set(targets.map(target => nameOf(decodePath(target.replace(/[?#].*$/s, '')))))
}

/** The names by which links reach a file: its own, and those of the folders it may stand for. */
export function namesOf(file: string): readonly string[] {
  const names = [nameOf(file)]
  for (let folder = dirname(file); folder !== ''; folder = dirname(folder)) names.push(nameOf(folder))
  return names.includes('index') ? [...names, ''] : names
}
