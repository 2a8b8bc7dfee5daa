import { choicesOf, own, select, titleOf } from './base/choices.ts'
import { onPress } from './base/press.ts'
import { storedForTab, storeForTab } from './base/storage.ts'

/** Shows the tab with a title in all groups on the page. */
function selectEverywhere(title: string): void {
  for (const group of document.querySelectorAll('[data-tabs]:not([data-tabs=alone])')) {
    const index = choicesOf(group).findIndex(choice => titleOf(choice) === title)
    if (index >= 0) select(group, index)
  }
}

function choose(choice: HTMLElement, pressed = choice): void {
  const group = choice.closest('[data-tabs]')
  if (!group) return
  const before = pressed.getBoundingClientRect().top
  select(group, choicesOf(group).indexOf(choice))
  if (group.getAttribute('data-tabs') !== 'alone') {
    selectEverywhere(titleOf(choice))
    storeForTab('tab', titleOf(choice))
  }
  // Groups above may have changed their height: the pressed tab stays under the pointer.
  scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' })
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** Starts tabs for mouse and keyboard; tabs with equal titles are switched together, also on the next page. */
export function startTabs(): void {
  onPress('[data-tabs] [role=tab]', tab => choose(tab))
  document.addEventListener('change', ({ target }) => {
    const chosen =
      target instanceof HTMLSelectElement &&
      target.closest('[data-tabs] .code-bar') &&
      target.selectedOptions[0]
    if (chosen) choose(chosen, chosen.closest('select') ?? chosen)
  })
  document.addEventListener('keydown', event => {
    const tab =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-tabs] [role=tab]')
    const isMirrored = tab && getComputedStyle(tab).direction === 'rtl'
    const step = STEPS[(isMirrored && MIRRORED[event.key]) || event.key]
    const group = tab ? tab.closest('[data-tabs]') : null
    if (!tab || !group || step === undefined) return
    event.preventDefault()
    const tabs = own(group, '[role=tab]')
    const next = tabs[step(tabs.indexOf(tab), tabs.length)]
    if (!next) return
    choose(next)
    next.focus()
  })
  const title = storedForTab('tab')
  if (title !== undefined) selectEverywhere(title)
}
