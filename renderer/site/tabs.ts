import { onPress } from './base/press.ts'
import { storedForTab, storeForTab } from './base/storage.ts'

/** The choices of a group: tabs, or the options of a select. */
const CHOICES = '[role=tab], .code-bar option'

const own = (group: Element, selector: string) =>
  [...group.querySelectorAll<HTMLElement>(selector)].filter(each => each.closest('[data-tabs]') === group)

/** The choices of a group of tabs, without those of nested groups. */
export const choicesOf = (group: Element) => own(group, CHOICES)

/** The title of a tab. */
export const titleOf = (choice: Element) => choice.textContent?.trim() ?? ''

/** Whether a choice is the current one. */
export const isChosen = (choice: Element) =>
  choice instanceof HTMLOptionElement ? choice.selected : choice.getAttribute('aria-selected') === 'true'

/** Shows the tab at an index of a group. */
export function select(group: Element, index: number): void {
  choicesOf(group).forEach((choice, position) => {
    if (choice instanceof HTMLOptionElement) choice.selected = position === index
    else {
      choice.setAttribute('aria-selected', String(position === index))
      choice.tabIndex = position === index ? 0 : -1
    }
  })
  own(group, '.panel').forEach((panel, position) => {
    panel.classList.toggle('on', position === index)
  })
}

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
