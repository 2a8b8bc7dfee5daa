import { decodePath, dirname, join, normalize } from '../../text/path.ts'
import type { FindFile, FoundFile } from '../styles/files.ts'
import { encodePath } from './routes.ts'
import { styleAddress } from './style-address.ts'
import { readTarget } from './url.ts'

const TYPES = {
  picture: /\.(?:apng|avif|cur|gif|ico|jpe?g|png|svg|webp)$/i,
  font: /\.(?:otf|ttf|woff2?)$/i,
} as const

const HIDDEN = /(?:^|\/)\./

/** Whether a file of the repository is of a kind that style sheets can load. */
export const isStyleFile = (path: string): boolean => TYPES.picture.test(path) || TYPES.font.test(path)

/**
 * Finds the files of the repository that the style sheet `sheet` names: from its own folder, or else from the root, as
 * links of pages are read. Hidden files count as missing, since they are never published.
 */
export const findStyleFiles =
  (sheet: string, files: Pick<ReadonlySet<string>, 'has'>): FindFile =>
  (url, kind): FoundFile => {
    const target = readTarget(url)
    if (target?.kind !== 'internal' || target.path === '') return 'value'
    const written = decodePath(target.path)
    const near = written.startsWith('/') ? normalize(written) : join(dirname(sheet), written)
    const path = [near, normalize(written)].find(each => files.has(each) && !HIDDEN.test(each))
    if (path === undefined) return 'missing'
    if (!TYPES[kind].test(path)) return 'type'
    return { path, address: styleAddress(encodePath(path) + target.fragment) }
  }

/** Finds the files of the repository that utility classes name: always from the root, as a class is the same on every page. */
export const findClassFiles = (files: ReadonlySet<string>): FindFile => findStyleFiles('', files)
