import { attributes, type Html, html, join } from '../base/html.ts'
import { tabs } from './divisions.ts'
import { header } from './header.ts'
import { pageSidebar } from './navigation-files.ts'
import { otherReaders } from './other-versions.ts'
import type { Place } from './page-context.ts'
import { pageEnd } from './page-ends.ts'

/** How long the sidebars of other versions may be together, in characters; readers of those left out see the first version's. */
const LENGTH = 150_000

function carried(place: Place): readonly Place[] {
  const found: Place[] = []
  let length = 0
  for (const other of otherReaders(place)) {
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
export function frame(place: Place): Frame {
  const others = carried(place)
  const each = (draw: (place: Place) => Html): Html => {
    const own = draw(place)
    const drawn = others.map(other => [other, draw(other)] as const)
    if (drawn.every(([, part]) => part === own)) return own
    return join(
      [[place, own] as const, ...drawn].map(([{ section }, part]) => {
        const state = { 'data-version': section.belonging.selects, hidden: section !== place.section }
        return html`<div${attributes(state)}>${part}</div>`
      }),
    )
  }
  return {
    regions: {
      header: header(place, others),
      tabs: each(tabs),
      sidebar: each(pageSidebar),
      pager: each(pageEnd),
    },
    isForSeveral: others.length > 0,
  }
}
