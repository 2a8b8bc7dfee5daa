/** How a file is shown: as writing, as an image, or as the text of a program. */
export type FileKind = 'writing' | 'picture' | 'data'

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i
const WRITING = /\.mdx?$/i

/** The kind of a file, by its name. */
export function fileKind(file: string): FileKind {
  if (WRITING.test(file)) return 'writing'
  return PICTURE.test(file) ? 'picture' : 'data'
}
