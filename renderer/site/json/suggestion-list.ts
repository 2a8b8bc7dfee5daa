import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import type { Completions } from './completions.ts'

/** The list of suggestions below the caret of a text area. */
export class SuggestionList {
  readonly #area: HTMLTextAreaElement
  readonly #list = make('ul', 'try-suggestions')
  readonly #accept: (index: number) => void
  #active = 0

  constructor(area: HTMLTextAreaElement, accept: (index: number) => void) {
    this.#area = area
    this.#accept = accept
    this.#list.role = 'listbox'
    this.#list.ariaLabel = requestText('suggestions')
    this.#list.hidden = true
    // Keeps the focus in the text.
    this.#list.addEventListener('mousedown', event => {
      event.preventDefault()
      const item = event.target instanceof Element ? event.target.closest('li') : null
      if (item) this.#accept([...this.#list.children].indexOf(item))
    })
    area.setAttribute('aria-autocomplete', 'list')
    area.setAttribute('aria-haspopup', 'listbox')
  }

  get element(): HTMLElement {
    return this.#list
  }

  get isOpen(): boolean {
    return !this.#list.hidden
  }

  get active(): number {
    return this.#active
  }

  show({ items }: Completions, id: string): void {
    this.#list.id = id
    this.#list.replaceChildren(
      ...items.map(({ label, detail }, index) => {
        const item = make('li', '')
        item.role = 'option'
        item.id = `${id}-${index}`
        item.append(make('span', '', label), make('small', '', detail))
        return item
      }),
    )
    this.#list.hidden = false
    this.#area.setAttribute('aria-controls', id)
    this.#choose(0)
    this.#place()
  }

  hide(): void {
    this.#list.hidden = true
    this.#area.removeAttribute('aria-activedescendant')
  }

  move(by: number): void {
    const count = this.#list.childElementCount
    this.#choose((this.#active + by + count) % count)
  }

  #choose(index: number): void {
    this.#active = index
    for (const [at, item] of [...this.#list.children].entries()) {
      item.ariaSelected = String(at === index)
      if (at !== index) continue
      this.#area.setAttribute('aria-activedescendant', item.id)
      item.scrollIntoView({ block: 'nearest' })
    }
  }

  /** Puts the list below the line of the caret. All characters are equally wide, and lines do not wrap. */
  #place(): void {
    const area = this.#area
    const before = area.value.slice(0, area.selectionStart)
    const style = getComputedStyle(area)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = style.font
    const width = pen?.measureText('0').width ?? 8
    const row = before.split('\n').length
    const column = before.length - before.lastIndexOf('\n') - 1
    const [own, around] = [area.getBoundingClientRect(), this.#list.offsetParent?.getBoundingClientRect()]
    if (!around) return
    const top = own.top - around.top + row * Number.parseFloat(style.lineHeight) - area.scrollTop + 8
    const left =
      own.left - around.left + Number.parseFloat(style.paddingLeft) + column * width - area.scrollLeft
    const most = around.width - this.#list.offsetWidth
    this.#list.style.top = `${Math.min(top, own.bottom - around.top)}px`
    this.#list.style.left = `${Math.max(0, Math.min(left, most))}px`
  }
}
