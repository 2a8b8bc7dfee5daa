import { find, type SearchResults } from '../../../shared/site/search/find.ts'
import { foundText, pageText } from '../base/texts.ts'
import { versionShown } from '../base/version.ts'
import { drawing, make } from './elements.ts'
import { recentPages } from './recent.ts'
import { foundRows, recentRows } from './rows.ts'
import { OPEN_SEARCH, type SearchRequest, SUGGEST } from './search-request.ts'
import { sourceAt } from './source.ts'
import { suggest } from './suggest.ts'

const MAGNIFIER = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 4.5 4.5'

const input = make('input', {
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
const status = make('p', { class: 'search-status', role: 'status' })
const list = make('div', { id: 'search-results', role: 'listbox', 'aria-label': pageText('results') })
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
const dialog = make(
  'dialog',
  { class: 'search', 'aria-label': pageText('search') },
  make('div', { class: 'search-field' }, drawing(MAGNIFIER), input, close),
  status,
  list,
  keys,
)

let root = ''
let turn = 0
/** Whether the shown rows are those of an earlier query. */
let isOld = false
/** What Enter does once the rows of this query are shown. */
let after: ((row: HTMLElement) => void) | undefined

const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]

function select(row: HTMLElement | undefined): void {
  for (const each of options()) each.setAttribute('aria-selected', String(each === row))
  if (row) input.setAttribute('aria-activedescendant', row.id)
  else input.removeAttribute('aria-activedescendant')
  row?.scrollIntoView({ block: 'nearest' })
}

function show(rows: readonly HTMLElement[], statusText: string, isVisible: boolean): void {
  isOld = false
  rows.forEach((row, index) => {
    row.id = `search-row-${index}`
  })
  list.replaceChildren(...rows)
  list.hidden = rows.length === 0
  list.scrollTop = 0
  input.setAttribute('aria-expanded', String(rows.length > 0))
  status.textContent = statusText
  status.classList.toggle('quiet', !isVisible)
  select(rows[0])
}

function showRecent(): void {
  const pages = recentPages(root)
  show(recentRows(root, pages), pages.length > 0 ? pageText('recent') : pageText('hint'), true)
}

function showFindings(query: string, findings: SearchResults): void {
  const { found, missing } = findings
  const count = found.length
  const isPartly = missing.length > 0
  const status = count === 0 ? pageText('nothing', { query }) : foundText(count)
  const rest = isPartly ? [pageText('partly', { files: missing.join(', ') })] : []
  show(foundRows(root, findings), [status, ...rest].join(' '), count === 0 || isPartly)
  const first = options()[0]
  if (first) after?.(first)
}

async function search(): Promise<void> {
  const mine = ++turn
  after = undefined
  const query = input.value.trim()
  if (query === '') {
    showRecent()
    return
  }
  if (options().length === 0) show([], pageText('loading'), true)
  isOld = true
  const version = versionShown()
  try {
    const findings = await find(query, sourceAt(root), version)
    if (mine === turn) showFindings(query, findings)
  } catch {
    if (mine === turn) show([], pageText('failed'), true)
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function press(event: KeyboardEvent): void {
  if (event.isComposing) return
  const rows = options()
  const at = rows.findIndex(row => row.getAttribute('aria-selected') === 'true')
  const step = STEPS[event.key]
  if (step !== undefined && rows.length > 0) {
    event.preventDefault()
    isOld = false
    select(rows[(at + step + rows.length) % rows.length])
  } else if (event.key === 'Enter') {
    event.preventDefault()
    const isAside = event.ctrlKey || event.metaKey
    const go = (row: HTMLElement | undefined) => {
      if (row instanceof HTMLAnchorElement && isAside) window.open(row.href)
      else row?.click()
    }
    if (isOld) after = go
    else go(rows[at])
  }
}

function open(request: SearchRequest): void {
  root = request.root
  input.placeholder = pageText('searchPlaceholder')
  if (!dialog.isConnected) document.body.append(dialog)
  if (!dialog.open) dialog.showModal()
  input.select()
  search()
}

input.addEventListener('input', search)
input.addEventListener('keydown', press)
close.addEventListener('click', () => dialog.close())
list.addEventListener('mousemove', ({ target }) => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
  if (row && row.getAttribute('aria-selected') !== 'true') select(row)
})
dialog.addEventListener('click', ({ target }) => {
  const isLink = target instanceof Element && target.closest('[role=option]') !== null
  if (target === dialog || isLink) dialog.close()
})
document.addEventListener(SUGGEST, event => {
  if (event instanceof CustomEvent) suggest(event.detail).catch(() => undefined)
})
document.addEventListener(OPEN_SEARCH, event => {
  if (event instanceof CustomEvent) open(event.detail)
})
