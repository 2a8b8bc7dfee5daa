import { onPress } from './press.ts'
import { store, stored } from './stored.ts'

/** What belongs to a group of tabs and not to one inside it. */
export const own = (group: Element, role: string) =>
  [...group.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter(
    each => each.closest('[data-tabs]') === group,
  )

/** What stands on a tab. */
export const titleOf = (tab: Element) => tab.textContent?.trim() ?? ''

/** Shows the tab at that place of a group. */
export function select(group: Element, index: number): void {
  own(group, 'tab').forEach((tab, place) => {
    tab.setAttribute('aria-selected', String(place === index))
    tab.tabIndex = place === index ? 0 : -1
  })
  own(group, 'tabpanel').forEach((panel, place) => {
    panel.classList.toggle('on', place === index)
  })
}

/** Shows the tab of that title everywhere on the page. */
function selectEverywhere(title: string): void {
  for (const group of document.querySelectorAll('[data-tabs]:not([data-tabs=alone])')) {
    const index = own(group, 'tab').findIndex(tab => titleOf(tab) === title)
    if (index >= 0) select(group, index)
  }
}

function press(tab: HTMLElement): void {
  const group = tab.closest('[data-tabs]')
  if (!group) return
  const before = tab.getBoundingClientRect().top
  select(group, own(group, 'tab').indexOf(tab))
  if (group.getAttribute('data-tabs') !== 'alone') {
    selectEverywhere(titleOf(tab))
    store('tab', titleOf(tab))
  }
  // Groups above may have changed their height: what was pressed stays under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** Tabs by mouse and keyboard; equal titles follow each other, also on the next page. */
export function startTabs(): void {
  onPress('[data-tabs] [role=tab]', press)
  document.addEventListener('keydown', event => {
    const tab =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-tabs] [role=tab]')
    const isMirrored = tab && getComputedStyle(tab).direction === 'rtl'
    const step = STEPS[(isMirrored && MIRRORED[event.key]) || event.key]
    const group = tab ? tab.closest('[data-tabs]') : null
    if (!tab || !group || step === undefined) return
    event.preventDefault()
    const tabs = own(group, 'tab')
    const next = tabs[step(tabs.indexOf(tab), tabs.length)]
    if (!next) return
    press(next)
    next.focus()
  })
  const title = stored('tab')
  if (title !== undefined) selectEverywhere(title)
}
