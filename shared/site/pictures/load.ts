import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { pathOfFile } from '../../page/summary.ts'
import { pictureFile } from '../base/links.ts'
import type { PictureSize } from '../base/picture-size.ts'
import type { Site } from '../plan/plan.ts'
import type { Snippets } from '../snippets/files.ts'
import { goesOn, HEAD, LONG_HEAD, pictureSize } from './size.ts'

/** The sizes of images by file; undefined for a file without a size. */
export type PictureSizes = ReadonlyMap<string, PictureSize | undefined>

/** Reads the first `most` bytes of a file; rejects if there is none. */
type ReadHead = (path: string, most: number) => Promise<Uint8Array>

/** A size as a string, for comparison. */
export const sizeKey = (size: PictureSize | undefined): string =>
  size === undefined ? '' : `${size.width}x${size.height}`

/** How many files are read before others get their turn. */
const AT_ONCE = 16

/** Caches the sizes of the images of a repository; each file is read once, until it is forgotten. */
export class PictureCache {
  readonly #read: ReadHead
  readonly #giveWay: () => Promise<void>
  readonly #sizes = new Map<string, Promise<PictureSize | undefined>>()
  #looked = 0

  /** `giveWay` yields to other work; it is called after every few files. */
  constructor(read: ReadHead, giveWay: () => Promise<void> = () => Promise.resolve()) {
    this.#read = read
    this.#giveWay = giveWay
  }

  /** Returns the size of the image in that file; undefined if it has none or cannot be read. */
  size(file: string): Promise<PictureSize | undefined> {
    const known = this.#sizes.get(file) ?? this.#look(file)
    this.#sizes.set(file, known)
    return known
  }

  /** Forgets a file, which may have a new image. */
  forget(file: string): void {
    this.#sizes.delete(file)
  }

  async #sizeOf(file: string): Promise<PictureSize | undefined> {
    if (++this.#looked % AT_ONCE === 0) await this.#giveWay()
    const head = await this.#read(file, HEAD)
    return pictureSize(head) ?? (goesOn(head) ? pictureSize(await this.#read(file, LONG_HEAD)) : undefined)
  }

  #look(file: string): Promise<PictureSize | undefined> {
    return this.#sizeOf(file).catch(() => undefined) // the build reports it when it copies the file
  }
}

/** A page and its snippets. */
interface PageParts {
  readonly page: ParsedPage
  readonly snippets: Snippets
}

/** The images of the repository in the frame around every page. */
function framePictures({ config: { logo }, routes }: Site): readonly string[] {
  const logos = typeof logo === 'string' ? [logo] : [logo?.light, logo?.dark]
  return logos.flatMap(source => (source && pictureFile(source, { routes, page: '' })) || [])
}

/** The images of the repository that a page and its snippets show. */
function shownPictures({ routes }: Site, { page, snippets }: PageParts): readonly string[] {
  const path = pathOfFile(page.file)
  const targets = [page, ...snippets.values()].flatMap(({ images }) => images)
  return targets.flatMap(({ target }) => pictureFile(target, { routes, page: path }) ?? [])
}

/**
 * Reads the sizes of the images of a page, or only of the frame: one after the other, so that yielding helps.
 */
export async function loadPictures(
  site: Site,
  parts: PageParts | undefined,
  shelf: PictureCache,
): Promise<PictureSizes> {
  const shown = parts ? shownPictures(site, parts) : []
  const files = [...new Set([...framePictures(site), ...shown])].sort()
  const sizes = new Map<string, PictureSize | undefined>()
  for (const file of files) sizes.set(file, await shelf.size(file))
  return sizes
}
