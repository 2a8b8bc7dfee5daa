/** A new division with the content of another one. */
export interface DivisionCopy {
  readonly name: string
  /** Its index in the list; at the end if missing. */
  readonly to?: number
  /** The copy lists the same pages; otherwise each page gets a path of its own. */
  readonly samePages?: boolean
  /** Whether the repository has a file; then what names one in the folder of the original names that of the copy. */
  readonly exists?: (file: string) => boolean
}

/** How a copy differs from its original. */
interface Names {
  readonly kind: string
  readonly from: string
  readonly to: string
}

/**
 * Returns the path of a page in a copy: the segment with the old name becomes the new one; in a language, a path
 * without it gets a folder of its own.
 */
export function copiedPath(path: string, { kind, from, to }: Names): string {
  const segments = path.split('/')
  const index = segments.findIndex(segment => segment.toLowerCase() === from.toLowerCase())
  if (index >= 0 && from !== '') return segments.with(index, to).join('/')
  return kind === 'language' ? `${to}/${path}` : path
}
