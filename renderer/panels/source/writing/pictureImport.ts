import { t } from 'i18next'
import { literal } from '../../../../shared/site/writing/insert.ts'
import { basename, extension, stem } from '../../../../shared/text/path.ts'
import { imageFolder } from '../../../fields/assetPaths.ts'
import { assetsNow } from '../../../state/assets.ts'
import { importImage } from '../../../state/importing.ts'
import { notify } from '../../../state/notices.ts'
import type { Desk } from './desk.ts'
import { insertBlock } from './insertion.ts'
import { fileOf } from './reading.ts'

/** Pictures from the clipboard all have one name: they are called as the page is. */
function named(picture: File, page: string): File {
  if (!/^(image|unnamed)\.\w+$/i.test(picture.name)) return picture
  const ending = extension(picture.name) || `.${picture.type.replace(/^image\//, '')}`
  return new File([picture], `${stem(basename(page))}${ending}`, { type: picture.type })
}

/** Copies pictures into the repository, and shows each in a frame; the words for those who cannot see it come next. */
export async function insertPictures(desk: Desk, pictures: readonly File[]): Promise<void> {
  const folder = imageFolder([...assetsNow().keys()])
  for (const picture of pictures) {
    const path = await importImage(named(picture, fileOf(desk.model)), folder)
    if (path === undefined || desk.model.isDisposed()) return
    const shown = t('source:paste.shows')
    insertBlock(
      desk,
      `<Frame>\n  <img src="${literal(`/${path}`)}" alt="\${0:${literal(shown)}}" />\n</Frame>`,
    )
    notify({ kind: 'success', message: t('source:paste.picture', { path }) })
  }
}
