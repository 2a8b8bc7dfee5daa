import type { OutputFile } from '../base/output-file.ts'
import { type PictureFacts, picturePath } from '../base/share-picture.ts'

/** Draws the picture for links to a page. What draws it is loaded only for sites that have such pictures. */
export async function pictureFile(facts: PictureFacts): Promise<OutputFile> {
  const { drawSharePicture } = await import('./draw.ts')
  return { path: picturePath(facts), content: drawSharePicture(facts), isShared: true }
}
