/** The choices of a group: tabs, or the options of a select. */
const CHOICES = '[role=tab], .code-bar option'

/** What a group has itself, without nested groups. */
export const own = (group: Element, selector: string) =>
  [...group.querySelectorAll<HTMLElement>(selector)].filter(each => each.closest('[data-tabs]') === group)

/** The choices of a group of tabs, without those of nested groups. */
export const choicesOf = (group: Element) => own(group, CHOICES)

/** The title of a tab. */
export const titleOf = (choice: Element) => choice.textContent?.trim() ?? ''

/** Whether a choice is the current one. */
export const isChosen = (choice: Element) =>
  choice instanceof HTMLOptionElement ? choice.selected : choice.getAttribute('aria-selected') === 'true'

/** Shows the tab at an index of a group. */
export function select(group: Element, index: number): void {
  choicesOf(group).forEach((choice, position) => {
    if (choice instanceof HTMLOptionElement) choice.selected = position === index
    else {
      choice.setAttribute('aria-selected', String(position === index))
      choice.tabIndex = position === index ? 0 : -1
    }
  })
  own(group, '.panel').forEach((panel, position) => {
    panel.classList.toggle('on', position === index)
  })
}
