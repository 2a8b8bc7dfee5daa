import { decodePath, dirname, join, normalize } from '../../text/path.ts'

/** The text of a page and its file. */
export interface PageText {
  readonly file: string
  readonly text: string
}

const TARGET =
  /!\[[^\]\n]*\]\(\s*<?([^\s<>()]+)|\b(?:src|img|poster)=(?:"([^"\n]*)"|'([^'\n]*)')|^\s*\[[^\]\n]+\]:\s*(\S+)/gm

function* targetsIn(text: string): Generator<string> {
  for (const [, ...found] of text.matchAll(TARGET)) {
    const target = found.find(one => one !== undefined)
    if (target !== undefined) yield decodePath(target.replace(/[?#].*$/, ''))
  }
}

const fileOf = (page: string, target: string): string =>
  target.startsWith('/') ? normalize(target) : join(dirname(page), target)

/**
 * Returns the folder of most images that these pages show; the first in the alphabet of several with as many.
 * Undefined if they show none of `images`, which are paths inside the repository.
 */
export function imageFolderOf(
  pages: Iterable<PageText>,
  images: { has(path: string): boolean },
): string | undefined {
  const counts = new Map<string, number>()
  for (const { file, text } of pages)
    for (const target of targetsIn(text)) {
      const path = fileOf(file, target)
      if (images.has(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}
