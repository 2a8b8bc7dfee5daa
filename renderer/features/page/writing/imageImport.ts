import { t } from 'i18next'
import { ALT_PLACEHOLDER } from '../../../../shared/page/writing/alt-placeholder.ts'
import type { NewFile } from '../../../../shared/project/base/model.ts'
import { literal } from '../../../../shared/site/writing/insert.ts'
import { basename } from '../../../../shared/text/path.ts'
import { readImage } from '../../../fields/images/readImage.ts'
import { notify } from '../../../host/base/notices.ts'
import type { AppWindow } from '../../../host/scope/app-window.ts'
import type { Site } from '../../../host/scope/site.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { insertBlock } from './insertion.ts'
import { fileOf } from './pageReading.ts'
import { pictureFolder } from './pictureFolder.ts'
import { named } from './pictureName.ts'

/** With its size, an image takes up its space before it is loaded; an SVG has no size of its own. */
async function sizeOf(app: AppWindow, picture: File): Promise<string> {
  if (picture.type === 'image/svg+xml') return ''
  try {
    const bitmap = await createImageBitmap(picture)
    const { width, height } = bitmap
    bitmap.close()
    return ` width="${width}" height="${height}"`
  } catch {
    notify(app, { kind: 'warning', message: t('page:paste.unread', { name: picture.name }) })
    return ''
  }
}

/** Creates files of images and shows each in a frame, as one step; the alt text comes next. */
export async function insertPictures(
  site: Site,
  openPage: OpenPage,
  pictures: readonly File[],
): Promise<void> {
  const page = fileOf(openPage.model)
  const folder = await pictureFolder(site, page, openPage.model.getValue())
  const made: NewFile[] = []
  const frames: string[] = []
  for (const picture of pictures) {
    const taken = made.map(({ file }) => file)
    const image = await readImage(site, named(picture, page), folder, taken)
    // The reason was shown; the other images are imported.
    if (image === undefined) continue
    made.push(image)
    const alt = `alt="\${${made.length}:${literal(ALT_PLACEHOLDER)}}"`
    const size = await sizeOf(site.app, picture)
    frames.push(`<Frame>\n  <img src="${literal(`/${image.file}`)}" ${alt}${size} />\n</Frame>`)
  }
  if (made.length === 0 || openPage.model.isDisposed()) return
  const paths = made.map(({ file }) => file)
  const label = t('page:paste.import', { files: paths.map(basename) })
  withCompanion(openPage.model, { label, create: made }, () =>
    insertBlock(openPage, `${frames.join('\n\n')}$0`),
  )
  notify(site.app, { kind: 'success', message: t('page:paste.picture', { count: paths.length, paths }) })
}
