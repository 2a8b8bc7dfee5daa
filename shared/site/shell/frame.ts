import { attributes, type Html, html, join } from '../base/html.ts'
import { siteBanner } from './banner.ts'
import { tabs } from './divisions.ts'
import { header } from './header.ts'
import { pageSidebar } from './navigation-files.ts'
import { otherVersionContexts } from './other-versions.ts'
import type { PageContext } from './page-context.ts'
import { pageEnd } from './page-ends.ts'

/**
 * The maximum total length of the sidebars of other versions, in characters; readers of omitted ones see the
 * first version's.
 */
const LENGTH = 150_000

function carried(context: PageContext): readonly PageContext[] {
  const found: PageContext[] = []
  let length = 0
  for (const other of otherVersionContexts(context)) {
    length += pageSidebar(other).length
    if (length > LENGTH) break
    found.push(other)
  }
  return found
}

/** The regions around a page that depend on the selected version. */
interface Frame {
  readonly regions: Readonly<Record<'header' | 'tabs' | 'sidebar' | 'pager', Html>> & {
    readonly banner?: Html
  }
  /** They include the regions for readers of other versions. */
  readonly isForSeveral: boolean
}

/**
 * Renders the frame of a page. A page of all versions has one frame for each: a script shows the selected
 * one.
 */
export function frame(context: PageContext): Frame {
  const others = carried(context)
  const each = (draw: (context: PageContext) => Html): Html => {
    const own = draw(context)
    const drawn = others.map(other => [other, draw(other)] as const)
    if (drawn.every(([, part]) => part === own)) return own
    return join(
      [[context, own] as const, ...drawn].map(([{ section }, part]) => {
        const state = { 'data-version': section.membership.selects, hidden: section !== context.section }
        return html`<div${attributes(state)}>${part}</div>`
      }),
    )
  }
  return {
    regions: {
      ...(context.site.config.newer && { banner: siteBanner(context) }),
      header: header(context, others),
      tabs: each(tabs),
      sidebar: each(pageSidebar),
      pager: each(pageEnd),
    },
    isForSeveral: others.length > 0,
  }
}
