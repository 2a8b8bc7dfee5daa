import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { basename, decodePath, dirname, stem } from '../../text/path.ts'

/** What a page links to. */
export type LinkingPage = Pick<ParsedPage, 'file' | 'links' | 'images' | 'assets'>

const nameOf = (path: string): string => stem(basename(path)).toLowerCase()

/** `v1.2` may be a page of that name, or a file `v1`; dots alone name a folder. */
function namesIn(target: string): readonly string[] {
  const name = basename(target.replace(/\/+$/, '')).toLowerCase()
  return /^\.*$/.test(name) ? [''] : [name, stem(name)]
}

/**
 * The last segments of the links, images and snippets of a page. When a file is added, removed or gets other
 * headings, this affects only pages that mention one of its {@link linkNamesOf}.
 */
export const mentionedNames = ({ links, images, assets }: Omit<LinkingPage, 'file'>): ReadonlySet<string> =>
  namesInAll([...links, ...images, ...assets].map(({ target }) => target))

/** The last segments of links, as {@link mentionedNames} finds them. */
export const namesInAll = (targets: readonly string[]): ReadonlySet<string> =>
  new Set(targets.flatMap(target => namesIn(decodePath(target.replace(/[?#].*$/s, '')))))

/** The names by which links reach a file: its own, and those of the folders whose index it may be. */
export function linkNamesOf(file: string): readonly string[] {
  const names = [nameOf(file)]
  for (let folder = dirname(file); folder !== ''; folder = dirname(folder)) names.push(nameOf(folder))
  return names.includes('index') ? [...names, ''] : names
}

const namesAt = (address = ''): readonly string[] => linkNamesOf(decodePath(address.replace(/[?#].*$/s, '')))

type Redirects = readonly { readonly source?: string; readonly destination?: string }[]

/** The names by which links reach one of `files`, also through a redirect; redirects with patterns are not covered. */
export function namesReaching(files: readonly string[], redirects: Redirects = []): ReadonlySet<string> {
  const names = new Set(files.flatMap(linkNamesOf))
  const leading = redirects.flatMap(({ source, destination }) =>
    namesAt(destination).some(name => names.has(name)) ? namesAt(source) : [],
  )
  return new Set([...names, ...leading])
}
