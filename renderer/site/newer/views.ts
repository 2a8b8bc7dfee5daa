import { decodePath } from '../../../shared/text/path.ts'
import { choicesOf, isChosen, select, titleOf } from '../base/choices.ts'
import { storedForTab, storeForTab } from '../base/storage.ts'

/** What the choice offers and what is chosen, when it was last looked at. */
let offered = ''
let chosen = ''

const targetOf = (hash: string) => document.getElementById(decodePath(hash.slice(1)))

/** Writes only what changes: a change is followed. */
function hide(element: HTMLElement | null, isHidden: boolean): void {
  if (element && element.hidden !== isHidden) element.hidden = isHidden
}

/** Shows the views with the chosen title, and in the table of contents only headings that can be seen. */
function show(title: string): void {
  for (const view of document.querySelectorAll<HTMLElement>('[data-view]'))
    hide(view, view.dataset.view !== title)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc li > a'))
    hide(link.parentElement, targetOf(link.hash)?.closest('[data-view][hidden]') instanceof Element)
  document.documentElement.dataset.viewChosen = ''
}

/** Chooses a view by its title, if the page has it. */
function choose(group: Element, title: string | undefined): void {
  const index = choicesOf(group).findIndex(choice => titleOf(choice) === title)
  if (index >= 0) select(group, index)
}

/** Shows what is chosen; a page that offers other views starts with the last choice of the reader. */
function follow(): void {
  const group = document.querySelector('[data-views]')
  if (!group) return
  const titles = choicesOf(group).map(titleOf).join('\n')
  const isOther = titles !== offered
  if (isOther) choose(group, storedForTab('view'))
  const current = choicesOf(group).find(isChosen)
  const title = current ? titleOf(current) : ''
  if (!isOther && title !== chosen) storeForTab('view', title)
  offered = titles
  chosen = title
  show(title)
}

/** Chooses the view that contains the target of the address; returns the target if it was not shown before. */
function reveal(): Element | undefined {
  const group = document.querySelector('[data-views]')
  const target = targetOf(location.hash)
  const view = target?.closest<HTMLElement>('[data-view][hidden]')
  if (!group || !target || !view) return undefined
  choose(group, view.dataset.view)
  follow()
  return target
}

/** Starts the choice of views above a page; the choice holds on the next pages as well. */
export function startViews(): void {
  addEventListener('hashchange', () => reveal()?.scrollIntoView())
  document.addEventListener('DOMContentLoaded', () => {
    follow()
    reveal()?.scrollIntoView()
    new MutationObserver(follow).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-selected', 'hidden'],
    })
  })
}
