import { message } from '../../messages/message.ts'
import { proseAmongCode } from '../../site/components/code-runs.ts'
import { locationIn, locationOfTag } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { tagsOfPage } from '../base/tags.ts'

const GROUP = /^(?:CodeGroup|RequestExample|ResponseExample)$/

/** Checks that tags that show code blocks as tabs contain nothing else: other tools leave out text. */
export function checkCodeProse(check: PageCheck): void {
  const { page } = check
  for (const [tag, index] of tagsOfPage(page)) {
    if (!GROUP.test(tag.name)) continue
    const found = proseAmongCode(tag.children)
    if (found === undefined) continue
    const range = found.kind === 'text' ? undefined : found.range
    const place = range
      ? locationIn(page, index, range)
      : locationOfTag(page, { node: tag, parents: [], index })
    check.add('page/prose-in-code', place, {
      message: message('checks:codeGroup.prose', { name: tag.name }),
      hint: message('checks:codeGroup.proseHint'),
    })
  }
}
