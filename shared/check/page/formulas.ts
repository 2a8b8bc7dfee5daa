import { message } from '../../messages/message.ts'
import { plainText } from '../../page/parse/text.ts'
import { drawMath } from '../../site/base/math.ts'
import { isDisplayed } from '../../site/components/latex.ts'
import type { PageCheck } from '../base/page-check.ts'
import { tagsOfPage } from '../base/tags.ts'

/** Checks that the formulas of a page are valid. */
export function checkPageFormulas(check: PageCheck): void {
  const { page } = check
  for (const [tag, index] of tagsOfPage(page)) {
    if (tag.name !== 'Latex') continue
    const drawn = drawMath(plainText(tag.children), isDisplayed(tag))
    if ('html' in drawn) continue
    const location = {
      offset: (page.offsets[index] ?? 0) + tag.range.offset,
      length: tag.range.length,
      line: (page.starts[index] ?? 1) + tag.range.line,
    }
    check.add('page/broken-formula', location, {
      message: message('checks:formula.unreadable', { reason: drawn.reason }),
      hint: message('checks:formula.hint'),
    })
  }
}
