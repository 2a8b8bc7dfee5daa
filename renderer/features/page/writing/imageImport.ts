import { t } from 'i18next'
import type { NewFile } from '../../../../shared/project/base/model.ts'
import { literal } from '../../../../shared/site/writing/insert.ts'
import { basename, extension, stem } from '../../../../shared/text/path.ts'
import { imageFolder } from '../../../fields/images/assetPaths.ts'
import { readImage } from '../../../fields/images/readImage.ts'
import { notify } from '../../../host/base/notices.ts'
import type { AppWindow } from '../../../host/scope/app-window.ts'
import type { Site } from '../../../host/scope/site.ts'
import { assetsNow } from '../../../host/site/assets.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { insertBlock } from './insertion.ts'
import { fileOf } from './pageReading.ts'

/** Pictures from the clipboard all have one name: they are called as the page is. */
function named(picture: File, page: string): File {
  if (!/^(image|unnamed)\.\w+$/i.test(picture.name)) return picture
  const ending = extension(picture.name) || `.${picture.type.replace(/^image\//, '')}`
  return new File([picture], `${stem(basename(page))}${ending}`, { type: picture.type })
}

/** With its size, a picture takes its place before it is loaded; a drawing has none of its own. */
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

/** Makes files of pictures and shows each in a frame, as one step; the words for those who cannot see them come next. */
export async function insertPictures(
  site: Site,
  openPage: OpenPage,
  pictures: readonly File[],
): Promise<void> {
  const folder = imageFolder([...assetsNow(site).keys()])
  const made: NewFile[] = []
  const frames: string[] = []
  for (const picture of pictures) {
    const taken = made.map(({ file }) => file)
    const image = await readImage(site, named(picture, fileOf(openPage.model)), folder, taken)
    // The reason was shown; the other pictures are imported.
    if (image === undefined) continue
    made.push(image)
    const alt = `alt="\${${made.length}:${literal(t('page:paste.shows'))}}"`
    const size = await sizeOf(site.app, picture)
    frames.push(`<Frame>\n  <img src="${literal(`/${image.file}`)}" ${alt}${size} />\n</Frame>`)
  }
  if (made.length === 0 || openPage.model.isDisposed()) return
  const paths = made.map(({ file }) => file)
  const label = t('page:paste.import', { file: paths.map(basename).join(', ') })
  withCompanion(openPage.model, { label, create: made }, () =>
    insertBlock(openPage, `${frames.join('\n\n')}$0`),
  )
  notify(site.app, { kind: 'success', message: t('page:paste.picture', { path: paths.join(', ') }) })
}
