import type { NewFile } from '../../../shared/project/base/model.ts'
import { bytesOfText, encodedText, textOfBytes } from '../../../shared/project/files/bytes.ts'
import { imagePath } from '../../../shared/project/files/images.ts'
import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { assetsNow } from '../../host/site/assets.ts'
import { pagesNow } from '../../host/site/pages.ts'
import { safeSvg } from './safeSvg.ts'

const isSvg = ({ name, type }: File) => type === 'image/svg+xml' || /\.svg$/i.test(name)

const existingPaths = (site: Site, also: readonly string[]): readonly string[] => [
  ...also,
  ...assetsNow(site).keys(),
  ...[...pagesNow(site).values()].map(({ file }) => file),
]

/**
 * Reads an image for `folder` of the repository, under a plain, unused name; the step that uses it creates the
 * file. The names in `also` count as used. `undefined` if the image was rejected, which is reported.
 */
export async function readImage(
  site: Site,
  image: File,
  folder: string,
  also: readonly string[] = [],
): Promise<NewFile | undefined> {
  try {
    const plainName = `${folder}/${image.name}`
    const text = isSvg(image)
      ? safeSvg(await image.text())
      : textOfBytes(new Uint8Array(await image.arrayBuffer()))
    const bytes = isSvg(image) ? encodedText({ text, bom: false }) : bytesOfText(text)
    return { file: imagePath(plainName, bytes, existingPaths(site, also)), text }
  } catch (error) {
    notifyError(site.app, error)
    return undefined
  }
}
