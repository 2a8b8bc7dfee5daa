/** Gives the focus to the control of a field once it is drawn, and what was open has given its focus back. */
export function focusField(pointer: string): void {
  const control = `[data-field="${CSS.escape(pointer)}"] :is(input, textarea, button)`
  setTimeout(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(control)?.focus()))
}
