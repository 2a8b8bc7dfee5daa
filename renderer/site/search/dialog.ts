import { pageText } from '../base/texts.ts'
import { drawing, make } from './elements.ts'
import { filters } from './filters.ts'

const MAGNIFIER = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 4.5 4.5'

/** The field of the search. */
export const input = make('input', {
  type: 'text',
  role: 'combobox',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
  'aria-label': pageText('search'),
  'aria-autocomplete': 'list',
  'aria-controls': 'search-results',
  'aria-expanded': 'false',
})

/** What is told about the results. */
export const status = make('p', { class: 'search-status', role: 'status' })

/** The rows of the results, or of what was opened earlier. */
export const list = make('div', { id: 'search-results', role: 'listbox', 'aria-label': pageText('results') })

/** What the selected row leads to; it repeats what the page says, so only eyes need it. */
export const preview = make('div', { class: 'search-preview', 'aria-hidden': 'true' })

const close = make(
  'button',
  { type: 'button', class: 'search-close', 'aria-label': pageText('close') },
  pageText('closeKey'),
)
const key = (name: string, does: string) => make('span', {}, make('kbd', {}, name), ` ${does}`)
const keys = make(
  'p',
  { class: 'search-keys', 'aria-hidden': 'true' },
  key('↑ ↓', pageText('move')),
  key('↵', pageText('open')),
  key(pageText('closeHint'), pageText('leave')),
)

/** The window of the search. */
export const dialog = make(
  'dialog',
  { class: 'search', 'aria-label': pageText('search') },
  make('div', { class: 'search-field' }, drawing(MAGNIFIER), input, close),
  filters,
  status,
  make('div', { class: 'search-columns' }, list, preview),
  keys,
)

close.addEventListener('click', () => dialog.close())
