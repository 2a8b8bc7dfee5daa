import { t } from 'i18next'
import type { PageText } from '../../../shared/page/writing/image-folder.ts'
import type { NewFile } from '../../../shared/project/base/model.ts'
import { basename } from '../../../shared/text/path.ts'
import { type Notice, notify } from '../../host/base/notices.ts'
import type { AppWindow } from '../../host/scope/app-window.ts'
import type { Site } from '../../host/scope/site.ts'
import { pictureFolder } from './pictureFolder.ts'
import { named } from './pictureName.ts'
import { readImage } from './readImage.ts'

/** An image for a page. */
export interface Picture {
  /** The file that the step creates. */
  readonly file: NewFile
  /** The attributes for its size, each behind a space; empty if that is not known. */
  readonly size: string
}

/** With its size, an image takes up its space before it is loaded; an SVG has no size of its own. */
async function sizeOf(app: AppWindow, picture: File): Promise<string> {
  if (picture.type === 'image/svg+xml') return ''
  try {
    const bitmap = await createImageBitmap(picture)
    const { width, height } = bitmap
    bitmap.close()
    return ` width="${width}" height="${height}"`
  } catch {
    notify(app, { kind: 'warning', message: t('fields:picture.unread', { name: picture.name }) })
    return ''
  }
}

/** Reads images that are inserted in a page, each under a free name. Files that are not images are reported and left out. */
export async function readPictures(
  site: Site,
  page: PageText,
  pictures: readonly File[],
): Promise<readonly Picture[]> {
  const folder = await pictureFolder(site, page.file, page.text)
  const made: Picture[] = []
  for (const picture of pictures) {
    const taken = made.map(({ file }) => file.file)
    const file = await readImage(site, named(picture, page.file), folder, taken)
    if (file) made.push({ file, size: await sizeOf(site.app, picture) })
  }
  return made
}

const pathsOf = (pictures: readonly Picture[]) => pictures.map(({ file }) => file.file)

/** The label of the step that inserts images. */
export const labelOfPictures = (pictures: readonly Picture[]): string =>
  t('fields:picture.import', { files: pathsOf(pictures).map(basename) })

/** Says where images are saved; `action` offers what to do next. */
export function reportPictures(site: Site, pictures: readonly Picture[], action?: Notice['action']): void {
  const paths = pathsOf(pictures)
  const message = t('fields:picture.saved', { count: paths.length, paths })
  notify(site.app, { kind: 'success', message, ...(action && { action }) })
}
