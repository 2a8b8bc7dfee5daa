import { t } from 'i18next'
import { isCell } from '../../../shared/page/parse/leaf.ts'
import { ALT_PLACEHOLDER } from '../../../shared/page/writing/alt-placeholder.ts'
import type { LeafChange } from '../../../shared/page/writing/leaf-text.ts'
import { imageTag, inFrame } from '../../../shared/page/writing/new-image.ts'
import { pasteInLeaf } from '../../../shared/page/writing/paste.ts'
import {
  labelOfPictures,
  type Picture,
  readPictures,
  reportPictures,
} from '../../fields/images/readPictures.ts'
import { type Notice, notify } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import type { FromWriting, TextPlace } from '../../preview-frame/writing/protocol.ts'
import { openOnPage } from './cardOnPage.ts'
import { frameTitled } from './inWindow.ts'
import { pageNow } from './pageText.ts'
import { pasteBeside } from './pasteBeside.ts'
import { usePageSelection } from './selection.ts'
import { applyChange, leafAt } from './writeOnPage.ts'

type Pasted = Extract<FromWriting, { readonly kind: 'paste' }>

const tagOf = ({ file, size }: Picture) => imageTag(`/${file.file}`, ALT_PLACEHOLDER, size)

/** The change that shows images below the text with the caret, or in its cell. */
function changeOf(
  site: Site,
  file: string,
  { where, from, to }: Pasted,
  tags: readonly string[],
): LeafChange | undefined {
  const page = pageNow(site, file)
  const leaf = page && !where ? leafAt(site, page, from) : undefined
  if (page && leaf && isCell(leaf)) {
    const part = { from: from.at, to: to.at, side: from.side }
    return pasteInLeaf(page, leaf, part, tags.join(' '))
  }
  const frames = tags.map(inFrame).join('\n\n')
  return pasteBeside(site, file, { where: where ?? 'below', beside: from }, frames)
}

/** Offers the card of an image, beside where the caret is now. */
function describing(site: Site, file: string, path: string): Notice['action'] {
  const { selection, rect } = usePageSelection.of(site).getState()
  const frame = selection && frameTitled(selection.frame)
  if (!frame || !rect) return undefined
  const run = () => {
    const offset = pageNow(site, file)?.text.indexOf(`<img src="/${path}"`) ?? -1
    if (offset >= 0) openOnPage(site, { file, offset }, rect, frame)
  }
  return { label: t('writing:describePicture'), run }
}

/** Inserts images that were pasted or dropped on the page, each in a frame; returns the caret’s place. */
export async function pastePictures(
  site: Site,
  file: string,
  message: Pasted,
): Promise<TextPlace | undefined> {
  const page = pageNow(site, file)
  if (!page) return undefined
  if (!message.where && typeof message.from.name !== 'number') {
    notify(site.app, { kind: 'info', message: t('writing:refused.picture') })
    return undefined
  }
  const pictures = await readPictures(site, page, message.pictures)
  const change = pictures.length > 0 ? changeOf(site, file, message, pictures.map(tagOf)) : undefined
  if (pictures.length > 0 && !change) notify(site.app, { kind: 'info', message: t('writing:changed') })
  if (!change) return undefined
  const create = pictures.map(picture => picture.file)
  const place = applyChange(site, file, change, { label: labelOfPictures(pictures), create })
  const [first] = create
  reportPictures(site, pictures, first && describing(site, file, first.file))
  return place
}
