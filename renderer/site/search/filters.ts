import type { SearchResults } from '../../../shared/site/search/find.ts'
import { pageText } from '../base/texts.ts'
import { versionShown } from '../base/version.ts'
import { make } from './elements.ts'

/** The row of filters. */
export const filters = make('div', {
  class: 'search-filters',
  role: 'group',
  'aria-label': pageText('filters'),
})

let tab: string | undefined
/** The chosen version: empty for all of them. */
let version: string | undefined

/** The tab that results are limited to, if the reader chose one. */
export const chosenTab = (): string | undefined => tab

/** The version that results are limited to: that of the page until the reader chooses one. */
export const chosenVersion = (): string | undefined =>
  version === undefined ? versionShown() : version === '' ? undefined : version

/** Shows results of all tabs, and of the version that the page shows. */
export function clearFilters(): void {
  tab = undefined
  version = undefined
}

function chip(label: string, isOn: boolean, choose: () => void): HTMLElement {
  const made = make('button', { type: 'button', 'aria-pressed': String(isOn) }, label)
  made.addEventListener('click', choose)
  return made
}

function versionMenu(versions: readonly string[], again: () => void): HTMLElement {
  const rows = [...versions.map(name => [name, name]), ['', pageText('allVersions')]]
  const options = rows.map(([value = '', label = '']) => {
    const option = make('option', { value }, label)
    option.selected = (chosenVersion() ?? '') === value
    return option
  })
  const menu = make('select', { 'aria-label': pageText('version') }, ...options)
  menu.addEventListener('change', () => {
    version = menu.value
    again()
  })
  return menu
}

/** Shows the filters that make a difference; `again` searches anew after a choice. */
export function showFilters({ tabs, versions }: SearchResults, again: () => void): void {
  const focused = document.activeElement?.textContent
  const hadFocus = filters.contains(document.activeElement)
  const choose = (name: string | undefined) => () => {
    tab = name
    again()
  }
  const chips =
    tabs.length > 1 || tab !== undefined
      ? [
          chip(pageText('allTabs'), tab === undefined, choose(undefined)),
          ...tabs.map(({ name, count }) => chip(`${name} ${count}`, tab === name, choose(name))),
        ]
      : []
  filters.replaceChildren(...chips, ...(versions.length > 1 ? [versionMenu(versions, again)] : []))
  filters.hidden = filters.childElementCount === 0
  if (!hadFocus) return
  const same = [...filters.children].find(({ textContent }) => textContent === focused)
  if (same instanceof HTMLElement) same.focus()
}
