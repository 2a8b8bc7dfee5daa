/** A format of a body, and a body of that format, both by their index. */
export interface Picked {
  readonly format: number
  readonly choice: number
}

const FORMATS = '[data-pick="format"], [data-content]'

const boxOf = (root: ParentNode, format: number): Element | null =>
  root.querySelector(`[data-format="${format}"]`)

const radiosIn = (box: Element): readonly HTMLInputElement[] => [
  ...box.querySelectorAll<HTMLInputElement>('input[data-pick="choice"]'),
]

const selectIn = (box: Element): HTMLSelectElement | null =>
  box.querySelector<HTMLSelectElement>('select[data-pick="choice"]')

function choiceIn(root: ParentNode, format: number): number {
  const box = boxOf(root, format)
  if (!box) return 0
  const index = selectIn(box)?.selectedIndex ?? radiosIn(box).findIndex(({ checked }) => checked)
  return Math.max(0, index)
}

/** What the controls below an element choose. */
export function pickedIn(root: ParentNode): Picked {
  const format = Math.max(0, root.querySelector<HTMLSelectElement>(FORMATS)?.selectedIndex ?? 0)
  return { format, choice: choiceIn(root, format) }
}

/** Makes the controls below an element choose the same, and shows those of the format. */
export function pick(root: ParentNode, { format, choice }: Picked): void {
  const formats = root.querySelector<HTMLSelectElement>(FORMATS)
  if (formats) formats.selectedIndex = format
  const box = boxOf(root, format)
  const select = box && selectIn(box)
  if (select) select.selectedIndex = choice
  else if (box) for (const [index, radio] of radiosIn(box).entries()) radio.checked = index === choice
  for (const each of root.querySelectorAll<HTMLElement>('.choices > [data-format]'))
    each.hidden = each.dataset.format !== String(format)
}
