/** Focuses the control of a field once it is drawn, after a closing menu or dialog has returned its focus. */
export function focusField(pointer: string): void {
  const control = `[data-field="${CSS.escape(pointer)}"] :is(input, textarea, button)`
  setTimeout(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(control)?.focus()))
}
