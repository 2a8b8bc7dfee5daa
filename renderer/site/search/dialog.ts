import { drawing } from '../base/drawing.ts'
import { pageText } from '../base/texts.ts'
import { MAGNIFIER, make } from './elements.ts'
import { filters } from './filters.ts'

/** The search field. */
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

/** The line that tells how many results there are. */
export const status = make('p', { class: 'search-status', role: 'status' })

/** The rows of results, or of earlier searches and pages. */
export const list = make('div', { id: 'search-results', role: 'listbox', 'aria-label': pageText('results') })

/** The preview of the selected row. It repeats text of the page, so screen readers skip it. */
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

/** The search dialog. */
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
