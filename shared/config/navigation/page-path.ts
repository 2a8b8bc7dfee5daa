const PAGE_EXTENSION = /\.mdx?$/i

/** Returns the path that identifies a page: no leading `/` or `./`, no trailing `/`, no `.md` or `.mdx`. */
export function pagePath(written: string): string {
  const path = written.trim().replaceAll('\\', '/')
  return path
    .replace(/^(\.?\/+)+/, '')
    .replace(/\/+$/, '')
    .replace(PAGE_EXTENSION, '')
}
