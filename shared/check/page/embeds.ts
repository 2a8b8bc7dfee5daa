import { message } from '../../messages/message.ts'
import { readFrame } from '../../site/base/url.ts'
import { textOf } from '../../site/components/values.ts'
import { allowedHosts } from '../../site/plan/allowed-hosts.ts'
import { locationOfTag } from '../base/nodes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { tagsOfPage } from '../base/tags.ts'

/** Checks that the site allows the hosts whose pages a page embeds. Reports each host once, unless a site is moved. */
export const checkPageEmbeds = (check: PageCheck): void => checkEmbeds(check, 'checks:embed.refused')

/** Like {@link checkPageEmbeds}, for a snippet. */
export const checkSnippetEmbeds = (check: PageCheck): void =>
  checkEmbeds(check, 'checks:embed.refusedInSnippet')

function checkEmbeds(check: PageCheck, key: 'checks:embed.refused' | 'checks:embed.refusedInSnippet'): void {
  const { page, context } = check
  const allowed = allowedHosts(context.site.config)
  const reported = new Set<string>()
  for (const [tag, index] of tagsOfPage(page)) {
    const source = tag.name === 'iframe' ? textOf(tag, 'src') : undefined
    const frame = source === undefined ? undefined : readFrame(source, allowed)
    if (frame?.access !== 'refused' || (reported.has(frame.host) && !context.isMoved)) continue
    reported.add(frame.host)
    check.add('page/embed', locationOfTag(page, { node: tag, parents: [], index }), {
      message: message(key, { host: frame.host }),
      hint: message('checks:embed.refusedHint', { host: frame.host }),
    })
  }
}
