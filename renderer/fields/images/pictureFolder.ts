import { imageFolderOf } from '../../../shared/page/writing/image-folder.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { dirname } from '../../../shared/text/path.ts'
import type { Site } from '../../host/scope/site.ts'
import { assetsNow } from '../../host/site/assets.ts'
import { pagesByFile } from '../../host/site/pages.ts'
import { imageFolder, imagesOf } from './assetPaths.ts'

/** The number of siblings that are read: more would not change where most of them have their images. */
const READ = 40

async function textOf(site: Site, file: string): Promise<string> {
  try {
    return (await site.host.read({ file })).text
  } catch (error) {
    // A page that cannot be read shows no images.
    if (error instanceof Refusal) return ''
    throw error
  }
}

/** The pages in the same folder that are closest in the alphabet. */
function siblingsOf(site: Site, page: string): readonly string[] {
  const files = [...pagesByFile(site).values()]
    .filter(({ file, generated }) => !generated && dirname(file) === dirname(page))
    .map(({ file }) => file)
    .sort()
  const from = Math.max(0, files.indexOf(page) - READ / 2)
  return files.slice(from, from + READ + 1).filter(file => file !== page)
}

/** The folder for new images of a page: that of its own images, else of its siblings’, else of most images. */
export async function pictureFolder(site: Site, page: string, text: string): Promise<string> {
  const images = new Set(imagesOf(assetsNow(site)))
  const own = imageFolderOf([{ file: page, text }], images)
  if (own !== undefined) return own
  const siblings = await Promise.all(
    siblingsOf(site, page).map(async file => ({ file, text: await textOf(site, file) })),
  )
  return imageFolderOf(siblings, images) ?? imageFolder([...images])
}
