import { findIcon } from '../../../../shared/site/icons.ts'
import { iconLibrary } from '../../../icons/library.ts'
import { baseOf, usePreview } from '../../preview/store.ts'

/** An image of the repository, small, as Markdown for the code editor's own boxes; undefined while nothing serves it. */
export function pictureOf(path: string): string | undefined {
  const { page } = usePreview.getState()
  if (!page) return undefined
  const url = baseOf(page) + path.split('/').map(encodeURIComponent).join('/')
  return `![](${url.replace(/[()]/g, encodeURIComponent)}|width=180)`
}

// A picture knows nothing of the colours around it: this one is seen on light and on dark.
const INK = '#8a8a8a'

/** An icon by its name, as Markdown for the code editor's own boxes. */
export async function iconPicture(name: string): Promise<string | undefined> {
  const found = findIcon((await iconLibrary()).icons, name, undefined)
  if (!found) return undefined
  const { width, height, path } = found
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 ${width} ${height}"><path fill="${INK}" d="${path}"/></svg>`
  return `![](data:image/svg+xml;base64,${btoa(svg)})`
}
