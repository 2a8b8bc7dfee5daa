import { ALT_PLACEHOLDER } from '../../../../shared/page/writing/alt-placeholder.ts'
import { imageTag, inFrame } from '../../../../shared/page/writing/new-image.ts'
import { literal } from '../../../../shared/site/writing/insert.ts'
import { labelOfPictures, readPictures, reportPictures } from '../../../fields/images/readPictures.ts'
import type { Site } from '../../../host/scope/site.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { withCompanion } from '../editor/stepCompanion.ts'
import { insertBlock } from './insertion.ts'
import { fileOf } from './pageReading.ts'

/** Creates files of images and shows each in a frame, as one step; the alt text comes next. */
export async function insertPictures(site: Site, openPage: OpenPage, files: readonly File[]): Promise<void> {
  const page = { file: fileOf(openPage.model), text: openPage.model.getValue() }
  const pictures = await readPictures(site, page, files)
  if (pictures.length === 0 || openPage.model.isDisposed()) return
  const frames = pictures.map(({ file, size }, index) =>
    inFrame(imageTag(literal(`/${file.file}`), `\${${index + 1}:${literal(ALT_PLACEHOLDER)}}`, size)),
  )
  const create = pictures.map(({ file }) => file)
  withCompanion(openPage.model, { label: labelOfPictures(pictures), create }, () =>
    insertBlock(openPage, `${frames.join('\n\n')}$0`),
  )
  reportPictures(site, pictures)
}
