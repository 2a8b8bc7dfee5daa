const PAGE_EXTENSION = /\.mdx?$/i

/** A path as nearly all files write it: nothing to leave out at either end. */
const PLAIN = /^[\w-](?:[\w/-]*[\w-])?$/

/** Returns the path that identifies a page: no leading `/` or `./`, no trailing `/`, no `.md` or `.mdx`. */
export function pagePath(written: string): string {
  if (PLAIN.test(written)) return written
  const path = written.trim().replaceAll('\\', '/')
  return path
    .replace(/^(\.?\/+)+/, '')
    .replace(/\/+$/, '')
    .replace(PAGE_EXTENSION, '')
}
