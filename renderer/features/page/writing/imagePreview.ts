import type { IMarkdownString } from 'monaco-editor/editor'
import { findIcon } from '../../../../shared/site/base/icons.ts'
import { iconLibrary } from '../../../fields/icons/library.ts'
import type { Site } from '../../../host/scope/site.ts'
import { baseOf, usePreview } from '../../../host/session/previewed-page.ts'
import { monaco } from '../editor/monaco.ts'

/** A URL that the code editor allows; it is then replaced by the real one. */
const STANDS_IN = 'https://picture'

/** An image for the code editor’s own boxes; screen readers read its alt text and not its URL. */
const markdown = (words: string, url: string): IMarkdownString => ({
  value: `![${words.replace(/[[\]\\]/g, ' ')}](${STANDS_IN}|width=160)`,
  uris: { [STANDS_IN]: monaco.Uri.parse(url) },
})

/** An image of the repository, small; undefined if nothing serves it. */
export function pictureOf(site: Site, path: string): IMarkdownString | undefined {
  const { page } = usePreview.of(site).getState()
  if (!page) return undefined
  const url = baseOf(page) + path.split('/').map(encodeURIComponent).join('/')
  return markdown(path, url)
}

// An image can’t adapt to the colors around it: this one is visible on light and on dark.
const INK = '#8a8a8a'

/** An icon by its name. */
export async function iconPicture(name: string): Promise<IMarkdownString | undefined> {
  const found = findIcon((await iconLibrary()).icons, name, undefined)
  if (!found) return undefined
  const { width, height, path } = found
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 ${width} ${height}"><path fill="${INK}" d="${path}"/></svg>`
  return markdown(name, `data:image/svg+xml;base64,${btoa(svg)}`)
}
