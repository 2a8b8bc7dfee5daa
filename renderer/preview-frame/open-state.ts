import { choicesOf, isChosen, select, titleOf } from '../site/base/choices.ts'

const OPENABLE = 'details, [data-tabs], .code-more'

/** What the reader changed, by the text and index of each element, so that a rendered block opens in the same way. */
const changedStates = new Map<string, string>()

function labelOf(element: Element): string {
  if (element instanceof HTMLDetailsElement) return `details ${element.querySelector('summary')?.textContent}`
  if (element.matches('.code-more')) return `code ${element.parentElement?.textContent?.slice(0, 80)}`
  // Tabs are renamed, added and moved during editing.
  return 'tabs'
}

/** Everything on the page that can be opened, by its key, in the order of the page. */
function openables(): ReadonlyMap<string, Element> {
  const counts = new Map<string, number>()
  const found = new Map<string, Element>()
  for (const element of document.querySelector('[data-body]')?.querySelectorAll(OPENABLE) ?? []) {
    const label = labelOf(element)
    const number = counts.get(label) ?? 0
    counts.set(label, number + 1)
    found.set(`${label} ${number}`, element)
  }
  return found
}

function stateOf(element: Element): string {
  if (element instanceof HTMLDetailsElement) return String(element.open)
  if (element.matches('.code-more')) return element.getAttribute('aria-expanded') ?? ''
  const chosen = choicesOf(element).find(isChosen)
  return chosen ? titleOf(chosen) : ''
}

function setState(element: Element, state: string): void {
  if (element instanceof HTMLDetailsElement) element.open = state === 'true'
  else if (element.matches('.code-more')) {
    element.setAttribute('aria-expanded', state)
    element.parentElement?.classList.toggle('tall', state !== 'true')
  } else {
    const index = choicesOf(element).findIndex(choice => titleOf(choice) === state)
    if (index >= 0) select(element, index)
  }
}

function watch({ type, target }: Event): void {
  if (!(target instanceof Element && target.closest('summary, [role=tab], [data-tabs] select, .code-more')))
    return
  // A select reports a change after it happened.
  const changed = type === 'change' ? target.closest('[data-tabs]') : null
  const before = new Map(
    [...openables()].map(([key, element]) => [key, element === changed ? undefined : stateOf(element)]),
  )
  setTimeout(() => {
    for (const [key, element] of openables()) {
      const state = stateOf(element)
      if (before.get(key) !== state) changedStates.set(key, state)
    }
  })
}

/** Records from now on what the reader opens, closes and chooses. */
export function watchOpened(): void {
  for (const name of ['click', 'keydown', 'change']) document.addEventListener(name, watch, { capture: true })
}

/** Opens in these rendered elements what the reader had opened. */
export function restoreOpen(drawn: readonly Element[]): void {
  if (
    changedStates.size === 0 ||
    !drawn.some(element => element.matches(OPENABLE) || element.querySelector(OPENABLE))
  )
    return
  for (const [key, element] of openables()) {
    const state = changedStates.get(key)
    if (state === undefined || state === stateOf(element)) continue
    if (drawn.some(one => one.contains(element))) setState(element, state)
  }
}

/** Copies what the reader opened or chose from an element to the one that replaces it. */
export function keepOpened(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  if (from.matches('.code-more'))
    to.setAttribute('aria-expanded', from.getAttribute('aria-expanded') ?? 'false')
  if (from.querySelector(':scope > .code-more') && to.querySelector(':scope > .code-more'))
    to.classList.toggle('tall', from.classList.contains('tall'))
  const isPanel = from.classList.contains('panel')
  if (!(isPanel || from.matches('[role=tab], option')) || choiceCount(from) !== choiceCount(to)) return
  if (from instanceof HTMLOptionElement && to instanceof HTMLOptionElement) to.selected = from.selected
  else if (!isPanel) {
    to.setAttribute('aria-selected', from.getAttribute('aria-selected') ?? 'false')
    to.tabIndex = from.tabIndex
  }
  if (isPanel) to.classList.toggle('on', from.classList.contains('on'))
}

function choiceCount(element: Element): number {
  const group = element.closest('[data-tabs]')
  return group ? choicesOf(group).length : 0
}
