import { t } from 'i18next'
import { setField } from '../../../shared/page/frontmatter/edit.ts'
import { documentsOf, editFile } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { pagesNow } from '../../host/site/pages.ts'
import type { TextPlace } from '../../preview-frame/writing/protocol.ts'
import { pageNow } from './pageText.ts'
import type { WrittenText } from './typingStep.ts'

/** Applies what was typed in the title or the description of a page, which are fields of its frontmatter. */
export function writeField(
  site: Site,
  file: string,
  { action, from, to, text, step }: WrittenText,
): TextPlace | undefined {
  const page = pageNow(site, file)
  const source = documentsOf(site).known(file)?.text
  const { name, shown } = from
  if (!page || source === undefined || typeof name !== 'string' || name !== to.name || action !== 'text')
    return undefined
  const value = page.frontmatter[name]
  if (typeof value !== 'string' || value.trimEnd() !== shown.trimEnd()) return undefined
  const whole = value.padEnd(shown.length, ' ')
  const next = whole.slice(0, from.at) + text.replaceAll('\n', ' ') + whole.slice(to.at)
  const title = pagesNow(site).get(file)?.title ?? file
  editFile(site, file, setField(source, name, next.trimEnd()), {
    ...(step ?? { label: t(`writing:step.${name}`, { page: title }), merge: `${file}:page:${name}` }),
    focus: { file, pointer: `/${name}` },
  })
  return { ...from, shown: next, at: from.at + text.length, side: 'before' }
}
