import { attributes, type Html, html, join } from '../base/html.ts'
import { tabs } from './divisions.ts'
import { header } from './header.ts'
import { pageSidebar } from './navigation-files.ts'
import { otherVersionContexts } from './other-versions.ts'
import type { PageContext } from './page-context.ts'
import { pageEnd } from './page-ends.ts'

/** How long the sidebars of other versions may be together, in characters; readers of those left out see the first version's. */
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

/** The parts around a page that depend on the version that is read. */
export interface Frame {
  readonly regions: Readonly<Record<'header' | 'tabs' | 'sidebar' | 'pager', Html>>
  /** They hold what readers of other versions see as well. */
  readonly isForSeveral: boolean
}

/** Draws the frame of a page. A page of all versions has it for each: a script shows the reader's. */
export function frame(context: PageContext): Frame {
  const others = carried(context)
  const each = (draw: (place: PageContext) => Html): Html => {
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
      header: header(context, others),
      tabs: each(tabs),
      sidebar: each(pageSidebar),
      pager: each(pageEnd),
    },
    isForSeveral: others.length > 0,
  }
}
