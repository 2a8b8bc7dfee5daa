import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import { placesOf } from '../values/filling.ts'
import { TEXT_SET } from '../values/values.ts'
import { type Completions, completionsAt } from './completions.ts'
import { type JsonProblem, jsonProblems } from './json-problems.ts'
import { SuggestionList } from './suggestion-list.ts'

/** How long a text stays unchanged before it is checked, in milliseconds. */
const PAUSE = 250
/** Lines that are numbered. */
const NUMBERED = 5000

/** Replaces a range as if the text were typed, so that the browser can undo it. */
function type(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

let count = 0

/** A text area for JSON with line numbers, suggestions, and a list of problems. */
class JsonEditor {
  readonly #area: HTMLTextAreaElement
  readonly #formOf: () => FieldForm | undefined
  readonly #lines = make('div', 'try-lines')
  readonly #problems = make('ul', 'try-problems')
  readonly #list: SuggestionList
  readonly #id = `galley:json-${++count}`
  #found: Completions | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(area: HTMLTextAreaElement, formOf: () => FieldForm | undefined) {
    this.#area = area
    this.#formOf = formOf
    this.#list = new SuggestionList(area, index => this.#accept(index))
    this.#lines.setAttribute('aria-hidden', 'true')
    this.#problems.id = `${this.#id}-problems`
    this.#place()
    area.addEventListener('input', event => this.#changed(event))
    area.addEventListener(TEXT_SET, event => this.#changed(event))
    area.addEventListener('keydown', event => this.#pressed(event))
    area.addEventListener('scroll', () => this.#scrolled())
    area.addEventListener('blur', () => this.#list.hide())
    this.#number([])
  }

  #place(): void {
    const around = make('div', 'try-json')
    const isFocused = document.activeElement === this.#area
    const [from, to] = [this.#area.selectionStart, this.#area.selectionEnd]
    this.#area.replaceWith(around)
    around.append(this.#lines, this.#area)
    if (isFocused) {
      this.#area.focus()
      this.#area.setSelectionRange(from, to)
    }
    // Outside the label, whose text names the text area.
    around.closest('.try-row')?.after(this.#problems, this.#list.element)
  }

  #changed(event: Event): void {
    this.#number([])
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#check(), PAUSE)
    const typed = event instanceof InputEvent ? event.data : null
    if (typed?.length === 1 && /["\w$.-]/.test(typed)) this.#suggest()
    else this.#list.hide()
  }

  #check(): void {
    const problems = jsonProblems(this.#area.value, this.#formOf())
    this.#number(problems)
    this.#problems.replaceChildren(...problems.map(problem => this.#row(problem)))
    if (problems.length > 0) this.#area.setAttribute('aria-describedby', this.#problems.id)
    else this.#area.removeAttribute('aria-describedby')
  }

  #row({ offset, length, line, column, sentence }: JsonProblem): HTMLElement {
    const item = make('li', '')
    const values = { line: String(line), column: String(column), sentence }
    const button = make('button', '', requestText('problemAt', values))
    button.type = 'button'
    button.addEventListener('click', () => {
      this.#area.focus()
      this.#area.setSelectionRange(offset, offset + length)
    })
    item.append(button)
    return item
  }

  /** Numbers the lines, and marks those with problems. */
  #number(problems: readonly JsonProblem[]): void {
    const total = Math.min(this.#area.value.split('\n').length, NUMBERED)
    const wrong = new Set(problems.map(({ line }) => line))
    if (this.#lines.childElementCount !== total) {
      const numbers = Array.from({ length: total }, (_, index) => make('span', '', String(index + 1)))
      this.#lines.replaceChildren(...numbers)
    }
    for (const [index, each] of [...this.#lines.children].entries())
      each.classList.toggle('wrong', wrong.has(index + 1))
    this.#scrolled()
  }

  #scrolled(): void {
    this.#lines.style.translate = `0 ${-this.#area.scrollTop}px`
  }

  #suggest(): void {
    const form = this.#formOf()
    const caret = this.#area.selectionStart
    this.#found =
      form && caret === this.#area.selectionEnd
        ? completionsAt(this.#area.value, caret, { form, places: placesOf(form) })
        : undefined
    if (this.#found) this.#list.show(this.#found, this.#id)
    else this.#list.hide()
  }

  #accept(index: number): void {
    const item = this.#found?.items[index]
    if (!this.#found || !item) return
    const { from, to } = this.#found
    type(this.#area, from, to, item.insert)
    // Puts the caret between the quotes or brackets of a value that is still empty.
    const inside = /(""|\{\}|\[\])$/.test(item.insert) && item.insert.length > 2
    const caret = from + item.insert.length - (inside ? 1 : 0)
    this.#area.setSelectionRange(caret, caret)
    this.#list.hide()
    if (/: ?$/.test(item.insert)) this.#suggest()
  }

  #pressed(event: KeyboardEvent): void {
    // Enter also accepts the word that an input method composes.
    if (event.isComposing) return
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      this.#suggest()
    } else if (this.#list.isOpen) this.#pressedInList(event)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) this.#newLine(event)
  }

  #pressedInList(event: KeyboardEvent): void {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.#list.move(1),
      ArrowUp: () => this.#list.move(-1),
      Enter: () => this.#accept(this.#list.active),
      Tab: () => this.#accept(this.#list.active),
      Escape: () => this.#list.hide(),
    }
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  /** Starts a line with the indentation of this one, or one level deeper after an opening bracket. */
  #newLine(event: KeyboardEvent): void {
    event.preventDefault()
    const { value, selectionStart: from, selectionEnd: to } = this.#area
    const line = value.slice(value.lastIndexOf('\n', from - 1) + 1, from)
    const [indent = ''] = /^[ \t]*/.exec(line) ?? []
    const isOpening = /[{[]\s*$/.test(line)
    const isClosing = isOpening && /^\s*[}\]]/.test(value.slice(to))
    const deeper = isOpening ? `${indent}  ` : indent
    type(this.#area, from, to, `\n${deeper}${isClosing ? `\n${indent}` : ''}`)
    const caret = from + 1 + deeper.length
    this.#area.setSelectionRange(caret, caret)
  }
}

/** Turns a text area into an editor for JSON; `formOf` returns its description. */
export function editJson(area: HTMLTextAreaElement, formOf: () => FieldForm | undefined): void {
  if (!area.closest('.try-json')) new JsonEditor(area, formOf)
}
