import { t } from 'i18next'
import { pasteInLeaf } from '../../../shared/page/writing/paste.ts'
import type { Site } from '../../host/scope/site.ts'
import { pagesNow } from '../../host/site/pages.ts'
import type { FromWriting, TextPlace } from '../../preview-frame/writing/protocol.ts'
import { pageNow } from './pageText.ts'
import { pasteBeside } from './pasteBeside.ts'
import { pastePictures } from './picturesOnPage.ts'
import { applyChange, leafAt, writeOnPage } from './writeOnPage.ts'

const ADDRESS = /^(https?:\/\/|mailto:)\S+$/
const FORMATTED = /<(a|b|strong|em|i|h[1-6]|ul|ol|table|pre|blockquote)\b|font-weight:\s*(bold|[6-9]00)/i

async function markdownFrom(text: string, html: string): Promise<string> {
  if (!FORMATTED.test(html)) return text
  const { markdownOf } = await import('./richText.ts')
  return markdownOf(html) || text
}

/** Pastes the content of the clipboard where the page says; returns the caret's place. */
export async function pasteOnPage(
  site: Site,
  file: string,
  message: Extract<FromWriting, { readonly kind: 'paste' }>,
): Promise<TextPlace | undefined> {
  if (message.pictures.length > 0) return pastePictures(site, file, message)
  const { from, to, text, html, where } = message
  const title = pagesNow(site).get(file)?.title ?? file
  const label = t('writing:step.paste', { page: title })
  if (where) {
    const change = pasteBeside(site, file, { where, beside: from }, await markdownFrom(text, html))
    return change && applyChange(site, file, change, { label })
  }
  const isOneText = from.block === to.block && from.name === to.name
  const step = { kind: 'write', edit: 0, action: 'text', from, to } as const
  if (typeof from.name !== 'number' || !isOneText)
    return writeOnPage(site, file, { ...step, text: text.replace(/\s*\n\s*/g, ' ') })
  const markdown = await markdownFrom(text, html)
  const page = pageNow(site, file)
  const leaf = page && leafAt(site, page, from)
  if (!page || !leaf) return undefined
  const selected = from.shown.slice(from.at, to.at)
  const isLink = ADDRESS.test(text.trim()) && selected.trim() !== '' && !/[[\]]/.test(selected)
  const content = isLink ? `[${selected}](${text.trim()})` : markdown
  const change = pasteInLeaf(page, leaf, { from: from.at, to: to.at, side: from.side }, content)
  return applyChange(site, file, change, { label })
}
