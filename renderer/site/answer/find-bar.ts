import { make } from '../base/make.ts'
import { requestText } from '../base/texts.ts'
import { type JsonLine, reveal } from './folded.ts'

/** A field that finds lines of a response: Enter goes to the next one, Shift+Enter to the previous one. */
export function findBar(lines: readonly JsonLine[]): HTMLElement {
  const bar = make('div', 'json-find')
  const input = make('input', '')
  Object.assign(input, { type: 'search', placeholder: requestText('find'), ariaLabel: requestText('find') })
  const count = make('span', '')
  count.role = 'status'
  let found: readonly HTMLElement[] = []
  let current = 0
  const show = () => {
    for (const [index, each] of found.entries()) each.classList.toggle('current', index === current)
    const element = found[current]
    if (element) reveal(element)
    const isAsked = input.value !== ''
    const values = { current: String(current + 1), count: String(found.length) }
    count.textContent = isAsked ? requestText(element ? 'foundOf' : 'foundNone', values) : ''
  }
  input.addEventListener('input', event => {
    event.stopPropagation()
    for (const each of found) each.classList.remove('found', 'current')
    const wanted = input.value.toLowerCase()
    found =
      wanted === ''
        ? []
        : lines.flatMap(({ element }) =>
            element.textContent?.toLowerCase().includes(wanted) ? [element] : [],
          )
    for (const each of found) each.classList.add('found')
    current = 0
    show()
  })
  input.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    // Enter in a field of the form would send the request.
    event.preventDefault()
    if (found.length === 0) return
    current = (current + (event.shiftKey ? -1 : 1) + found.length) % found.length
    show()
  })
  bar.append(input, count)
  return bar
}

/** The buttons that close and open all lists and objects of a response. */
export function foldButtons(box: HTMLElement): readonly HTMLElement[] {
  const button = (label: string, isOpen: boolean) => {
    const made = make('button', 'json-button', label)
    made.type = 'button'
    made.addEventListener('click', () => {
      // The outermost one stays open: closed, it would hide everything.
      for (const each of box.querySelectorAll<HTMLDetailsElement>('.json-fold .json-fold')) each.open = isOpen
    })
    return made
  }
  return [button(requestText('foldAll'), false), button(requestText('unfoldAll'), true)]
}
