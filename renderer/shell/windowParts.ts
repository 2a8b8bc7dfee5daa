import type { AppWindow } from '../host/scope/app-window.ts'
import { perApp } from '../host/scope/per-scope.ts'

/** A part of the window that keys go to: the navigation, each side of the middle, the preview, what stands below; the start screen as a whole. */
const PART = '[data-part]'

/** What takes the focus in a part that had it never, the best first. */
const FIRST = [
  '[role="tree"] [tabindex="0"], [role="treeitem"]',
  '[role="treegrid"][tabindex="0"]',
  '.monaco-editor [role="textbox"]',
  'iframe',
  'input:enabled, textarea:enabled, select:enabled, button:enabled, [tabindex="0"]:not(:disabled)',
]

/** What had the focus last in each part. */
const left = new WeakMap<Element, HTMLElement>()

/** Remembers what has the focus in each part, until the returned function is called. */
export function rememberFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const part = target.closest(PART)
    if (part) left.set(part, target)
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

const isVisible = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

function targetIn(part: Element): HTMLElement | undefined {
  const before = left.get(part)
  if (before && part.contains(before) && isVisible(before) && !before.matches(':disabled')) return before
  for (const selector of FIRST) {
    const found = [...part.querySelectorAll<HTMLElement>(selector)].find(isVisible)
    if (found) return found
  }
  return undefined
}

/** A question or a menu keeps the focus until it is answered or left. The search box of an editor is neither. */
const isHeld = (): boolean =>
  [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"]:not(.monaco-editor *), [role="alertdialog"]'),
  ].some(isVisible)

/** Puts the focus into the next part of the window (1) or the one before (-1), where it was there last. */
export function goToPart(by: 1 | -1): void {
  if (isHeld()) return
  const isIn = (part: Element) => part.contains(document.activeElement)
  const parts = [...document.querySelectorAll<HTMLElement>(PART)]
    .filter(isVisible)
    .filter(part => isIn(part) || targetIn(part))
  const at = parts.findIndex(isIn)
  const next = parts.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % parts.length)
  if (next) targetIn(next)?.focus()
}

/** What had the focus when a list below was opened. */
const aboveOf = perApp((): { element: Element | null } => ({ element: null }))

/** Puts the focus into the list that stands below the panes, as soon as it is drawn. */
export function enterListBelow(app: AppWindow): void {
  aboveOf(app).element = document.activeElement
  requestAnimationFrame(() => {
    const below = [...document.querySelectorAll<HTMLElement>(PART)].filter(isVisible).at(-1)
    if (!isHeld()) below?.querySelector<HTMLElement>('[role="treegrid"][tabindex="0"]')?.focus()
  })
}

/** Gives the focus back to what had it before a list below was entered, where the list took it along. */
export function leaveListBelow(app: AppWindow): void {
  const { element: above } = aboveOf(app)
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && above instanceof HTMLElement) above.focus()
  })
}
