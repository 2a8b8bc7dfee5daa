import { find, type SearchResults } from '../../../shared/site/search/find.ts'
import { foundText, pageText } from '../base/texts.ts'
import { dialog, input, list, preview, status } from './dialog.ts'
import { chosenTab, chosenVersion, clearFilters, filters, showFilters } from './filters.ts'
import { readerStem } from './reader-stem.ts'
import { recentPages, recentQueries } from './recent.ts'
import { previewOf } from './result-preview.ts'
import { foundRows, queryRows, type RowContext, recentRows, targetOf } from './rows.ts'
import { OPEN_SEARCH, type SearchRequest, SUGGEST } from './search-request.ts'
import { sourceAt } from './source.ts'
import { suggest } from './suggest.ts'

/** How many results are loaded at first, and each time a reader scrolls to their end. */
const STEP = 5
/** The distance from the end of the list, in pixels, at which more results are loaded. */
const NEAR = 160

let request: SearchRequest = { root: '' }
let turn = 0
let count = STEP
/** What the shown rows are results of. */
let shown: { readonly context: RowContext; readonly total: number } | undefined
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
  const target = row && targetOf(row)
  preview.hidden = target === undefined
  preview.replaceChildren(...(target && shown ? previewOf(target, shown.context.marks) : []))
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

function ask(query: string): void {
  input.value = query
  input.focus()
  begin()
}

function showRecent(): void {
  const { root } = request
  const [queries, pages] = [recentQueries(root), recentPages(root)]
  shown = undefined
  filters.hidden = true
  const rows = [...queryRows(queries, ask), ...recentRows(root, pages)]
  show(rows, pageText(rows.length > 0 ? 'recent' : 'hint'), true)
}

function showFindings(query: string, findings: SearchResults, context: RowContext): void {
  const { missing, total } = findings
  const isMore = shown?.context.query === query && count > STEP
  const at = options().findIndex(row => row.getAttribute('aria-selected') === 'true')
  const { scrollTop } = list
  shown = { context, total }
  showFilters(findings, begin)
  const rest = missing.length > 0 ? [pageText('partly', { files: missing.join(', ') })] : []
  const told = total === 0 ? pageText('nothing', { query }) : foundText(total)
  show(foundRows(context, findings), [told, ...rest].join(' '), total === 0 || rest.length > 0)
  if (isMore) {
    list.scrollTop = scrollTop
    select(options()[at])
  }
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
  try {
    const { root, stemmer } = request
    const stem = await readerStem(stemmer)
    const { language } = document.documentElement.dataset
    const scope = { version: chosenVersion(), language, tab: chosenTab(), count }
    const findings = await find(query, sourceAt(root, stem), scope)
    if (mine === turn) showFindings(query, findings, { root, query, marks: { words: findings.words, stem } })
  } catch {
    if (mine === turn) show([], pageText('failed'), true)
  }
}

/** Searches for what is typed now, from the first result. */
function begin(): void {
  count = STEP
  search()
}

/** Loads more results, if there are any. */
function more(): void {
  if (isOld || shown === undefined || count >= shown.total) return
  count += STEP
  search()
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

function open(wanted: SearchRequest): void {
  request = wanted
  clearFilters()
  input.placeholder = pageText('searchPlaceholder')
  if (!dialog.isConnected) document.body.append(dialog)
  if (!dialog.open) dialog.showModal()
  input.select()
  begin()
}

input.addEventListener('input', begin)
input.addEventListener('keydown', press)
list.addEventListener('scroll', () => {
  if (list.scrollTop + list.clientHeight > list.scrollHeight - NEAR) more()
})
list.addEventListener('mousemove', ({ target }) => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
  if (row && row.getAttribute('aria-selected') !== 'true') select(row)
})
dialog.addEventListener('click', ({ target }) => {
  const isLink = target instanceof Element && target.closest('a[role=option]') !== null
  if (target === dialog || isLink) dialog.close()
})
document.addEventListener(SUGGEST, event => {
  if (event instanceof CustomEvent) suggest(event.detail).catch(() => undefined)
})
document.addEventListener(OPEN_SEARCH, event => {
  if (event instanceof CustomEvent) open(event.detail)
})
