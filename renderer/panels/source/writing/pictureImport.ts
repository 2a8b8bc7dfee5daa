import { t } from 'i18next'
import { literal } from '../../../../shared/site/writing/insert.ts'
import { basename, extension, stem } from '../../../../shared/text/path.ts'
import { imageFolder } from '../../../fields/assetPaths.ts'
import { assetsNow } from '../../../state/assets.ts'
import { readImage } from '../../../state/importing.ts'
import { notify } from '../../../state/notices.ts'
import { withCompanion } from '../companion.ts'
import type { Desk } from './desk.ts'
import { insertBlock } from './insertion.ts'
import { fileOf } from './reading.ts'

/** Pictures from the clipboard all have one name: they are called as the page is. */
function named(picture: File, page: string): File {
  if (!/^(image|unnamed)\.\w+$/i.test(picture.name)) return picture
  const ending = extension(picture.name) || `.${picture.type.replace(/^image\//, '')}`
  return new File([picture], `${stem(basename(page))}${ending}`, { type: picture.type })
}

/** With its size, a picture takes its place before it is loaded; a drawing has none of its own. */
async function sizeOf(picture: File): Promise<string> {
  if (picture.type === 'image/svg+xml') return ''
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  bitmap.close()
  return ` width="${width}" height="${height}"`
}

/** Makes files of pictures, one step for each, and shows each in a frame; the words for those who cannot see it come next. */
export async function insertPictures(desk: Desk, pictures: readonly File[]): Promise<void> {
  const folder = imageFolder([...assetsNow().keys()])
  for (const picture of pictures) {
    const made = await readImage(named(picture, fileOf(desk.model)), folder)
    if (made === undefined) return
    const path = made.file
    const alt = `alt="\${0:${literal(t('source:paste.shows'))}}"`
    const size = await sizeOf(picture)
    if (desk.model.isDisposed()) return
    const label = t('source:paste.import', { file: basename(path) })
    withCompanion(desk.model, { label, create: [made] }, () =>
      insertBlock(desk, `<Frame>\n  <img src="${literal(`/${path}`)}" ${alt}${size} />\n</Frame>`),
    )
    notify({ kind: 'success', message: t('source:paste.picture', { path }) })
  }
}
