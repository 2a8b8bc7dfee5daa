import { isJson } from '../base/is-json.ts'
import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import type { StreamEvent } from './event-stream.ts'
import { highlighted } from './highlighted.ts'
import { indented } from './indented.ts'

/** Rows that stay on the page; older ones are removed. */
const MOST = 1000
/** Characters of an event that its row shows. */
const SHOWN = 20_000

const TIME_FORMAT = {
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
} as const

const clock = (): string => new Date().toLocaleTimeString([], TIME_FORMAT)

/** The data of an event; an object or a list in JSON can be opened. */
function dataCell(data: string): HTMLElement {
  const cell = make('td', '')
  const shown = data.slice(0, SHOWN)
  const isShort = data.length <= SHOWN
  if (!isShort || !/^\s*[{[]/.test(data) || !isJson(data)) {
    cell.append(make('code', 'try-event', isShort ? data : `${shown}…`))
    return cell
  }
  const box = make('details', '')
  const summary = make('summary', '')
  summary.append(make('code', 'try-event', shown))
  box.append(summary)
  box.addEventListener('toggle', () => {
    if (!box.open || box.querySelector('pre')) return
    const pre = make('pre', '')
    pre.tabIndex = 0
    pre.append(highlighted(indented(data)))
    box.append(pre)
  })
  cell.append(box)
  return cell
}

/** A table of the events of a stream, which can be filtered and paused. */
export class EventTable {
  readonly element = make('div', 'try-events')
  readonly #rows = make('tbody', '')
  readonly #filter = make('input', '')
  readonly #pause = make('button', 'json-button', requestText('pause'))
  readonly #count = make('span', 'try-count')
  readonly #scroll = make('div', 'try-scroll')
  readonly #hasNames: boolean
  #held: HTMLElement[] = []
  #isPaused = false
  #total = 0

  constructor(hasNames: boolean) {
    this.#hasNames = hasNames
    Object.assign(this.#filter, {
      type: 'search',
      placeholder: requestText('filterEvents'),
      ariaLabel: requestText('filterEvents'),
    })
    this.#pause.type = 'button'
    this.#pause.ariaPressed = 'false'
    this.#pause.addEventListener('click', () => this.#toggle())
    this.#filter.addEventListener('input', event => {
      event.stopPropagation()
      for (const row of this.#rows.rows) this.#sift(row)
    })
    this.#filter.addEventListener('keydown', event => {
      // Enter in a field of the form would send the request.
      if (event.key === 'Enter') event.preventDefault()
    })
    const bar = make('div', 'json-find')
    bar.append(this.#filter, this.#pause, this.#count)
    this.element.append(bar, this.#scroll)
    this.#scroll.tabIndex = 0
    this.#scroll.role = 'region'
    this.#scroll.ariaLabel = requestText('bodyLabel')
    this.#scroll.append(this.#table())
    this.#tell()
  }

  #table(): HTMLTableElement {
    const table = make('table', '')
    const head = make('thead', '')
    const names = [
      requestText('time'),
      ...(this.#hasNames ? [requestText('event')] : []),
      requestText('data'),
    ]
    const row = make('tr', '')
    row.append(
      ...names.map(name => {
        const cell = make('th', '', name)
        cell.scope = 'col'
        return cell
      }),
    )
    head.append(row)
    table.append(head, this.#rows)
    return table
  }

  /** Shows events as they arrive, or holds them while the table is paused. */
  add(events: readonly StreamEvent[]): void {
    if (events.length === 0) return
    const rows = events.slice(-MOST).map(({ name, data }) => {
      const row = make('tr', '')
      const names = this.#hasNames ? [make('td', '', name === '' ? 'message' : name)] : []
      row.append(make('td', '', clock()), ...names, dataCell(data))
      row.dataset.text = `${name} ${data.slice(0, SHOWN)}`.toLowerCase()
      return row
    })
    this.#total += events.length
    if (this.#isPaused) this.#held = [...this.#held, ...rows].slice(-MOST)
    else this.#show(rows)
    this.#tell()
  }

  #show(rows: readonly HTMLElement[]): void {
    const { scrollTop, clientHeight, scrollHeight } = this.#scroll
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 4
    for (const row of rows) this.#sift(row)
    this.#rows.append(...rows)
    while (this.#rows.rows.length > MOST) this.#rows.deleteRow(0)
    if (isAtEnd) this.#scroll.scrollTop = this.#scroll.scrollHeight
  }

  #sift(row: HTMLElement): void {
    row.hidden = !(row.dataset.text ?? '').includes(this.#filter.value.toLowerCase())
  }

  #toggle(): void {
    this.#isPaused = !this.#isPaused
    this.#pause.ariaPressed = String(this.#isPaused)
    if (!this.#isPaused) {
      this.#show(this.#held)
      this.#held = []
    }
    this.#tell()
  }

  #tell(): void {
    const count = String(this.#total)
    const waiting = String(this.#held.length)
    this.#pause.textContent = requestText(this.#isPaused ? 'continue' : 'pause')
    this.#count.textContent = this.#isPaused
      ? requestText('eventsPaused', { count, waiting })
      : requestText(this.#total > MOST ? 'eventsLast' : 'events', { count, most: String(MOST) })
  }
}
