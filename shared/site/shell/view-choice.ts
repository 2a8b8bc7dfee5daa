import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { PageNode, TagNode } from '../../page/tree/tree.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { isForAgentsOnly } from '../components/hidden.ts'
import { textOf } from '../components/values.ts'
import { configIcon, type PageContext } from './page-context.ts'

/** The views that readers see, in the order of the page. */
const viewsIn = (nodes: readonly PageNode[]): readonly TagNode[] =>
  nodes.flatMap(node => {
    if ((node.kind !== 'element' && node.kind !== 'tag') || isForAgentsOnly(node)) return []
    return [...(node.kind === 'tag' && node.name === 'View' ? [node] : []), ...viewsIn(node.children)]
  })

/**
 * The choice among the views of a page: a tab for each title, of which the first is chosen. There is none in the
 * older form, or with a single title.
 */
export function viewChoice(context: PageContext, { blocks }: ParsedPage): Html {
  const { newer } = context.site.config
  if (newer === undefined) return none
  const icons = new Map<string, Html>()
  for (const view of blocks.flatMap(({ nodes }) => viewsIn(nodes))) {
    const title = textOf(view, 'title')?.trim()
    if (title === undefined || icons.has(title)) continue
    icons.set(title, configIcon(context, textOf(view, 'icon'), textOf(view, 'iconType')) ?? none)
  }
  if (icons.size < 2) return none
  const tabs = [...icons].map(([title, icon], index) => {
    const state = { role: 'tab', 'aria-selected': String(index === 0), tabindex: index === 0 ? 0 : -1 }
    return html`<button type="button"${attributes(state)}>${icon}${text(title)}</button>`
  })
  return html`<div class="views" data-tabs="alone" data-views><div class="tab-list" role="tablist">${join(tabs)}</div></div>`
}
