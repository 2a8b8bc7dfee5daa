import type { LeafChange } from '../../../shared/page/writing/leaf-text.ts'
import { paragraphBeside } from '../../../shared/page/writing/own-lines.ts'
import { linesOfPaste } from '../../../shared/page/writing/paste.ts'
import type { Site } from '../../host/scope/site.ts'
import type { NewPlace, TextPlace } from '../../preview-frame/writing/protocol.ts'
import { changeOfGap } from './gapOnPage.ts'
import { pageNow } from './pageText.ts'
import { leafAt } from './writeOnPage.ts'

/** Returns the change that writes Markdown as a paragraph next to a text, or as other blocks. */
export function pasteBeside(
  site: Site,
  file: string,
  { where, beside }: { readonly where: NewPlace; readonly beside: TextPlace },
  markdown: string,
): LeafChange | undefined {
  const page = pageNow(site, file)
  if (where === 'gap') return page && changeOfGap(site, file, linesOfPaste(markdown, page.text, ''))
  const leaf = page && leafAt(site, page, beside)
  return leaf && paragraphBeside(page, leaf, where, prefix => linesOfPaste(markdown, page.text, prefix))
}
