import type { ParsedPage } from '../../page/page.ts'
import { pathOfFile } from '../../page/summary.ts'
import { pictureFile } from '../links.ts'
import type { Site } from '../plan.ts'
import type { Snippets } from '../snippets/files.ts'
import { goesOn, HEAD, LONG_HEAD, pictureSize } from './size.ts'
import type { PictureSize } from './svg.ts'

/** The sizes of pictures by their files; undefined where a file says none. */
export type PictureSizes = ReadonlyMap<string, PictureSize | undefined>

/** Reads the first `most` bytes of a file; rejects where there is none. */
type ReadHead = (path: string, most: number) => Promise<Uint8Array>

/** A size as one word, to tell whether it is still the same. */
export const sizeKey = (size: PictureSize | undefined): string =>
  size === undefined ? '' : `${size.width}x${size.height}`

/** How many files are read until others have their turn. */
const AT_ONCE = 16

/** Sizes of the pictures of a repository; of each, the file is read once, until it is forgotten. */
export class PictureShelf {
  readonly #read: ReadHead
  readonly #giveWay: () => Promise<void>
  readonly #sizes = new Map<string, Promise<PictureSize | undefined>>()
  #looked = 0

  /** `giveWay` lets others have their turn; it is called between every few files that are read. */
  constructor(read: ReadHead, giveWay: () => Promise<void> = () => Promise.resolve()) {
    this.#read = read
    this.#giveWay = giveWay
  }

  /** The size of the picture in that file; undefined where it says none or cannot be read. */
  size(file: string): Promise<PictureSize | undefined> {
    const known = this.#sizes.get(file) ?? this.#look(file)
    this.#sizes.set(file, known)
    return known
  }

  /** Says that the file may hold another picture. */
  forget(file: string): void {
    this.#sizes.delete(file)
  }

  async #sizeOf(file: string): Promise<PictureSize | undefined> {
    if (++this.#looked % AT_ONCE === 0) await this.#giveWay()
    const head = await this.#read(file, HEAD)
    return pictureSize(head) ?? (goesOn(head) ? pictureSize(await this.#read(file, LONG_HEAD)) : undefined)
  }

  #look(file: string): Promise<PictureSize | undefined> {
    return this.#sizeOf(file).catch(() => undefined) // the build tells of it when it copies the file
  }
}

/** The pictures of the repository that a page, its snippets and the frame around it show. */
function shownPictures(site: Site, page: ParsedPage, snippets: Snippets): ReadonlySet<string> {
  const { logo } = site.config
  const logos = typeof logo === 'string' ? [logo] : [logo?.light, logo?.dark]
  const path = pathOfFile(page.file)
  const texts = [page, ...snippets.values()]
  const targets = texts.flatMap(({ images }) => images)
  const found = [
    ...logos.map(source => source && pictureFile(source, { routes: site.routes, page: '' })),
    ...targets.map(({ target }) => pictureFile(target, { routes: site.routes, page: path })),
  ]
  return new Set(found.flatMap(file => (file ? [file] : [])))
}

/** What a page is drawn of, beside its own text. */
interface PageParts {
  readonly page: ParsedPage
  readonly snippets: Snippets
}

/** Finds out how large the pictures are that a page needs: one after the other, so that giving way helps. */
export async function loadPictures(
  site: Site,
  { page, snippets }: PageParts,
  shelf: PictureShelf,
): Promise<PictureSizes> {
  const files = [...shownPictures(site, page, snippets)].sort()
  const sizes = new Map<string, PictureSize | undefined>()
  for (const file of files) sizes.set(file, await shelf.size(file))
  return sizes
}
